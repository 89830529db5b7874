import type { OperationId, Role } from '@croupier/sdk/operations';

import type { JourneyResult } from '../journeys/run-journey.ts';
import { RISKS, type Problem, type Risk } from '../checks/problem.ts';

export const STATES = ['conforms', 'fails', 'not implemented', 'not reached'] as const;
export type State = (typeof STATES)[number];

/** What the run found out about one operation. */
export interface OperationResult {
  readonly id: OperationId;
  readonly tag: string;
  readonly state: State;
  /** Why the operation was not reached; absent in other states. */
  readonly reason?: string;
  /** Deviations, the worst first, one per field; empty unless the state is `fails`. */
  readonly problems: readonly FoundProblem[];
}

export interface FoundProblem extends Problem {
  /** The check that found it, for `--check`. */
  readonly check: string;
  /** Calls in which it was found. */
  readonly times: number;
}

/** One run, as every reporter shows it. */
export interface RunResult {
  readonly baseUrl: string;
  readonly contractVersion: string;
  readonly startedAt: Date;
  readonly tookMs: number;
  /** Comparisons made. */
  readonly comparisons: number;
  readonly roles: readonly Role[];
  readonly operations: readonly OperationResult[];
  readonly journeys: readonly JourneyResult[];
  /** Parts that were left out, and why, in the order of the run. */
  readonly notTried: readonly NotTried[];
}

export interface NotTried {
  /** Id of the operation or the journey. */
  readonly subject: string;
  readonly reason: string;
}

/** Operations by state; the four add up to all operations of the run. */
export function countStates({ operations }: RunResult): Readonly<Record<State, number>> {
  const counts = { conforms: 0, fails: 0, 'not implemented': 0, 'not reached': 0 };
  for (const { state } of operations) counts[state] += 1;
  return counts;
}

/** The operations that were not reached, with the reasons. */
export function unreachedOf({ operations }: RunResult): readonly NotTried[] {
  return operations.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ subject: id, reason }]));
}

/** The operations that fail, the worst first. */
export function failuresOf({ operations }: RunResult): readonly Failure[] {
  const failures = operations.flatMap((operation) => {
    const [worst, ...others] = operation.problems;
    return worst === undefined ? [] : [{ operation, worst, others }];
  });
  return failures.toSorted((a, b) => rankOf(a.worst.risk) - rankOf(b.worst.risk));
}

export interface Failure {
  readonly operation: OperationResult;
  readonly worst: FoundProblem;
  readonly others: readonly FoundProblem[];
}

/** Position of a risk, the worst first. */
export function rankOf(risk: Risk): number {
  return RISKS.indexOf(risk);
}

/** Groups values by a name, in the order of their first value. Node 20 has no `Map.groupBy`. */
export function groupBy<T>(values: readonly T[], nameOf: (value: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const name = nameOf(value);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [value]);
    else group.push(value);
  }
  return groups;
}
