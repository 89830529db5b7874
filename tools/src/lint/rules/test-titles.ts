import { defineRule, nameOf, type NodeOf, report } from '../rule.ts';
import { readTestCall, type TestCall } from '../test-calls.ts';

const VAGUE_WORDS = /^\s*(renders?|works?|should (?:render|work))\b/iu;
const ASSERTION = /^(?:expect|assert)/u;

export const testTitles = defineRule('a test title states outcome and condition, and the test can fail', (context) => {
  const tests: TestCall[] = [];
  /** Offsets of all assertions. */
  const asserting: number[] = [];
  return {
    CallExpression(node) {
      const call = readTestCall(node);
      if (call?.kind === 'test') tests.push(call);
      if (isAssertion(node)) asserting.push(node.start);
    },
    'Program:exit'() {
      for (const call of tests) {
        const message = checkTitle(call) ?? checkBody(call, asserting);
        if (message !== undefined) report(context, call.titleNode.start, message);
      }
    },
  };
});

function checkTitle({ title }: TestCall): string | undefined {
  const word = VAGUE_WORDS.exec(title)?.[1];
  return (
    word &&
    `has the test title “${word} …” without an outcome; state outcome and condition, such as “refuses an amount above the balance”`
  );
}

function checkBody({ body, title }: TestCall, asserting: readonly number[]): string | undefined {
  if (body === undefined || asserting.some((offset) => body.start <= offset && offset < body.end)) return undefined;
  return `has the test “${title}” without an assertion; call expect, assert, or a function whose name starts with one of them`;
}

/** True for a call of a function named expect… or assert…, and of a method such as fc.assert and expect.soft. */
function isAssertion({ callee }: NodeOf<'CallExpression'>): boolean {
  const names =
    callee.type === 'MemberExpression' ? [nameOf(callee.object), nameOf(callee.property)] : [nameOf(callee)];
  return names.some((name) => name !== undefined && ASSERTION.test(name));
}
