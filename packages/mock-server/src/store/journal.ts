import { zGameType, zTransactionType } from '@croupier/sdk/zod';
import * as z from 'zod/mini';

import { timeField } from './rows/define.ts';
import type { UndoLog } from './undo-log.ts';

const movementRow = z.object({
  id: z.string(),
  kind: zTransactionType,
  at: timeField,
  /** The member concerned; null for the operator's own movements. */
  memberId: z.nullable(z.string()),
  /** Cause, such as an order or a round. */
  reference: z.nullable(z.string()),
  /** A note for the member: words of a person or a name, or a text of the platform in its languages. */
  memo: z.nullable(z.union([z.string(), z.object({ EN: z.string(), TY: z.string() })])),
  /** Category of games that a bonus or rebate is for; absent for all others. */
  gameType: z.optional(zGameType),
});
const storedEntry = z.object({
  id: z.string(),
  movementId: z.string(),
  account: z.string(),
  /** Integer minor units as a string; JSON numbers are too small. */
  amount: z.string().check(z.regex(/^-?\d+$/)),
  currency: z.string(),
});
const storedJournal = z.object({ movements: z.array(movementRow), entries: z.array(storedEntry) });

export type Movement = z.infer<typeof movementRow>;

/** One entry of a movement; `amount` in minor units, negative when it leaves the account. */
export interface JournalEntry {
  readonly id: string;
  readonly movementId: string;
  readonly account: string;
  readonly amount: bigint;
  readonly currency: string;
  /** Balance of the account in this currency afterwards. */
  readonly balanceAfter: bigint;
  /** Position among the entries of all accounts, in the order of booking. */
  readonly position: number;
}

export type NewEntry = Pick<JournalEntry, 'account' | 'amount' | 'currency'>;

/** The journal as plain JSON. */
export type StoredJournal = z.infer<typeof storedJournal>;

/** One movement with its entries as plain JSON; `number` counts from 1. */
export interface StoredMovement {
  readonly number: number;
  readonly movement: Movement;
  readonly entries: StoredJournal['entries'];
}

/** Append-only list of all movements of money. Only a failed transaction removes movements. */
export interface Journal {
  /** Number of movements. */
  readonly size: () => number;
  /** Appends a movement. Throws when its entries do not sum to zero per currency, or when its id exists. */
  append(movement: Movement, entries: readonly NewEntry[]): Movement;
  /** Balance in minor units; 0 for an unknown account. */
  balanceOf(account: string, currency: string): bigint;
  movement(id: string): Movement | undefined;
  /** Entries of one movement. */
  entriesOf(movementId: string): readonly JournalEntry[];
  /** Entries of an account, oldest first. */
  entriesIn(account: string): readonly JournalEntry[];
  /** Movements of a member, oldest first. */
  movementsOf(memberId: string): readonly Movement[];
  all(): { readonly movements: readonly Movement[]; readonly entries: readonly JournalEntry[] };
  save(): StoredJournal;
  /** The movements after the first `count`, as plain JSON. */
  since(count: number): readonly StoredMovement[];
  /**
   * Puts all movements in the order of their time, those of one time as they were booked, for a past that was written
   * account by account. It is no part of a transaction.
   */
  sortByTime(): void;
  /** Appends a saved journal. Throws when it violates the schema or a movement does not sum to zero. */
  restore(saved: unknown): void;
  /** Returns an independent copy, whose writes are recorded in `log`. */
  copy(log: UndoLog): Journal;
}

/** Contents and indexes of a journal. */
interface JournalState {
  readonly movements: readonly Movement[];
  readonly entries: readonly JournalEntry[];
  readonly byId: ReadonlyMap<string, Movement>;
  readonly byMovement: ReadonlyMap<string, readonly JournalEntry[]>;
  readonly byAccount: ReadonlyMap<string, readonly JournalEntry[]>;
  readonly byMember: ReadonlyMap<string, readonly Movement[]>;
  readonly balances: ReadonlyMap<string, bigint>;
}

const EMPTY_MAP: ReadonlyMap<string, never> = new Map<string, never>();
const EMPTY_JOURNAL: JournalState = {
  movements: [],
  entries: [],
  byId: EMPTY_MAP,
  byMovement: EMPTY_MAP,
  byAccount: EMPTY_MAP,
  byMember: EMPTY_MAP,
  balances: EMPTY_MAP,
};

