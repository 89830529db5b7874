import { allShapes } from '../generated/member-answer-shapes.gen.ts';
import { schemasOf } from './contract-schemas.ts';
import { describeIssue } from './describe-issue.ts';
import { findShapeProblems } from './answer-shape.ts';
import type { AnswerCheck } from './options.ts';

const UNKNOWN = ' is not in the contract';

/** Reports every deviation from the contract, unknown fields included; for `checkAnswers` in tests. */
export const strictAnswers: AnswerCheck = (call, answer) => {
  const schema = schemasOf(call)?.answer;
  if (schema === undefined) return ['the contract does not contain this call'];
  const issues = schema.safeParse(answer).error?.issues ?? [];
  const deviations = issues.map((issue) => `${['answer', ...issue.path].join('.')}: ${describeIssue(issue, answer)}`);
  return [...deviations, ...findUnknownFields(call, answer).map((field) => `${field}${UNKNOWN}`)];
};

/** Paths of the fields of an answer that are not in the contract, such as `answer.value.colour`; five at most. */
export function findUnknownFields(call: string, answer: unknown): readonly string[] {
  return findShapeProblems(allShapes, call, answer, 'unknown-fields').map((text) => text.replace(UNKNOWN, ''));
}
