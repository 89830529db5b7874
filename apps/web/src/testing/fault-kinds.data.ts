import type { World } from '@croupier/mock-server/node';

type FaultRow = Parameters<World['store']['faults']['insert']>[0];

/** Faults of a call, by the mock's control call of the same names, and of the connection. */
export interface FaultKind {
  readonly name: string;
  /** Undefined when the device is offline. */
  readonly fault: (Partial<FaultRow> & Pick<FaultRow, 'kind'>) | undefined;
}

/** Faults without effect come first, so that the input is still there for the next. */
const FAULT_KINDS: readonly FaultKind[] = [
  { name: 'no connection', fault: undefined },
  { name: 'no answer', fault: { kind: 'noAnswer' } },
  { name: 'a connection that breaks off', fault: { kind: 'reset' } },
  { name: 'a status without a body', fault: { kind: 'status', status: 503 } },
  { name: 'a page of a proxy', fault: { kind: 'html', status: 502 } },
  { name: 'a page in place of data', fault: { kind: 'html', status: 200 } },
  { name: 'too many calls', fault: { kind: 'error', code: 'RATE_LIMITED', retryAfter: 30 } },
  { name: 'no session', fault: { kind: 'error', code: 'AUTH_REQUIRED' } },
  { name: 'a long wait', fault: { kind: 'slow', milliseconds: 20 } },
  { name: 'half an answer', fault: { kind: 'truncated' } },
  { name: 'a value of another type', fault: { kind: 'wrongType' } },
  { name: 'a word that nobody knows', fault: { kind: 'unknownEnum' } },
  { name: 'an answer that is lost', fault: { kind: 'lostAfterCommit' } },
  { name: 'a delivery twice', fault: { kind: 'duplicate' } },
];

/** Further positions of an unknown enum value, besides the first. */
const ENUM_FIELDS: Readonly<Record<string, readonly string[]>> = {
  listBettingRecords: ['content.0.status', 'content.0.gameType'],
  getBettingRecord: ['bettingRecord.status', 'bettingRecord.gameType'],
  listDepositOrders: ['content.0.status'],
  getDepositOrder: ['status'],
  launchGame: ['launchMode'],
  getGame: ['gameType', 'vassalage'],
};

/** All faults of a call. */
export const faultsFor = (call: string): readonly FaultKind[] => [
  ...FAULT_KINDS,
  ...(ENUM_FIELDS[call] ?? []).map((field): FaultKind => ({
    name: `an unknown word in ${field}`,
    fault: { kind: 'unknownEnum', field },
  })),
];

const TERMINAL_FAULTS: ReadonlySet<string> = new Set([
  'noAnswer',
  'status',
  'error',
  'truncated',
  'lostAfterCommit',
  'duplicate',
]);

/** Faults for calls made by a user action, which takes longer: one per way to end. */
export const ACTION_FAULTS: readonly FaultKind[] = FAULT_KINDS.filter(
  ({ fault }) => fault === undefined || TERMINAL_FAULTS.has(fault.kind),
);

/** Plans a fault for an operation and returns how often it occurred. */
export function planFault({ store }: World, operation: string, { fault }: FaultKind): () => number {
  if (fault === undefined) return () => 1;
  const details = { status: null, code: null, retryAfter: null, milliseconds: null, field: null };
  const row = { id: 'fault-1', operation, left: null, probability: 1, hits: 0, ...details, ...fault };
  store.transact(() => store.faults.insert(row));
  return () => {
    const hits = store.faults.get(row.id)?.hits ?? 0;
    store.transact(() => store.faults.remove(row.id));
    return hits;
  };
}
