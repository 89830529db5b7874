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

/** State of one world. */
export interface Store extends Collections {
  /** Every movement of money. */
  readonly journal: Journal;
  /** Transaction: all writes of the work, or none. */
  transact<Result>(work: () => Result): Result;
  /** All data for saving. */
  save(): StoredWorld;
  /** Loads saved data into this empty store. Throws when its shape is of another version. */
  restore(saved: { readonly rows: StoredWorld['rows']; readonly journal?: unknown }): void;
  /** A copy of the store. */
  copy(onCommit?: () => void): Store;
}

// The keys are exactly those of the definitions.
const names = Object.keys(collections) as CollectionName[];

export function createStore(onCommit?: () => void): Store {
  // Row types are erased here; each collection is created from the definition of its name.
  const definitions = collections as unknown as Record<CollectionName, CollectionDefinition<Row>>;
  const log = createUndoLog(onCommit);
  return assemble(log, (name) => createCollection(definitions[name], log), createJournal(log));
}

function assemble(log: UndoLog, make: (name: CollectionName) => Collection<Row>, journal: Journal): Store {
  // Each name has its own collection type again.
  const all = Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as Collections;
  return {
    ...all,
    journal,
    transact: (work) => log.transact(work),
    save: () => ({ rows: Object.fromEntries(names.map((name) => [name, all[name].all()])), journal: journal.save() }),
    restore(saved) {
      log.transact(() => {
        for (const name of names) {
          const rows = saved.rows[name];
          if (rows === undefined) throw new Error(`There is nothing about ${name}.`);
          for (const row of rows) all[name].restoreRow(row);
        }
        journal.restore(saved.journal);
      });
    },
    copy(onCommit) {
      const next = createUndoLog(onCommit);
      // Row types are erased here too.
      const rows = all as unknown as Record<CollectionName, Collection<Row>>;
      return assemble(next, (name) => rows[name].copy(next), journal.copy(next));
    },
  };
}
