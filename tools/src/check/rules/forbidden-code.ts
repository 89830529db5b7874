import type { Comment, Node } from 'oxc-parser';
import { findByPath, matchesAny } from '../globs.ts';
import { type Exception, type Rule, type Violation, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf } from '../syntax.ts';

const MAY_PRINT: readonly Exception[] = [
  { path: 'tools/**', reason: 'prints to a terminal' },
  { path: 'apps/web/server/**', reason: 'prints its address' },
  { path: 'packages/mock-server/src/server-main.ts', reason: 'prints its address' },
];

const PRINTERS = new Set(['log', 'debug', 'dir', 'table', 'trace']);
const TEST_CALLS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const UNFINISHED = /\b(?:TODO|FIXME|XXX)\b/u;

const TS_DIRECTIVE = /^\s*@ts-(?:ignore|expect-error|nocheck)\b(.*)$/su;
const LINT_DIRECTIVE = /^\s*(?:oxlint|eslint)-disable\S*(.*)$/su;

const CHECKS: readonly ((file: SourceFile) => Iterable<Violation>)[] = [
  findEscapes,
  findDirectives,
  findUnfinished,
  findFocus,
  findRawHtml,
  findPrinting,
];

export const forbiddenCode: Rule = {
  name: 'forbidden-code',
  description: 'no type escape, disabled check, TODO, focused test, raw HTML or console output without a reason',
  *check(repository) {
    for (const file of repository.files) {
      if (!file.isCode || file.purpose === 'generated') continue;
      for (const check of CHECKS) yield* check(file);
    }
  },
};

/** Finds type escapes without a reason in a comment. */
function* findEscapes(file: SourceFile): Generator<Violation> {
  for (const { node, offset, message } of typeEscapes(file)) {
    const lines = new Set([file.lineAt(node.start), file.lineAt(offset)]);
    if (![...lines].some((line) => hasReason(file, line)))
      yield violationAt(file, offset, `${message}, or give the reason in a comment on the line before`);
  }
}

interface Escape {
  readonly node: Node;
  /** The offset of the escape; in a long expression it can be several lines below the start of the node. */
  readonly offset: number;
  readonly message: string;
}

function typeEscapes({ syntax }: SourceFile): Escape[] {
  const anys = syntax.nodesOf('TSAnyKeyword').map(({ node }): Escape => {
    return { node, offset: node.start, message: 'uses any; write the type, or unknown and a check' };
  });
  const casts = syntax.nodesOf('TSAsExpression', 'TSTypeAssertion').flatMap(({ node }): Escape[] => {
    const isConst =
      isOfType(node.typeAnnotation, 'TSTypeReference') && nameOf(node.typeAnnotation.typeName) === 'const';
    return isConst
      ? []
      : [{ node, offset: node.typeAnnotation.start, message: 'casts a type; narrow it by a check or use satisfies' }];
  });
  const nonNullAssertions = syntax.nodesOf('TSNonNullExpression').map(({ node }): Escape => {
    return { node, offset: node.end - 1, message: 'asserts non-null by !; handle the missing value' };
  });
  return [...anys, ...casts, ...nonNullAssertions];
}

/** True when a comment on the line, or a line comment on the line before, contains a reason. */
function hasReason(file: SourceFile, line: number): boolean {
  return file.syntax.comments.some((comment) => {
    if (!isReason(comment)) return false;
    const start = file.lineAt(comment.start);
    const end = file.lineAt(comment.end);
    return start === line || end === line || (end === line - 1 && !comment.value.startsWith('*'));
  });
}

/** True for a comment of at least two words that is no directive. */
function isReason({ value }: Comment): boolean {
  return !TS_DIRECTIVE.test(value) && !LINT_DIRECTIVE.test(value) && hasWords(value);
}

function hasWords(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

function* findDirectives(file: SourceFile): Generator<Violation> {
  for (const comment of file.syntax.comments) {
    const disabledTool = disabledWithoutReason(comment);
    if (disabledTool === undefined || hasReason(file, file.lineAt(comment.start))) continue;
    yield violationAt(
      file,
      comment.start,
      `disables ${disabledTool} without a reason; fix the problem, or give the reason in a comment on the line before`,
    );
  }
}

/** The tool that a directive disables; undefined for another comment, or when the directive contains a reason. */
function disabledWithoutReason({ value }: Comment): string | undefined {
  const afterTs = TS_DIRECTIVE.exec(value)?.[1];
  if (afterTs !== undefined) return hasWords(afterTs) ? undefined : 'the type checker';
  const afterLint = LINT_DIRECTIVE.exec(value)?.[1];
  if (afterLint === undefined) return undefined;
  return hasWords(afterLint.split(/\s--/u)[1] ?? '') ? undefined : 'the linter';
}

function* findUnfinished(file: SourceFile): Generator<Violation> {
  for (const { value, start } of file.syntax.comments) {
    const mark = UNFINISHED.exec(value);
    if (mark !== null)
      yield violationAt(file, start + 2 + mark.index, `contains a ${mark[0]}; do it now, or file an issue`);
  }
}

function* findFocus(file: SourceFile): Generator<Violation> {
  if (file.purpose !== 'test') return;
  for (const { node } of file.syntax.nodesOf('MemberExpression')) {
    const method = nameOf(node.property) ?? '';
    if (!['only', 'skip'].includes(method) || !TEST_CALLS.has(rootName(node.object))) continue;
    yield violationAt(
      file,
      node.property.start,
      `has .${method} on a test; remove it, and fix or delete the failing test`,
    );
  }
}

/** `test` of `test.describe`. */
function rootName(node: Node): string {
  return isOfType(node, 'MemberExpression') ? rootName(node.object) : (nameOf(node) ?? '');
}

function* findRawHtml(file: SourceFile): Generator<Violation> {
  for (const { node } of file.syntax.nodesOf('JSXAttribute', 'Property')) {
    const name = nameOf(isOfType(node, 'Property') ? node.key : node.name);
    if (name !== 'dangerouslySetInnerHTML') continue;
    yield violationAt(
      file,
      node.start,
      'sets HTML by dangerouslySetInnerHTML; render text, or use SafeHtml, which sanitises',
    );
  }
}

function* findPrinting(file: SourceFile): Generator<Violation> {
  const isShipped = matchesAny(['**/src/**'], file.path) && file.purpose === 'hand-written';
  if (!isShipped || findByPath(MAY_PRINT, file.path) !== undefined) return;
  for (const { node } of file.syntax.nodesOf('MemberExpression')) {
    const method = nameOf(node.property) ?? '';
    if (nameOf(node.object) !== 'console' || !PRINTERS.has(method)) continue;
    yield violationAt(file, node.start, `prints with console.${method}; remove it, or return the text to the caller`);
  }
}
