import { createCollection, type Collection, type CollectionDefinition, type Row } from './collection.ts';
import { createJournal, type Journal, type StoredJournal } from './journal.ts';
import { collections, type RowOf } from './rows.ts';
import { createUndoLog, type UndoLog } from './undo-log.ts';

type CollectionName = keyof typeof collections;
type Collections = { readonly [Name in CollectionName]: Collection<RowOf<Name>> };

/** All rows and movements as plain data. */
export interface StoredWorld {
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
  readonly journal: StoredJournal;
}

/** Current row and its position in the collection; `row` is undefined when deleted. */
export interface StoredRow {
  readonly collection: string;
  readonly id: string;
  readonly rank: number;
  readonly row: object | undefined;
}

/** Ids of rows by collection. */
export type RowIds = ReadonlyMap<string, ReadonlySet<string>>;

export interface StoreWatcher {
  /** Called after every completed change. */
  readonly onCommit?: (() => void) | undefined;
  /** Called for every row that a write touches, including writes that are undone later. */
  readonly onTouch?: ((collection: string, id: string) => void) | undefined;
}

/** Everything that one world remembers. */
export interface Store extends Collections {
  /** Every movement of money. */
  readonly journal: Journal;
  /** Transaction: all writes of the work, or none. */
  transact<Result>(work: () => Result): Result;
  /** All data for saving. */
  save(): StoredWorld;
  /** These rows as they are now; all of them by default. */
  rowsNow(ids?: RowIds): readonly StoredRow[];
  /** Puts saved data into this store, which must be empty. Throws when it is not of this version's shape. */
  restore(saved: { readonly rows: StoredWorld['rows']; readonly journal?: unknown }): void;
  /** Another store that begins with all of it. */
  copy(watcher?: StoreWatcher): Store;
}

// The keys are exactly those of the definitions.
const names = Object.keys(collections) as CollectionName[];

export function createStore(watcher: StoreWatcher = {}): Store {
  // Here every row is just a row; each collection is made from the definition of its own name.
  const definitions = collections as unknown as Record<CollectionName, CollectionDefinition<Row>>;
  const log = createUndoLog(watcher.onCommit);
  const make = (name: CollectionName) => createCollection(definitions[name], logOf(name, log, watcher));
  return assemble(log, make, createJournal(log));
}

/** The log with which a collection says which of its rows it touches. */
function logOf(name: string, log: UndoLog, { onTouch }: StoreWatcher): UndoLog {
  if (onTouch === undefined) return log;
  return {
    transact: (work) => log.transact(work),
    record(undo, id) {
      log.record(undo);
      if (id !== undefined) onTouch(name, id);
    },
  };
}

function assemble(log: UndoLog, make: (name: CollectionName) => Collection<Row>, journal: Journal): Store {
  // Each name has its own collection type again.
  const all = Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as Collections;
  // Here too every row is just a row.
  const rows = all as unknown as Record<CollectionName, Collection<Row>>;
  return {
    ...all,
    journal,
    transact: (work) => log.transact(work),
    save: () => ({ rows: Object.fromEntries(names.map((name) => [name, all[name].all()])), journal: journal.save() }),
    rowsNow: (ids) =>
      names.flatMap((collection): StoredRow[] => {
        const found = ids?.get(collection);
        if (ids !== undefined) return [...(found ?? [])].map((id) => rowNow(collection, id, rows[collection]));
        return [...rows[collection].places()].map(({ rank, row }) => ({ collection, id: row.id, rank, row }));
      }),
    restore(saved) {
      log.transact(() => {
        for (const name of names) {
          const kept = saved.rows[name];
          if (kept === undefined) throw new Error(`There is nothing about ${name}.`);
          for (const row of kept) all[name].restoreRow(row);
        }
        journal.restore(saved.journal);
      });
    },
    copy(watcher = {}) {
      const next = createUndoLog(watcher.onCommit);
      return assemble(next, (name) => rows[name].copy(logOf(name, next, watcher)), journal.copy(next));
    },
  };
}

function rowNow(collection: string, id: string, rows: Collection<Row>): StoredRow {
  const place = rows.placeOf(id);
  return { collection, id, rank: place?.rank ?? 0, row: place?.row };
}
