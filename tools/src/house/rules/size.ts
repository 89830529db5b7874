import { matchesAny } from '../globs.ts';
import { refuse, type Refusal, type Rule } from '../rule.ts';
import type { Purpose, SourceFile } from '../source-file.ts';

const MAX_FUNCTION_LINES = 80;

const MAX_FILE_LINES: Readonly<Record<Purpose, number>> = {
  generated: Infinity,
  test: 400,
  story: 300,
  'hand-written': 300,
};

/** What people write by hand and read from top to bottom. */
const WRITTEN = ['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,css,html,sh}', 'api-spec/**/*.{yaml,yml}'];

/** Data, not code: nobody reads it from top to bottom. */
const EXEMPT = [
  '**/*.data.ts',
  '**/fixtures/**',
  '**/locales/**',
  'docs/**',
  'api-spec/released/**',
  'api-spec/examples/**',
];

const ADVICE: Readonly<Record<Purpose, string>> = {
  generated: 'make the generator write less',
  test: 'split the tests by what they prove',
  story: 'split the stories by state',
  'hand-written': 'move a part that has a name of its own into its own file',
};

export const size: Rule = {
  name: 'size',
  promise: 'files and functions are short enough to be read in one go',
  *check(house) {
    for (const file of house.files) {
      if (!matchesAny(WRITTEN, file.path) || matchesAny(EXEMPT, file.path)) continue;
      yield* checkFile(file);
      if (file.purpose === 'hand-written' || file.purpose === 'story') yield* checkFunctions(file);
    }
  },
};

function* checkFile(file: SourceFile): Generator<Refusal> {
  const limit = MAX_FILE_LINES[file.purpose];
  const lines = file.lineAt(file.text.trimEnd().length);
  if (lines > limit)
    yield {
      path: file.path,
      line: limit + 1,
      says: `goes on to line ${lines}, above ${limit}; ${ADVICE[file.purpose]}`,
    };
}

function* checkFunctions(file: SourceFile): Generator<Refusal> {
  for (const { node } of file.syntax.nodesOf('FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression')) {
    const lines = file.lineAt(node.end) - file.lineAt(node.start) + 1;
    if (lines <= MAX_FUNCTION_LINES) continue;
    yield refuse(
      file,
      node.start,
      `begins a function of ${lines} lines, above ${MAX_FUNCTION_LINES}; give its steps names and functions (or components and hooks) of their own`,
    );
  }
}
