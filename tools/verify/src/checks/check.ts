import type { Role } from '@croupier/sdk/operations';

import type { Operation } from '../contract/operations.ts';
import type { Verdict } from './problem.ts';
import type { CallRequest, Exchange } from '../server/exchange.ts';
import type { KnownValues } from '../server/known-values.ts';

/** What one check of an operation works with. */
export interface CheckContext {
  readonly operation: Operation;
  /** Roles with a session, the guest included. */
  readonly roles: readonly Role[];
  /** Makes a call of the operation, compares its answer with the contract and keeps the verdicts. */
  readonly call: (request: Omit<CallRequest, 'operation'>) => Promise<Exchange>;
  /** Keeps further verdicts. */
  readonly judge: (...verdicts: readonly Verdict[]) => void;
  readonly known: KnownValues;
  /** True when calls may change data, which `--allow-writes` says. */
  readonly mayWrite: boolean;
  /** Values of `--input`, by name, such as a payment password. */
  readonly inputs: ReadonlyMap<string, string>;
  /** A new ticket for one stream of events; undefined when it is refused. */
  readonly ticket: (role: Role) => Promise<string | undefined>;
  /** Notes a part that was not tried, and why. */
  readonly skip: (reason: string) => void;
  /** Sizes of the tag's lists as the role sees them, which an effect of a call would change. */
  readonly totals: (role: Role) => Promise<Totals>;
  /** A call that succeeded, if one did; further checks vary it. */
  readonly success: SuccessfulCall | undefined;
}

/** Numbers of entries, by the id of the list. */
export type Totals = ReadonlyMap<string, number>;

export interface SuccessfulCall {
  readonly role: Role;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** One kind of check. */
export interface Check {
  /** The name for `--check`. */
  readonly name: string;
  /** Completes “checks …”. */
  readonly what: string;
  /** False when the contract has nothing of this kind for the operation, or when the check needs a success. */
  readonly appliesTo: (operation: Operation, success: SuccessfulCall | undefined) => boolean;
  readonly run: (context: CheckContext) => Promise<void>;
}
