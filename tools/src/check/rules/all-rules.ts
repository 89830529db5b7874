import type { Rule } from '../rule.ts';
import { apiPaths } from './api-paths.ts';
import { commentNames } from './comment-names.ts';
import { commitSubjects } from './commit-subjects.ts';
import { contractLists } from './contract-lists.ts';
import { dependencies } from './dependencies.ts';
import { domainAreas } from './domain-areas.ts';
import { fileNames } from './file-names.ts';
import { fileSize } from './file-size.ts';
import { forbiddenCode } from './forbidden-code.ts';
import { literals } from './literals.ts';
import { machineSpecific } from './machine-specific.ts';
import { packageBoundaries } from './package-boundaries.ts';
import { testTitles } from './test-titles.ts';
import { tokens } from './tokens.ts';
import { words } from './words.ts';

/** Reports files with syntax errors, which the other rules cannot check. */
export const parsable: Rule = {
  name: 'parsable',
  description: 'every source file can be parsed',
  *check({ files }) {
    for (const { path, syntax } of files) {
      const [problem] = syntax.problems;
      if (problem !== undefined) yield { path, line: 1, message: `cannot be parsed (${problem}); fix the syntax` };
    }
  },
};

/** All rules, in the order of the report. */
export const ALL_RULES: readonly Rule[] = [
  parsable,
  dependencies,
  domainAreas,
  packageBoundaries,
  apiPaths,
  contractLists,
  literals,
  tokens,
  fileSize,
  fileNames,
  words,
  commentNames,
  forbiddenCode,
  testTitles,
  machineSpecific,
  commitSubjects,
];
