import { defineRule, nameOf, type Node, report } from '../rule.ts';

const TEST_CALLS = new Set(['it', 'test', 'describe', 'suite', 'bench']);

/** Covers the tests of Vitest and of Playwright; oxlint's own rules cover Vitest only. */
export const focusedTests = defineRule('no test is focused or skipped', (context) => ({
  MemberExpression({ object, property }) {
    const method = nameOf(property) ?? '';
    if (!['only', 'skip'].includes(method) || !TEST_CALLS.has(rootName(object))) return;
    report(context, property, `has .${method} on a test; remove it, and fix or delete the failing test`);
  },
}));

/** `test` of `test.describe`. */
function rootName(node: Node): string {
  return node.type === 'MemberExpression' ? rootName(node.object) : (nameOf(node) ?? '');
}
