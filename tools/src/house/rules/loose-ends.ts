import type { Comment, Node } from 'oxc-parser';
import { findByPath, matchesAny } from '../globs.ts';
import { type Exception, refuse, type Refusal, type Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf } from '../syntax.ts';

/** The one file that may set HTML, once there is a sanitiser; nothing yet. */
const MAY_SET_HTML: readonly Exception[] = [];

const MAY_PRINT: readonly Exception[] = [
  { path: 'tools/**', reason: 'speaks to a developer in a terminal' },
  { path: 'apps/web/server/**', reason: 'says where it listens' },
  { path: 'packages/mock-server/src/server-main.ts', reason: 'says where it listens' },
];

const PRINTERS = new Set(['log', 'debug', 'dir', 'table', 'trace']);
const TEST_CALLS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const UNFINISHED = /\b(?:TODO|FIXME|XXX)\b/u;

const TS_DIRECTIVE = /^\s*@ts-(?:ignore|expect-error|nocheck)\b(.*)$/su;
const LINT_DIRECTIVE = /^\s*(?:oxlint|eslint)-disable\S*(.*)$/su;

const CHECKS: readonly ((file: SourceFile) => Iterable<Refusal>)[] = [
  findEscapes,
  findDirectives,
  findUnfinished,
  findFocus,
  findRawHtml,
  findPrinting,
];

export const looseEnds: Rule = {
  name: 'loose-ends',
  promise: 'nothing is switched off, forced, left for later or printed without a reason',
  *check(house) {
    for (const file of house.files) {
      if (!file.isCode || file.purpose === 'generated') continue;
      for (const check of CHECKS) yield* check(file);
    }
  },
};

/** Ways past the type checker that no reason stands beside. */
function* findEscapes(file: SourceFile): Generator<Refusal> {
  for (const { node, at, says } of typeEscapes(file)) {
    const lines = new Set([file.lineAt(node.start), file.lineAt(at)]);
    if (![...lines].some((line) => hasReason(file, line)))
      yield refuse(file, at, `${says}, or say why on the line before`);
  }
}

interface Escape {
  readonly node: Node;
  /** Where the escape is written, which in a long expression is lines below its start. */
  readonly at: number;
  readonly says: string;
}

function typeEscapes({ syntax }: SourceFile): Escape[] {
  const anys = syntax.nodesOf('TSAnyKeyword').map(({ node }): Escape => {
    return { node, at: node.start, says: 'uses any; write the type, or unknown and a check' };
  });
  const casts = syntax.nodesOf('TSAsExpression', 'TSTypeAssertion').flatMap(({ node }): Escape[] => {
    const isConst =
      isOfType(node.typeAnnotation, 'TSTypeReference') && nameOf(node.typeAnnotation.typeName) === 'const';
    return isConst
      ? []
      : [{ node, at: node.typeAnnotation.start, says: 'casts a type; narrow it by a check or use satisfies' }];
  });
  const bangs = syntax.nodesOf('TSNonNullExpression').map(({ node }): Escape => {
    return { node, at: node.end - 1, says: 'claims by ! that a value is there; handle its absence' };
  });
  return [...anys, ...casts, ...bangs];
}

/** Whether a comment on the line, or a line comment of its own on the line before, says why. */
function hasReason(file: SourceFile, line: number): boolean {
  return file.syntax.comments.some((comment) => {
    if (!isReason(comment)) return false;
    const start = file.lineAt(comment.start);
    const end = file.lineAt(comment.end);
    return start === line || end === line || (end === line - 1 && !comment.value.startsWith('*'));
  });
}

/** Two words at least; a directive is no reason for another. */
function isReason({ value }: Comment): boolean {
  return !TS_DIRECTIVE.test(value) && !LINT_DIRECTIVE.test(value) && saysSomething(value);
}

function saysSomething(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= 2;
}

function* findDirectives(file: SourceFile): Generator<Refusal> {
  for (const comment of file.syntax.comments) {
    const silencing = reasonlessDirective(comment);
    if (silencing === undefined || hasReason(file, file.lineAt(comment.start))) continue;
    yield refuse(
      file,
      comment.start,
      `silences ${silencing} without a reason; mend what it complains of, or say why on the line before`,
    );
  }
}

function reasonlessDirective({ value }: Comment): string | undefined {
  const afterTs = TS_DIRECTIVE.exec(value)?.[1];
  if (afterTs !== undefined) return saysSomething(afterTs) ? undefined : 'the type checker';
  const afterLint = LINT_DIRECTIVE.exec(value)?.[1];
  if (afterLint === undefined) return undefined;
  return saysSomething(afterLint.split(/\s--/u)[1] ?? '') ? undefined : 'the linter';
}

function* findUnfinished(file: SourceFile): Generator<Refusal> {
  for (const { value, start } of file.syntax.comments) {
    const mark = UNFINISHED.exec(value);
    if (mark !== null)
      yield refuse(
        file,
        start + 2 + mark.index,
        `leaves a ${mark[0]}; do it now, or write it down as work where work is planned`,
      );
  }
}

function* findFocus(file: SourceFile): Generator<Refusal> {
  if (file.purpose !== 'test') return;
  for (const { node } of file.syntax.nodesOf('MemberExpression')) {
    const method = nameOf(node.property) ?? '';
    if (!['only', 'skip'].includes(method) || !TEST_CALLS.has(rootName(node.object))) continue;
    yield refuse(
      file,
      node.property.start,
      `leaves .${method} on a test; take it off, and mend or delete what does not hold`,
    );
  }
}

/** `test` of `test.describe`. */
function rootName(node: Node): string {
  return isOfType(node, 'MemberExpression') ? rootName(node.object) : (nameOf(node) ?? '');
}

function* findRawHtml(file: SourceFile): Generator<Refusal> {
  if (findByPath(MAY_SET_HTML, file.path) !== undefined) return;
  for (const { node } of file.syntax.nodesOf('JSXAttribute', 'Property')) {
    const name = nameOf(isOfType(node, 'Property') ? node.key : node.name);
    if (name !== 'dangerouslySetInnerHTML') continue;
    yield refuse(file, node.start, 'sets HTML by dangerouslySetInnerHTML; show text, or go through the one sanitiser');
  }
}

function* findPrinting(file: SourceFile): Generator<Refusal> {
  const isShipped = matchesAny(['**/src/**'], file.path) && file.purpose === 'hand-written';
  if (!isShipped || findByPath(MAY_PRINT, file.path) !== undefined) return;
  for (const { node } of file.syntax.nodesOf('MemberExpression')) {
    const method = nameOf(node.property) ?? '';
    if (nameOf(node.object) !== 'console' || !PRINTERS.has(method)) continue;
    yield refuse(file, node.start, `prints by console.${method}; take it out, or let the caller decide what is told`);
  }
}
