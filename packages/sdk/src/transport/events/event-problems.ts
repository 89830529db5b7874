import { allShapes, eventShapes } from '../../generated/member-answer-shapes.gen.ts';
import { findValueProblems } from '../answer-shape.ts';

/** Deviations of a live event from the contract, with their paths; undefined for a type that the contract does not have. */
export function findEventProblems(type: string, event: unknown): readonly string[] | undefined {
  const shape = Object.hasOwn(eventShapes, type) ? eventShapes[type] : undefined;
  return shape && findValueProblems(allShapes, shape, event, 'event');
}
