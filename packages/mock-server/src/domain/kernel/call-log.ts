import type { OperationId } from '@croupier/sdk/operations';

import type { FaultRow } from '../../store/rows/faults.ts';

/** A call of the platform as a developer reads it. Secrets in bodies and addresses are masked. */
export interface LoggedCall {
  /** Trace id of the call. */
  readonly id: string;
  /** ISO time of the world at which it arrived. */
  readonly at: string;
  readonly operation: OperationId;
  readonly method: string;
  /** Path with query. */
  readonly target: string;
  /** HTTP status that was sent; null when no answer arrived. */
  readonly status: number | null;
  /** Error code of the contract; null without a refusal. */
  readonly errorCode: string | null;
  /** Real time until the answer in ms, with planned delays. */
  readonly took: number;
  /** Kind of the planned fault that it met; null without one. */
  readonly fault: FaultRow['kind'] | null;
  /** True when the mock simulates the operation; false for an example of the contract. */
  readonly isModelled: boolean;
  /** Account of the session; null without one. */
  readonly account: string | null;
  readonly idempotencyKey: string | null;
  /** The body came encrypted; `request` shows it plain, if it was decrypted. */
  readonly isEncrypted: boolean;
  /** Body as JSON, or as text when it is none; null without one. */
  readonly request: unknown;
  /** The answer, also one that was never delivered. */
  readonly answer: unknown;
}

interface Entry {
  readonly id: string;
  /** Describes the call when it is read. */
  readonly describe: () => LoggedCall;
  /** Makes the same call again. */
  readonly repeat: () => void;
}

/** The last calls of a world. They are not saved: they belong to the process or page that answered them. */
export interface CallLog {
  readonly add: (entry: Entry) => void;
  /** Newest first. */
  readonly list: () => readonly LoggedCall[];
  readonly find: (id: string) => Entry | undefined;
  readonly clear: () => void;
}

const DEFAULT_LIMIT = 200;

export function createCallLog(limit = DEFAULT_LIMIT): CallLog {
  const entries: Entry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      if (entries.length > limit) entries.shift();
    },
    list: () => entries.map(({ describe }) => describe()).toReversed(),
    find: (id) => entries.find((entry) => entry.id === id),
    clear: () => void entries.splice(0),
  };
}
