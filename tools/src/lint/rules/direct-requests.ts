import { findGlobals } from '../globals.ts';
import { defineRule, type Node, report } from '../rule.ts';

const CALLERS = new Set(['fetch', 'XMLHttpRequest']);

export const directRequests = defineRule('the API is called through the SDK only', (context) => ({
  Program() {
    for (const { outer, node, spellings } of findGlobals(context, CALLERS)) {
      if (isCalled(outer))
        report(
          context,
          node,
          `calls ${spellings[0]} directly; call the operation from @croupier/sdk, or add this file with a reason to config.ts of the linter`,
        );
    }
  },
}));

function isCalled(node: Node): boolean {
  const { parent } = node;
  return (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === node;
}
