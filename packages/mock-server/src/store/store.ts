import { createCollection, type Collection, type CollectionDefinition } from './collection.ts';
import { createEntities, type Db, type Entities, type EntitySource } from './db.ts';
import { createJournal, type Journal, type StoredJournal } from './journal.ts';
import type { Row } from './row-index.ts';
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
  /** Called after every transaction that has written. */
  readonly onCommit?: (() => void) | undefined;
  /** Called for every written row, also when the write is undone later. */
  readonly onTouch?: ((collection: string, id: string) => void) | undefined;
}

/** All data of one world. */
export interface Store extends Collections {
  /** The same rows through the API of @mswjs/data, for tests and scenarios; handlers use the collections. */
  readonly db: Db;
  /** All movements of money. */
  readonly journal: Journal;
  /** Runs the work in a transaction: when it throws, none of its writes remain. */
  transact<Result>(work: () => Result): Result;
  /** Returns all data for saving. */
  save(): StoredWorld;
  /** Returns the current state of these rows; of all rows by default. */
  rowsNow(ids?: RowIds): readonly StoredRow[];
  /** Inserts saved data into this store, which must be empty. Throws when the data violates the schemas. */
  restore(saved: { readonly rows: StoredWorld['rows']; readonly journal?: unknown }): void;
  /** Returns an independent copy. */
  copy(watcher?: StoreWatcher): Store;
}

// The keys are exactly those of the definitions.
const names = Object.keys(collections) as CollectionName[];

// Erases the row types; each collection is created from the definition of the same name.
const definitions = collections as unknown as Record<CollectionName, CollectionDefinition<Row>>;

/** Makes the collection of a name; `onChange` must be called for each changed row. */
type MakeCollection = (name: CollectionName, onChange: (id: string) => void) => Collection<Row>;

export function createStore(watcher: StoreWatcher = {}): Store {
  const log = createUndoLog(watcher.onCommit);
  const make: MakeCollection = (name, onChange) =>
    createCollection(definitions[name], logOf(name, log, watcher), onChange);
  return assemble(log, make, createJournal(log));
}

/** Wraps the log to report the rows that a collection writes. */
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

function assemble(log: UndoLog, make: MakeCollection, journal: Journal): Store {
  const opened: { entities?: Entities } = {};
  const made = names.map((name) => [name, make(name, (id) => opened.entities?.markChanged(name, id))] as const);
  const sources = made.flatMap(([name, collection]): (readonly [string, EntitySource])[] => {
    const { schema, large = false } = definitions[name];
    return large ? [] : [[name, { schema, rows: collection }]];
  });
  const entities = createEntities(new Map(sources), (work) => log.transact(work));
  opened.entities = entities;
  // Restores the type of each collection.
  const all = Object.fromEntries(made) as unknown as Collections;
  // Erases the row types again.
  const rows = all as unknown as Record<CollectionName, Collection<Row>>;
  return {
    ...all,
    db: entities.db,
    journal,
    transact: (work) => log.transact(work),
    save: () => ({ rows: Object.fromEntries(names.map((name) => [name, all[name].all()])), journal: journal.save() }),
    rowsNow: (ids) =>
      names.flatMap((collection): StoredRow[] => {
        const found = ids?.get(collection);
        if (ids !== undefined) return [...(found ?? [])].map((id) => rowNow(collection, id, rows[collection]));
        return rows[collection].rankedRows().map(({ rank, row }) => ({ collection, id: row.id, rank, row }));
      }),
    restore(saved) {
      log.transact(() => {
        for (const name of names) {
          const savedRows = saved.rows[name];
          if (savedRows === undefined) throw new Error(`The saved data has no ${name}.`);
          for (const row of savedRows) all[name].restoreRow(row);
        }
        journal.restore(saved.journal);
      });
    },
    copy(watcher = {}) {
      const next = createUndoLog(watcher.onCommit);
      return assemble(
        next,
        (name, onChange) => rows[name].copy(logOf(name, next, watcher), onChange),
        journal.copy(next),
      );
    },
  };
}

function rowNow(collection: string, id: string, rows: Collection<Row>): StoredRow {
  const ranked = rows.rankedRow(id);
  return { collection, id, rank: ranked?.rank ?? 0, row: ranked?.row };
}
