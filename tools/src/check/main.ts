/**
 * Checks what is about the repository rather than about the syntax of a file, which oxlint checks:
 * `node tools/src/check/main.ts [root]`. Exits with 1 if a rule finds a violation.
 */
import { join, resolve } from 'node:path';
import { readFiles } from './files.ts';
import { countResults, formatResults, runRules, writeReport } from './results.ts';
import { commitSubjects } from './rules/commit-subjects.ts';
import { coverage } from './rules/coverage.ts';
import { fileNames } from './rules/file-names.ts';
import { fileSize } from './rules/file-size.ts';
import { machineSpecific } from './rules/machine-specific.ts';
import { styleSheets } from './rules/style-sheets.ts';

const RULES = [coverage, fileNames, fileSize, styleSheets, machineSpecific, commitSubjects];

const start = performance.now();
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../..'));
const files = readFiles(root);
const results = runRules(files, root, RULES);
const counts = countResults(results);

console.log(formatResults(results, files.length, performance.now() - start));
writeReport(counts);
process.exitCode = counts.failed === 0 ? 0 : 1;
