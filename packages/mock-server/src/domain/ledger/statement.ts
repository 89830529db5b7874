import type { JournalEntry, Movement } from '../../store/journal.ts';
import type { DomainContext } from '../kernel/index.ts';

/** A movement with its entry in one account. */
export interface Line {
  readonly movement: Movement;
  readonly entry: JournalEntry;
}

/** Lines of one account in one currency, oldest first; simultaneous ones in booking order. */
interface Lines {
  readonly list: Line[];
  /** Totals in and out of the lines before each index, in minor units; one more element than `list`. */
  readonly sums: { readonly in: bigint; readonly out: bigint }[];
}

/** Cached lines of an account by kind, so that a page and its totals need no scan of all lines. */
interface Statement {
  /** Number of the account's entries that it includes. */
  read: number;
  last: JournalEntry | undefined;
  readonly byKind: Map<string, Lines>;
}

export interface StatementPart {
  readonly count: number;
  readonly in: bigint;
  readonly out: bigint;
  /** The newest `count` lines, oldest first. */
  newest(count: number): readonly Line[];
}

const ALL_KINDS = 'ALL';

// By the journal's entries of an account: one array per account, which only shrinks when a transaction fails.
const statements = new WeakMap<readonly JournalEntry[], Map<string, Statement>>();

/** Lines of an account in one currency, of one kind or `ALL`, between two times in ms, both inclusive. */
export function readStatement(
  { store }: Pick<DomainContext, 'store'>,
  account: string,
  { currency, kind, from, to }: { currency: string; kind: string; from: number; to: number },
): StatementPart {
  const entries = store.journal.entriesIn(account);
  const lines = statementOf(store, entries, currency).byKind.get(kind);
  if (lines === undefined) return { count: 0, in: 0n, out: 0n, newest: () => [] };
  const start = firstAt(lines.list, from);
  const end = firstAt(lines.list, to + 1);
  const [before, after] = [lines.sums[start] ?? NOTHING, lines.sums[end] ?? NOTHING];
  return {
    count: Math.max(0, end - start),
    in: after.in - before.in,
    out: after.out - before.out,
    newest: (count) => lines.list.slice(Math.max(start, end - count), end),
  };
}

/** Lines that one movement booked in an account in one currency, whatever its time. */
export function readMovement(
  { store }: Pick<DomainContext, 'store'>,
  account: string,
  { currency, kind, id }: { currency: string; kind: string; id: string },
): StatementPart {
  const movement = store.journal.movement(id);
  const matches = movement !== undefined && (kind === ALL_KINDS || movement.kind === kind);
  const lines = (matches ? store.journal.entriesOf(id) : [])
    .filter((entry) => entry.account === account && entry.currency === currency)
    .flatMap((entry): Line[] => (movement === undefined ? [] : [{ movement, entry }]));
  return partOf(lines);
}

/** A part of a statement from its lines, oldest first. */
export function partOf(lines: readonly Line[]): StatementPart {
  const sumOf = (sign: 1n | -1n): bigint =>
    lines.reduce((sum, { entry }) => (entry.amount * sign > 0n ? sum + entry.amount * sign : sum), 0n);
  return { count: lines.length, in: sumOf(1n), out: sumOf(-1n), newest: (count) => lines.slice(-count) };
}

const NOTHING = { in: 0n, out: 0n };

function statementOf(store: DomainContext['store'], entries: readonly JournalEntry[], currency: string): Statement {
  const byCurrency = statements.get(entries) ?? new Map<string, Statement>();
  statements.set(entries, byCurrency);
  const cached = byCurrency.get(currency);
  // After a failed transaction the last entry read is no longer at its index.
  const isCurrent = cached !== undefined && (cached.read === 0 || entries[cached.read - 1] === cached.last);
  const statement: Statement = isCurrent ? cached : { read: 0, last: undefined, byKind: new Map() };
  byCurrency.set(currency, statement);
  const unread = entries.slice(statement.read).flatMap((entry): Line[] => {
    const movement = entry.currency === currency ? store.journal.movement(entry.movementId) : undefined;
    return movement === undefined ? [] : [{ movement, entry }];
  });
  // Sorted by time, so that most lines are appended.
  for (const line of unread.length > 1 ? unread.toSorted((a, b) => timeOf(a) - timeOf(b)) : unread) {
    for (const kind of [ALL_KINDS, line.movement.kind]) insert(linesIn(statement.byKind, kind), line);
  }
  statement.read = entries.length;
  statement.last = entries.at(-1);
  return statement;
}

function linesIn(byKind: Map<string, Lines>, kind: string): Lines {
  const existing = byKind.get(kind);
  if (existing !== undefined) return existing;
  const lines: Lines = { list: [], sums: [NOTHING] };
  byKind.set(kind, lines);
  return lines;
}

/** Inserts a line after all lines that are not newer. A movement may be booked with a past time. */
function insert({ list, sums }: Lines, line: Line): void {
  const time = timeOf(line);
  const newest = list.at(-1);
  const index = newest === undefined || timeOf(newest) <= time ? list.length : firstAt(list, time + 1);
  list.splice(index, 0, line);
  sums.length = index + 1;
  for (const { entry } of list.slice(index)) {
    const { in: into, out } = sums.at(-1) ?? NOTHING;
    sums.push(entry.amount > 0n ? { in: into + entry.amount, out } : { in: into, out: out - entry.amount });
  }
}

function timeOf({ movement }: Line): number {
  return Date.parse(movement.at);
}

/** Index of the first line at this time or later. */
function firstAt(list: readonly Line[], time: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = list[middle];
    if (line !== undefined && timeOf(line) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
