/**
 * Reports the requirements that tests prove: `node tools/src/requirements/main.ts [--area <name>] [--json] [--check] [root]`.
 * With --check it only prints problems, and exits with 1 if there is one.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readFiles } from '../check/files.ts';
import { writeReport } from '../check/results.ts';
import {
  coverageAsJson,
  formatCoverage,
  measureCoverage,
  readInventory,
  type Requirement,
  type Title,
} from './inventory.ts';
import { checkTitles, findTitles } from './titles.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const INVENTORY = 'docs/requirements.yaml';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    area: { type: 'string' },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const root = resolve(positionals[0] ?? ROOT);
const inventory = readInventory(readFileSync(join(root, INVENTORY), 'utf8'));
const titles = findTitles(readFiles(root));
process.exitCode = values.check ? check(inventory, titles) : report(inventory, titles);

function check(requirements: readonly Requirement[], testTitles: readonly Title[]): number {
  const checks = checkTitles(requirements, testTitles, INVENTORY);
  const failed = checks.filter(({ problems }) => problems.length > 0).length;
  for (const { problems } of checks) for (const problem of problems) console.log(problem);
  console.log(
    `${requirements.length} requirements, ${testTitles.length} titles: ${checks.length - failed} checks passed, ${failed} failed`,
  );
  writeReport({ passed: checks.length - failed, failed });
  return failed === 0 ? 0 : 1;
}

function report(requirements: readonly Requirement[], testTitles: readonly Title[]): number {
  const areas = measureCoverage(requirements, testTitles);
  const reportedAreas = areas.filter(({ area }) => values.area === undefined || area === values.area);
  if (reportedAreas.length === 0) {
    console.error(
      `${INVENTORY} has no area called ${values.area}; choose one of ${areas.map(({ area }) => area).join(', ')}.`,
    );
    return 1;
  }
  console.log(values.json ? coverageAsJson(reportedAreas) : formatCoverage(reportedAreas));
  return 0;
}
