import { type Context, defineRule, nameOf, type Node, report } from '../rule.ts';

/** Undocumented fields of a dependency that code has used; their names show it too little. */
const KNOWN = new Set(['ctr', 'compat', 'stateNode', 'memoizedProps', 'recentlyCreatedOwnerStacks']);
/** Documented: Zod's `default` and its introspection, and the operation's id in a generated query key. */
const PUBLIC = new Set(['_default', '_zod', '_id']);
const PRIVATE = /^_[A-Za-z_]/u;

export const privateFields = defineRule('no private field of a dependency is used', (context) => ({
  MemberExpression(node) {
    if (node.object.type !== 'ThisExpression' && node.object.type !== 'MetaProperty') check(context, node.property);
  },
  ObjectPattern({ properties }) {
    for (const property of properties) if (property.type === 'Property') check(context, property.key);
  },
  CallExpression({ callee, arguments: [, name] }) {
    const isReflect = callee.type === 'MemberExpression' && nameOf(callee.object) === 'Reflect';
    const isDefine = callee.type === 'MemberExpression' && nameOf(callee.property) === 'defineProperty';
    if ((isReflect || isDefine) && name?.type === 'Literal') check(context, name);
  },
  ImportSpecifier: ({ imported }) => check(context, imported),
}));

function check(context: Context, node: Node): void {
  const name = nameOf(node);
  if (name === undefined || PUBLIC.has(name) || !(PRIVATE.test(name) || KNOWN.has(name))) return;
  report(
    context,
    node,
    `uses ${name}, a private field of a dependency; use its documented API, or measure the gain and move the use into one file with a test that fails when the dependency changes`,
  );
}
