import { findShapeProblems } from './answer-shape.ts';
import type { AnswerCheck } from './options.ts';

/**
 * Reports what makes an answer unusable: an invalid amount, a wrong type, a missing required field. Unknown fields and
 * enum values come from a newer platform and are accepted; lengths and ranges are not checked.
 */
export const tolerantAnswers: AnswerCheck = (call, answer) => findShapeProblems(call, answer, 'types-and-money');
