import { findShapeProblems } from './answer-shape.ts';
import type { AnswerCheck } from './options.ts';

/**
 * Reports invalid amounts, wrong types and missing required fields. Unknown fields and enum values are accepted, because
 * the platform can be newer than this client; lengths and ranges are not checked.
 */
export const tolerantAnswers: AnswerCheck = (call, answer) => findShapeProblems(call, answer, 'types-and-money');
