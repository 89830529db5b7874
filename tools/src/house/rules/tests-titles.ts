import { refuse, type Rule } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, nameOf } from '../syntax.ts';
import { findTestCalls, type TestCall } from '../test-calls.ts';

const EMPTY_WORDS = /^\s*(renders?|works?|should (?:render|work))\b/iu;
const ASSERTION = /^(?:expect|assert)/u;

export const testsTitles: Rule = {
  name: 'tests-titles',
  promise: 'a test says what comes out under which condition, and can fail',
  *check(house) {
    for (const file of house.files) {
      if (file.purpose !== 'test') continue;
      const asserting = findAssertions(file);
      for (const call of findTestCalls(file.syntax)) {
        if (call.kind !== 'test') continue;
        const says = judgeTitle(call) ?? judgeBody(call, asserting);
        if (says !== undefined) yield refuse(file, call.titleNode.start, says);
      }
    }
  },
};

function judgeTitle({ title }: TestCall): string | undefined {
  const word = EMPTY_WORDS.exec(title)?.[1];
  return (
    word &&
    `calls a test “${word} …”, which says nothing; name the outcome and its condition, such as “refuses an amount above the balance”`
  );
}

function judgeBody({ body, title }: TestCall, asserting: readonly number[]): string | undefined {
  if (body === undefined || asserting.some((offset) => body.start <= offset && offset < body.end)) return undefined;
  return `has the test “${title}” that expects nothing, so it cannot fail; add an expect, an assert or a function whose name begins so`;
}

/** Offsets of all calls of expect…, assert… and x.assert…, such as fc.assert and expect.soft. */
function findAssertions({ syntax }: SourceFile): number[] {
  return syntax.nodesOf('CallExpression').flatMap(({ node }) => {
    const { callee } = node;
    const names = isOfType(callee, 'MemberExpression')
      ? [nameOf(callee.object), nameOf(callee.property)]
      : [nameOf(callee)];
    return names.some((name) => name !== undefined && ASSERTION.test(name)) ? [node.start] : [];
  });
}
