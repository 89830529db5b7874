/** Checks the repository: `node tools/src/check/main.ts [root]`. Exits with 1 if a rule finds a violation. */
import { resolve } from 'node:path';
import { readRepository } from './repository.ts';
import { countResults, formatResults, runRules, writeReport } from './results.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import { readCommits } from './rules/commit-subjects.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

const start = performance.now();
const root = resolve(process.argv[2] ?? ROOT);
const repository = readRepository(root, readCommits(root));
const results = runRules(repository, ALL_RULES);
const counts = countResults(results);

console.log(formatResults(results, repository.files.length, performance.now() - start));
writeReport(counts);
process.exitCode = counts.failed === 0 ? 0 : 1;
