import { allShapes } from '../generated/member-answer-shapes.gen.ts';
import { schemasOf } from './contract-schemas.ts';
import { describeIssue } from './describe-issue.ts';
import { findShapeProblems } from './answer-shape.ts';
import type { AnswerCheck } from './options.ts';

/** Reports every deviation from the contract, unknown fields included; for `checkAnswers` in tests. */
export const strictAnswers: AnswerCheck = (call, answer) => {
  const schema = schemasOf(call)?.answer;
  if (schema === undefined) return ['the contract does not contain this call'];
  const issues = schema.safeParse(answer).error?.issues ?? [];
  const deviations = issues.map((issue) => `${['answer', ...issue.path].join('.')}: ${describeIssue(issue, answer)}`);
  return [...deviations, ...findShapeProblems(allShapes, call, answer, 'unknown-fields')];
};
