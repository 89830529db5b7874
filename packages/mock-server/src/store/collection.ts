import * as z from 'zod/mini';

import { createEntityTable, createLargeTable, type EntityTable } from './entity-table.ts';
import { createRowIndex, type RankedRow, type Row, type RowIndex } from './row-index.ts';
import type { UndoLog } from './undo-log.ts';

/** Declaration of a collection: row schema and indexed fields besides `id`. */
export interface CollectionDefinition<Item extends Row> {
  readonly schema: z.ZodMiniObject & { readonly _zod: { readonly output: Item } };
  readonly indexes: ReadonlyArray<keyof Item & string>;
  /** May hold many thousands of rows. */
  readonly large?: boolean;
}

/** Rows of one kind. Every write is validated by the schema and can be undone by its transaction. */
export interface Collection<Item extends Row> {
  get(id: string): Item | undefined;
  /** Rows with this value in an indexed field, oldest first. */
  findBy(field: keyof Item & string, value: unknown): Item[];
  /** All rows, oldest first. */
  all(): Item[];
  /** A row with its rank; undefined when there is none. */
  rankedRow(id: string): RankedRow<Item> | undefined;
  /** All rows with their ranks, in any order. */
  rankedRows(): Iterable<RankedRow<Item>>;
  insert(item: Item): Item;
  /** Inserts a row of saved data. Throws when it violates the schema. */
  restoreRow(row: unknown): void;
  /** Updates a row, which keeps its position. */
  update(id: string, change: Partial<Omit<Item, 'id'>>): Item;
  remove(id: string): void;
  /** Returns an independent copy, whose writes are recorded in `log`. */
  copy(log: UndoLog): Collection<Item>;
}

/**
 * Creates a collection. Each write goes to an @mswjs/data table, which is slow to query, and to an index of frozen rows,
 * which all reads use.
 */
export function createCollection<Item extends Row>(
  definition: CollectionDefinition<Item>,
  log: UndoLog,
  table: EntityTable = openTable(definition),
  index: RowIndex<Item> = createRowIndex<Item>(definition.indexes),
): Collection<Item> {
  const { schema } = definition;

  const existing = (id: string): RankedRow<Item> => {
    const ranked = index.get(id);
    if (ranked === undefined) throw new Error(`There is no row ${id}.`);
    return ranked;
  };
  const put = (ranked: RankedRow<Item>): void => {
    table.put(ranked.row);
    index.add(ranked);
  };
  const drop = (ranked: RankedRow<Item>): void => {
    table.drop(ranked.row.id);
    index.remove(ranked);
  };
  const replace = (before: RankedRow<Item>, after: RankedRow<Item>): void => {
    table.drop(before.row.id);
    table.put(after.row);
    index.replace(before, after);
  };
  const check = (row: unknown): Item => freeze(z.parse(schema, row));

  const insert = (item: unknown): Item => {
    const row = check(item);
    if (index.get(row.id) !== undefined) throw new Error(`The row ${row.id} exists already.`);
    const ranked = { rank: index.nextRank(), row };
    put(ranked);
    log.record(() => drop(ranked), row.id);
    return row;
  };

  return {
    get: (id) => index.get(id)?.row,
    findBy(field, value) {
      const found = index.find(field, value);
      if (found === undefined) throw new Error(`"${field}" has no index; declare one or look up by another field.`);
      return found;
    },
    all: () => index.all(),
    rankedRow: (id) => index.get(id),
    rankedRows: () => index.rankedRows(),
    insert,
    restoreRow: (row) => void insert(row),
    update(id, change) {
      const before = existing(id);
      const after = { rank: before.rank, row: check({ ...before.row, ...change }) };
      replace(before, after);
      log.record(() => replace(after, before), id);
      return after.row;
    },
    remove(id) {
      const ranked = existing(id);
      drop(ranked);
      log.record(() => put(ranked), id);
    },
    copy(next) {
      const copied = index.copy();
      return createCollection(definition, next, createLazyTable(definition, copied), copied);
    },
  };
}

function openTable<Item extends Row>({ schema, large = false }: CollectionDefinition<Item>): EntityTable {
  return large ? createLargeTable() : createEntityTable(schema);
}

/** Creates a table that is filled on first use, because most collections of a copied world are only read. */
function createLazyTable<Item extends Row>(definition: CollectionDefinition<Item>, index: RowIndex<Item>): EntityTable {
  let filled: EntityTable | undefined;
  const table = (): EntityTable => {
    if (filled !== undefined) return filled;
    filled = openTable(definition);
    for (const row of index.all()) filled.put(row);
    return filled;
  };
  return { all: () => table().all(), put: (row) => table().put(row), drop: (id) => table().drop(id) };
}

function freeze<Item extends Row>(row: Item): Item {
  for (const value of Object.values(row)) if (Array.isArray(value)) Object.freeze(value);
  return Object.freeze(row);
}
