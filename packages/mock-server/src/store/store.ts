import { createCollection, type Collection, type CollectionDefinition, type Row } from './collection.ts';
import { createJournal, type Journal, type StoredJournal } from './journal.ts';
import { collections, type RowOf } from './rows.ts';
import { createUndoLog } from './undo-log.ts';

type CollectionName = keyof typeof collections;
type Collections = { readonly [Name in CollectionName]: Collection<RowOf<Name>> };

/** Every row of every collection and the journal, as plain data. */
export type StoredRows = Readonly<Record<CollectionName, readonly unknown[]>> & { readonly journal: StoredJournal };

/** Everything that one world remembers. */
export interface Store extends Collections {
  /** Every movement of money. */
  readonly journal: Journal;
  /** All writes of the work happen, or none. */
  transact<Result>(work: () => Result): Result;
  /** Every row, to be kept somewhere. */
  save(): StoredRows;
  /** Puts saved rows into this store, which must be empty. Throws when they are not of this version's shape. */
  restore(rows: StoredRows): void;
}

export function createStore(onCommit: () => void = () => {}): Store {
  const log = createUndoLog(onCommit);
  // The keys are exactly those of the definitions.
  const names = Object.keys(collections) as CollectionName[];
  // Here every row is just a row; each collection is made from the definition of its own name.
  const definitions = collections as unknown as Record<CollectionName, CollectionDefinition<Row>>;
  const make = (name: CollectionName) => createCollection(definitions[name], log);
  // So each name has its own kind of collection again.
  const all = Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as Collections;
  const journal = createJournal(log);
  const saveRows = (): Omit<StoredRows, 'journal'> => {
    const rows: unknown = Object.fromEntries(names.map((name) => [name, all[name].all()]));
    // The same keys again.
    return rows as Omit<StoredRows, 'journal'>;
  };
  return {
    ...all,
    journal,
    transact: (work) => log.transact(work),
    save: () => ({ ...saveRows(), journal: journal.save() }),
    restore(rows) {
      log.transact(() => {
        for (const name of names) for (const row of rows[name]) all[name].restoreRow(row);
        journal.restore(rows.journal);
      });
    },
  };
}
