import { type Context, defineRule, nameOf, type Node, report } from '../rule.ts';

const KEY_METHODS = new Set([
  'getQueryData',
  'setQueryData',
  'getQueryState',
  'setQueryDefaults',
  'setMutationDefaults',
]);
const KEY_FIELDS = new Set(['queryKey', 'mutationKey']);

export const queryKeys = defineRule('no query key is written by hand', (context) => ({
  Property({ key, value }) {
    if (KEY_FIELDS.has(nameOf(key) ?? '')) check(context, value);
  },
  CallExpression({ callee, arguments: [first] }) {
    const method = callee.type === 'MemberExpression' ? nameOf(callee.property) : undefined;
    if (KEY_METHODS.has(method ?? '')) check(context, first);
  },
}));

function check(context: Context, key: Node | undefined): void {
  if (key?.type !== 'ArrayExpression') return;
  if (!key.elements.some((element) => element?.type === 'Literal' || element?.type === 'TemplateLiteral')) return;
  report(
    context,
    key,
    'contains a handwritten query key; take it from the options, or from `queryKeyOf`, of @croupier/sdk/hooks',
  );
}
