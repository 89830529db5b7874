import type { JournalEntry, Movement } from '../../store/journal.ts';
import type { DomainContext } from '../context.ts';

/** A movement of one account, with the side of it that is in the account. */
export interface Line {
  readonly movement: Movement;
  readonly entry: JournalEntry;
}

/** Lines of one account in one currency, oldest first; of the same moment, in the order of booking. */
interface Lines {
  readonly list: Line[];
  /** What came in and went out with the lines before each, in minor units; one more than there are lines. */
  readonly sums: { readonly in: bigint; readonly out: bigint }[];
}

/** The lines of an account by their kind, so that a page and its sums are read without walking through all. */
interface Statement {
  /** Entries of the account that are in it. */
  read: number;
  last: JournalEntry | undefined;
  readonly byKind: Map<string, Lines>;
}

export interface StatementPart {
  readonly count: number;
  readonly in: bigint;
  readonly out: bigint;
  /** The newest so many lines, oldest first. */
  newest(count: number): readonly Line[];
}

/** Every kind. */
const ALL_KINDS = 'ALL';

// A journal has one list an account, which only grows, save for a transaction that fails.
const statements = new WeakMap<readonly JournalEntry[], Map<string, Statement>>();

/** What moved an account in one currency between two moments, both included, of one kind or all. */
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

const NOTHING = { in: 0n, out: 0n };

function statementOf(store: DomainContext['store'], entries: readonly JournalEntry[], currency: string): Statement {
  const byCurrency = statements.get(entries) ?? new Map<string, Statement>();
  statements.set(entries, byCurrency);
  const known = byCurrency.get(currency);
  const isPart = known !== undefined && (known.read === 0 || entries[known.read - 1] === known.last);
  const statement: Statement = isPart ? known : { read: 0, last: undefined, byKind: new Map() };
  byCurrency.set(currency, statement);
  const unread = entries.slice(statement.read).flatMap((entry): Line[] => {
    const movement = entry.currency === currency ? store.journal.movement(entry.movementId) : undefined;
    return movement === undefined ? [] : [{ movement, entry }];
  });
  // In order of time, so that many at once go to the end.
  for (const line of unread.length > 1 ? unread.toSorted((a, b) => timeOf(a) - timeOf(b)) : unread) {
    for (const kind of [ALL_KINDS, line.movement.kind]) insert(linesIn(statement.byKind, kind), line);
  }
  statement.read = entries.length;
  statement.last = entries.at(-1);
  return statement;
}

function linesIn(byKind: Map<string, Lines>, kind: string): Lines {
  const known = byKind.get(kind);
  if (known !== undefined) return known;
  const made: Lines = { list: [], sums: [NOTHING] };
  byKind.set(kind, made);
  return made;
}

/** Puts a line behind all that are not younger. A movement may be booked with a moment that is past. */
function insert({ list, sums }: Lines, line: Line): void {
  const time = timeOf(line);
  const newest = list.at(-1);
  const place = newest === undefined || timeOf(newest) <= time ? list.length : firstAt(list, time + 1);
  list.splice(place, 0, line);
  sums.length = place + 1;
  for (const { entry } of list.slice(place)) {
    const { in: into, out } = sums.at(-1) ?? NOTHING;
    sums.push(entry.amount > 0n ? { in: into + entry.amount, out } : { in: into, out: out - entry.amount });
  }
}

function timeOf({ movement }: Line): number {
  return Date.parse(movement.at);
}

/** Where the lines of this moment or later begin. */
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
