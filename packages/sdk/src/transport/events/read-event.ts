import type { LiveEvent } from '../../generated/types.gen.ts';
import { findEventProblems } from './event-problems.ts';

/** An event that is not passed on, for logs. */
export interface IgnoredEvent {
  readonly id: string | undefined;
  /** Undefined when the data names no type. */
  readonly type: string | undefined;
  /** Empty for a type that this version of the contract does not have, otherwise the deviations from the contract. */
  readonly problems: readonly string[];
}

/** Reads the data of an event tolerantly: fields and enum values of a newer platform are accepted, wrong amounts are not. */
export function readEvent(id: string | undefined, data: string): LiveEvent | { readonly ignored: IgnoredEvent } {
  const parsed = parseJson(data);
  const { type }: { type?: unknown } = Object(parsed);
  if (typeof type !== 'string') return { ignored: { id, type: undefined, problems: ['event.type is not a string'] } };
  const problems = findEventProblems(type, parsed);
  if (problems === undefined || problems.length > 0) return { ignored: { id, type, problems: problems ?? [] } };
  // The check has compared it with the shape of its type in the contract.
  return parsed as LiveEvent;
}

/** Undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
