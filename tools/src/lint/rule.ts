import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports the types of a plugin only through its tester.
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
export type Context = Parameters<Rule['create']>[0];
export type Visitor = ReturnType<Rule['create']>;
export type Node = NonNullable<ReturnType<Context['sourceCode']['getNodeByRangeIndex']>>;
export type NodeOf<T extends Node['type']> = Extract<Node, { type: T }>;

/** Creates a rule; `create` gets the path of the file relative to the repository root, with forward slashes. */
export function defineRule(
  description: string,
  create: (context: Context, path: string) => Visitor,
  schema: NonNullable<Rule['meta']>['schema'] = [],
): Rule {
  return {
    meta: { type: 'problem', docs: { description }, schema },
    create: (context) => create(context, relative(context.cwd, context.filename).split(sep).join('/')),
  };
}

/** Reports a violation: what is wrong, and what to do instead. */
export function report(context: Context, at: Node | number, message: string): void {
  if (typeof at === 'number') context.report({ loc: context.sourceCode.getLocFromIndex(at), message });
  else context.report({ node: at, message });
}

/** The name of an identifier, a non-computed key or a string literal. */
export function nameOf(node: { readonly type: string } | null | undefined): string | undefined {
  if (node === null || node === undefined) return undefined;
  const name: unknown = Reflect.get(node, node.type === 'Literal' ? 'value' : 'name');
  return typeof name === 'string' ? name : undefined;
}

/** The ancestors of a node, nearest first. */
export function* ancestors(node: Node): Generator<Node> {
  for (let ancestor: Node | null = node.parent; ancestor !== null; ancestor = ancestor.parent) yield ancestor;
}
