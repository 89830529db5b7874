import { matchesAny } from '../globs.ts';
import { type Rule, type Violation, violationAt } from '../rule.ts';
import type { Purpose, SourceFile } from '../source-file.ts';

const MAX_FUNCTION_LINES = 80;

const MAX_FILE_LINES: Readonly<Record<Purpose, number>> = {
  generated: Infinity,
  test: 400,
  story: 300,
  'hand-written': 300,
};

const CHECKED = ['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,css,html,sh}', 'api-spec/**/*.{yaml,yml}'];

/** Files with data instead of code. */
const EXEMPT = [
  '**/*.data.ts',
  '**/fixtures/**',
  '**/locales/**',
  'docs/**',
  'api-spec/released/**',
  'api-spec/examples/**',
  // The contract's index: one line per path.
  'api-spec/openapi.yaml',
];

const ADVICE: Readonly<Record<Purpose, string>> = {
  generated: 'generate less',
  test: 'split the tests by subject',
  story: 'split the stories by state',
  'hand-written': 'move a part into its own file',
};

export const fileSize: Rule = {
  name: 'file-size',
  description: 'files and functions do not exceed their limit of lines',
  *check(repository) {
    for (const file of repository.files) {
      if (!matchesAny(CHECKED, file.path) || matchesAny(EXEMPT, file.path)) continue;
      yield* checkFile(file);
      if (file.purpose === 'hand-written' || file.purpose === 'story') yield* checkFunctions(file);
    }
  },
};

function* checkFile(file: SourceFile): Generator<Violation> {
  const limit = MAX_FILE_LINES[file.purpose];
  const lines = file.lineAt(file.text.trimEnd().length);
  if (lines > limit)
    yield {
      path: file.path,
      line: limit + 1,
      message: `has ${lines} lines, above the limit of ${limit}; ${ADVICE[file.purpose]}`,
    };
}

function* checkFunctions(file: SourceFile): Generator<Violation> {
  for (const { node } of file.syntax.nodesOf('FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression')) {
    const lines = file.lineAt(node.end) - file.lineAt(node.start) + 1;
    if (lines <= MAX_FUNCTION_LINES) continue;
    yield violationAt(
      file,
      node.start,
      `starts a function of ${lines} lines, above the limit of ${MAX_FUNCTION_LINES}; extract steps into named functions, components or hooks`,
    );
  }
}
