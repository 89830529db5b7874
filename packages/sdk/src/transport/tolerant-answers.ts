import { findShapeProblems } from './answer-shape.ts';
import type { AnswerCheck } from './options.ts';

/**
 * What makes an answer unusable: an amount that is none, a value of another type, a required field that is missing.
 * Unknown fields and unknown enum values come from a newer platform and are no problem; nor are lengths and ranges.
 */
export const tolerantAnswers: AnswerCheck = (call, answer) => findShapeProblems(call, answer, 'types-and-money');
