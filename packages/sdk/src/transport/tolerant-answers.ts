import type { AnswerShapes } from '../generated/answer-shapes.gen.ts';
import { guestShapes } from '../generated/answer-shapes.gen.ts';
import { findShapeProblems } from './answer-shape.ts';
import { memoizeLoad } from './memoize-load.ts';
import type { AnswerCheck } from './options.ts';

const loadAllShapes = memoizeLoad(async () => (await import('../generated/member-answer-shapes.gen.ts')).allShapes);

/**
 * Loads the check of a call's answer: invalid amounts, wrong types and missing required fields. Unknown fields and enum
 * values are accepted, because the platform can be newer than this client; lengths and ranges are not checked.
 */
export async function loadTolerantCheck(call: string): Promise<AnswerCheck> {
  return tolerantCheck(Object.hasOwn(guestShapes.answers, call) ? guestShapes : await loadAllShapes());
}

function tolerantCheck(shapes: AnswerShapes): AnswerCheck {
  return (call, answer) => findShapeProblems(shapes, call, answer, 'types-and-money');
}
