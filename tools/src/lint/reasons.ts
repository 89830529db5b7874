import type { Context } from './rule.ts';

type Comment = ReturnType<Context['sourceCode']['getAllComments']>[number];

const TS_DIRECTIVE = /^\s*@ts-(?:ignore|expect-error|nocheck)\b(.*)$/su;
const LINT_DIRECTIVE = /^\s*(?:oxlint|eslint)-disable\S*(.*)$/su;

/** True when a comment on the line, or a line comment on the line before, contains a reason. */
export function hasReason({ sourceCode }: Context, line: number): boolean {
  return sourceCode.getAllComments().some((comment) => {
    if (!isReason(comment)) return false;
    const { start, end } = comment.loc;
    return start.line === line || end.line === line || (end.line === line - 1 && !comment.value.startsWith('*'));
  });
}

/** True for a comment of at least two words that is no directive. */
function isReason({ value }: Comment): boolean {
  return !TS_DIRECTIVE.test(value) && !LINT_DIRECTIVE.test(value) && hasWords(value);
}

function hasWords(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

/** The tool that a directive disables; undefined for another comment, or when the directive contains a reason. */
export function disabledWithoutReason({ value }: Comment): string | undefined {
  const afterTs = TS_DIRECTIVE.exec(value)?.[1];
  if (afterTs !== undefined) return hasWords(afterTs) ? undefined : 'the type checker';
  const afterLint = LINT_DIRECTIVE.exec(value)?.[1];
  if (afterLint === undefined) return undefined;
  return hasWords(afterLint.split(/\s--/u)[1] ?? '') ? undefined : 'the linter';
}
