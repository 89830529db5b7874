/** What checks the house: `node tools/src/house/main.ts [root]`. Exits 1 when a rule refuses something. */
import { resolve } from 'node:path';
import { writeCheckReport } from './check-report.ts';
import { formatVerdicts, tallyVerdicts } from './format-verdicts.ts';
import { readHouse } from './read-house.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import { runRules } from './run-rules.ts';

const HOUSE = resolve(import.meta.dirname, '../../..');

const began = performance.now();
const house = readHouse(resolve(process.argv[2] ?? HOUSE));
const verdicts = runRules(house, ALL_RULES);
const tally = tallyVerdicts(verdicts);

console.log(formatVerdicts(verdicts, house.files.length, performance.now() - began));
writeCheckReport(tally);
process.exitCode = tally.failed === 0 ? 0 : 1;
