import { nameOf } from './rule.ts';

/** What is read of a node, of the linter or of the parser. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: Node;
  readonly tag?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly quasis?: readonly { readonly value: { readonly raw: string; readonly cooked: string | null } }[];
}

interface Call extends Node {
  readonly callee: Node;
  readonly arguments: readonly Node[];
}

/** One `it`, `test` or `describe` of a test file. */
export interface TestCall {
  readonly kind: 'test' | 'group';
  /** The title, with `…` for each expression of a template. */
  readonly title: string;
  readonly titleNode: Node;
  /** The inline function; undefined without one, and for a function passed by name. */
  readonly body: Node | undefined;
  /** False for a call with one of `SKIPPING`. */
  readonly runs: boolean;
}

const KINDS: ReadonlyMap<string, TestCall['kind']> = new Map([
  ['it', 'test'],
  ['test', 'test'],
  ['describe', 'group'],
  ['suite', 'group'],
]);

const SKIPPING = new Set(['skip', 'todo', 'fixme']);

/** Members `x` for which `test.x('title', …)` is a group, or neither a test nor a group. */
const OTHER_KINDS: ReadonlyMap<string, TestCall['kind'] | undefined> = new Map([
  ['describe', 'group'],
  ['step', undefined],
  ['use', undefined],
  ['extend', undefined],
  ['beforeEach', undefined],
  ['afterEach', undefined],
  ['beforeAll', undefined],
  ['afterAll', undefined],
]);

/** Reads a test call, also `it.each(…)('title', …)` and `test.describe.serial(…)`; undefined for another call. */
export function readTestCall(call: Call): TestCall | undefined {
  const [first, ...rest] = call.arguments;
  const kind = kindOf(call);
  const title = kind && first && titleOf(first);
  if (kind === undefined || first === undefined || title === undefined) return undefined;
  return { kind, title, titleNode: first, body: rest.find(isFunction), runs: runs(call) };
}

function kindOf({ type, callee, tag, object, property }: Node): TestCall['kind'] | undefined {
  const inner = callee ?? tag ?? object;
  if (inner === undefined) return undefined;
  const kind = inner.type === 'Identifier' ? KINDS.get(nameOf(inner) ?? '') : kindOf(inner);
  const member = nameOf(property) ?? '';
  return type === 'MemberExpression' && kind !== undefined && OTHER_KINDS.has(member) ? OTHER_KINDS.get(member) : kind;
}

function runs({ callee, object, property }: Node): boolean {
  if (callee !== undefined) return runs(callee);
  return object === undefined || (!SKIPPING.has(nameOf(property) ?? '') && runs(object));
}

function titleOf(node: Node): string | undefined {
  return (
    node.quasis?.map(({ value }) => value.cooked ?? value.raw).join('…') ??
    (node.type === 'Literal' ? nameOf(node) : undefined)
  );
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}
