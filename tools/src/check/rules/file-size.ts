import type { Rule, SourceFile, Violation } from '../rule.ts';

/** oxlint checks the size of TypeScript. */
const CHECKED = /\.(?:css|html|sh)$|^api-spec\/.*\.ya?ml$/u;
/** Files with data instead of code. The contract's index has one line per path. */
const EXEMPT = /\/fixtures\/|^docs\/|^api-spec\/(?:released|examples)\/|^api-spec\/openapi\.yaml$/u;
const MAX_LINES = 300;

export const fileSize: Rule = {
  name: 'file-size',
  description: 'files do not exceed their limit of lines',
  check: (files) => files.filter(({ path }) => CHECKED.test(path) && !EXEMPT.test(path)).flatMap(checkFile),
};

function checkFile({ path, text }: SourceFile): Violation[] {
  const lines = text.trimEnd().split('\n').length;
  if (lines <= MAX_LINES) return [];
  const message = `has ${lines} lines, above the limit of ${MAX_LINES}; move a part into its own file`;
  return [{ path, line: MAX_LINES + 1, message }];
}
