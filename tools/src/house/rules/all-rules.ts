import type { Rule } from '../rule.ts';
import { apiPaths } from './api-paths.ts';
import { arrows } from './arrows.ts';
import { literals } from './literals.ts';
import { looseEnds } from './loose-ends.ts';
import { names } from './names.ts';
import { noEscape } from './no-escape.ts';
import { noMachine } from './no-machine.ts';
import { readable } from './readable.ts';
import { size } from './size.ts';
import { testsTitles } from './tests-titles.ts';
import { tokens } from './tokens.ts';

/** Every rule of the house, in the order of the report. */
export const ALL_RULES: readonly Rule[] = [
  readable,
  arrows,
  noEscape,
  apiPaths,
  literals,
  tokens,
  size,
  names,
  looseEnds,
  testsTitles,
  noMachine,
];