/** Creates an in-memory journal; each append can be undone by its transaction. */
export function createJournal(log: UndoLog, from: JournalState = EMPTY_JOURNAL): Journal {
  const movements = [...from.movements];
  const entries = [...from.entries];
  const byId = new Map(from.byId);
  const byMovement = copyLists(from.byMovement);
  const byAccount = copyLists(from.byAccount);
  const byMember = copyLists(from.byMember);
  const balances = new Map(from.balances);

  const balanceOf = (account: string, currency: string): bigint => balances.get(`${account} ${currency}`) ?? 0n;
  const book = (movement: Movement, newEntries: readonly NewEntry[]): void => {
    movements.push(movement);
    byId.set(movement.id, movement);
    if (movement.memberId !== null) listIn(byMember, movement.memberId).push(movement);
    for (const [index, { account, amount, currency }] of newEntries.entries()) {
      const balanceAfter = balanceOf(account, currency) + amount;
      const entry = { id: `${movement.id}-${index + 1}`, movementId: movement.id, account, amount, currency };
      const booked = Object.freeze({ ...entry, balanceAfter, position: entries.length });
      entries.push(booked);
      listIn(byMovement, movement.id).push(booked);
      listIn(byAccount, account).push(booked);
      balances.set(`${account} ${currency}`, balanceAfter);
    }
  };
  /** Removes the newest movement. */
  const unbook = (movement: Movement): void => {
    for (const { account, amount, currency } of byMovement.get(movement.id) ?? []) {
      entries.pop();
      byAccount.get(account)?.pop();
      balances.set(`${account} ${currency}`, balanceOf(account, currency) - amount);
    }
    byMovement.delete(movement.id);
    if (movement.memberId !== null) byMember.get(movement.memberId)?.pop();
    byId.delete(movement.id);
    movements.pop();
  };
  const append = (movement: Movement, newEntries: readonly NewEntry[]): Movement => {
    if (byId.has(movement.id)) throw new Error(`The movement ${movement.id} is booked already.`);
    assertBalanced(newEntries);
    const frozen = Object.freeze({ ...movement });
    log.record(() => unbook(frozen));
    book(frozen, newEntries);
    return frozen;
  };

  return {
    size: () => movements.length,
    append,
    balanceOf,
    movement: (id) => byId.get(id),
    entriesOf: (movementId) => byMovement.get(movementId) ?? [],
    entriesIn: (account) => byAccount.get(account) ?? [],
    movementsOf: (memberId) => byMember.get(memberId) ?? [],
    all: () => ({ movements, entries }),
    save: () => ({ movements: [...movements], entries: entries.map(toStored) }),
    since: (count) =>
      movements.slice(count).map((movement, index) => ({
        number: count + index + 1,
        movement,
        entries: (byMovement.get(movement.id) ?? []).map(toStored),
      })),
    sortByTime() {
      const ordered = movements.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
      const booked = new Map(byMovement);
      movements.length = 0;
      entries.length = 0;
      for (const index of [byId, byMovement, byAccount, byMember, balances]) index.clear();
      for (const row of ordered) book(row, booked.get(row.id) ?? []);
    },
    restore(data) {
      const journal = z.parse(storedJournal, data);
      const entriesByMovement = Map.groupBy(journal.entries, ({ movementId }) => movementId);
      for (const movement of journal.movements) {
        append(movement, (entriesByMovement.get(movement.id) ?? []).map(fromStored));
      }
    },
    copy: (next) => createJournal(next, { movements, entries, byId, byMovement, byAccount, byMember, balances }),
  };
}

function toStored({
  balanceAfter: _derived,
  position: _place,
  amount,
  ...entry
}: JournalEntry): StoredJournal['entries'][number] {
  return { ...entry, amount: String(amount) };
}

function fromStored({ account, amount, currency }: StoredJournal['entries'][number]): NewEntry {
  return { account, amount: BigInt(amount), currency };
}

function copyLists<Item>(lists: ReadonlyMap<string, readonly Item[]>): Map<string, Item[]> {
  return new Map([...lists].map(([key, list]) => [key, [...list]]));
}

function listIn<Item>(index: Map<string, Item[]>, key: string): Item[] {
  const found = index.get(key);
  if (found !== undefined) return found;
  const created: Item[] = [];
  index.set(key, created);
  return created;
}

function assertBalanced(newEntries: readonly NewEntry[]): void {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of newEntries) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  if (sums.size === 0) throw new Error('A movement has at least two entries.');
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new Error(`A movement must add up to zero, but in ${currency} ${sum} minor units are left.`);
  }
}
