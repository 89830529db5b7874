import { type Rule, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf } from '../syntax.ts';
import { findTestCalls, type TestCall } from '../test-calls.ts';

const VAGUE_WORDS = /^\s*(renders?|works?|should (?:render|work))\b/iu;
const ASSERTION = /^(?:expect|assert)/u;

export const testTitles: Rule = {
  name: 'test-titles',
  description: 'a test title states outcome and condition, and the test can fail',
  *check(repository) {
    for (const file of repository.files) {
      if (file.purpose !== 'test') continue;
      const asserting = findAssertions(file);
      for (const call of findTestCalls(file.syntax)) {
        if (call.kind !== 'test') continue;
        const message = checkTitle(call) ?? checkBody(call, asserting);
        if (message !== undefined) yield violationAt(file, call.titleNode.start, message);
      }
    }
  },
};

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

/** Offsets of all calls of functions named expect… or assert…, and of methods such as fc.assert and expect.soft. */
function findAssertions({ syntax }: SourceFile): number[] {
  return syntax.nodesOf('CallExpression').flatMap(({ node }) => {
    const { callee } = node;
    const names = isOfType(callee, 'MemberExpression')
      ? [nameOf(callee.object), nameOf(callee.property)]
      : [nameOf(callee)];
    return names.some((name) => name !== undefined && ASSERTION.test(name)) ? [node.start] : [];
  });
}
