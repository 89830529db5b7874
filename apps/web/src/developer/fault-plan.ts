import type { ErrorCode } from '@croupier/sdk/errors';
import { operations, type OperationId } from '@croupier/sdk/operations';

import type { ControlCalls } from './control.ts';
import type { FaultKind } from './kind-texts.ts';
import { texts } from './texts.ts';
import type { Fault } from './use-scene.ts';

export type Frequency = keyof typeof texts.plan.frequencies;
export type Delay = keyof typeof texts.plan.delays;

/** What the form asks for. */
export interface FaultChoice {
  readonly operation: string;
  readonly kind: FaultKind;
  /** For `error`. */
  readonly code: ErrorCode;
  /** For `slow`, in ms. */
  readonly delay: Delay;
  readonly frequency: Frequency;
}

/** The value of `operation` for every call. */
export const EVERY_CALL = '*';

const frequencies: Readonly<Record<Frequency, { readonly count?: number; readonly probability?: number }>> = {
  once: { count: 1 },
  thrice: { count: 3 },
  always: {},
  sometimes: { probability: 0.2 },
};

/** The body of `POST /faults`. */
export function bodyOfPlan({
  operation,
  kind,
  code,
  delay,
  frequency,
}: FaultChoice): ControlCalls['POST /faults']['body'] {
  return {
    operation,
    kind,
    ...frequencies[frequency],
    ...(kind === 'error' && { code }),
    ...(kind === 'slow' && { milliseconds: Number(delay) }),
  };
}

// The keys of the table are exactly the operation ids.
const operationIds = Object.keys(operations) as OperationId[];

/** Operations of the contract, which are found by id, method and path. */
export const operationOptions = [
  { value: EVERY_CALL, label: texts.plan.everyCall },
  ...operationIds.toSorted().map((id) => {
    const { method, path } = operations[id];
    return { value: id, label: `${id} · ${method} ${path}` };
  }),
];

/** Error codes that an operation may answer; all codes for every call. */
export function errorCodesOf(operation: string): readonly ErrorCode[] {
  const id = operationIds.find((one) => one === operation);
  const ids = id === undefined ? operationIds : [id];
  return [...new Set(ids.flatMap((one) => operations[one].errors))].toSorted();
}

/** The call that a fault affects. */
export function nameOfFault({ operation }: Pick<Fault, 'operation'>): string {
  return operation === EVERY_CALL ? texts.faults.all : operation;
}

/** Kind, details and frequency of a fault in one line. */
export function describeFault({ kind, code, milliseconds, field, left, probability }: Fault): string {
  const { faults } = texts;
  const frequency = probability < 1 ? faults.probability(Math.round(probability * 100)) : faults.always;
  const remaining = left === 0 ? faults.usedUp : left === null ? frequency : faults.left(left);
  const delay = milliseconds === null ? null : faults.milliseconds(milliseconds);
  return [kind, code, delay, field, remaining].filter((part) => part !== null).join(' · ');
}

/** Number of faults that calls still meet. */
export function countPlanned(faults: readonly Fault[]): number {
  return faults.filter(({ left }) => left !== 0).length;
}
