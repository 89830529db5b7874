import { createCollection, type Collection, type CollectionDefinition, type Row } from './collection.ts';
import { collections, type RowOf } from './rows.ts';
import { createUndoLog } from './undo-log.ts';

type CollectionName = keyof typeof collections;
type Collections = { readonly [Name in CollectionName]: Collection<RowOf<Name>> };

/** Every row of every collection, as plain data. */
export type StoredRows = Readonly<Record<string, readonly unknown[]>>;

/** Everything that one world remembers. */
export interface Store extends Collections {
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
  const make = (name: CollectionName) =>
    // Here every row is just a row; each collection is made from the definition of its own name.
    createCollection(collections[name] as unknown as CollectionDefinition<Row>, log);
  // So each name has its own kind of collection again.
  const all = Object.fromEntries(names.map((name) => [name, make(name)])) as unknown as Collections;
  return {
    ...all,
    transact: (work) => log.transact(work),
    save: () => Object.fromEntries(names.map((name) => [name, all[name].all()])),
    restore(rows) {
      log.transact(() => {
        for (const name of names) {
          const saved = rows[name];
          if (saved === undefined) throw new Error(`There is nothing about ${name}.`);
          for (const row of saved) all[name].restoreRow(row);
        }
      });
    },
  };
}
