import type { Node } from 'oxc-parser';
import { isOfType, nameOf, type Syntax } from './syntax.ts';

/** One `it`, `test` or `describe` of a test file. */
export interface TestCall {
  readonly kind: 'test' | 'group';
  /** The title, with `…` for each expression of a template. */
  readonly title: string;
  readonly titleNode: Node;
  /** The inline function; undefined for `it.todo('…')` and for a function passed by name. */
  readonly body: Node | undefined;
  /** False for `.skip`, `.todo` and `.fixme`. */
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

/** All test calls in source order, including `it.each(…)('title', …)` and `test.describe.serial(…)`. */
export function findTestCalls(syntax: Syntax): TestCall[] {
  return syntax.nodesOf('CallExpression').flatMap((place): TestCall[] => {
    const kind = kindOf(place.node.callee);
    const [first, ...rest] = place.node.arguments;
    const title = kind && first && titleOf(first);
    if (kind === undefined || first === undefined || title === undefined) return [];
    return [{ kind, title, titleNode: first, body: rest.find(isFunction), runs: runs(place.node.callee) }];
  });
}

function kindOf(callee: Node): TestCall['kind'] | undefined {
  if (isOfType(callee, 'Identifier')) return KINDS.get(callee.name);
  if (isOfType(callee, 'CallExpression')) return kindOf(callee.callee);
  if (isOfType(callee, 'TaggedTemplateExpression')) return kindOf(callee.tag);
  if (!isOfType(callee, 'MemberExpression')) return undefined;
  const member = nameOf(callee.property) ?? '';
  const objectKind = kindOf(callee.object);
  return objectKind !== undefined && OTHER_KINDS.has(member) ? OTHER_KINDS.get(member) : objectKind;
}

function runs(callee: Node): boolean {
  if (isOfType(callee, 'CallExpression')) return runs(callee.callee);
  if (!isOfType(callee, 'MemberExpression')) return true;
  return !SKIPPING.has(nameOf(callee.property) ?? '') && runs(callee.object);
}

function titleOf(node: Node): string | undefined {
  if (isOfType(node, 'TemplateLiteral')) return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
  return isOfType(node, 'Literal') ? nameOf(node) : undefined;
}

function isFunction(node: Node): boolean {
  return isOfType(node, 'ArrowFunctionExpression') || isOfType(node, 'FunctionExpression');
}
