import * as z from 'zod/mini';

import { createEntityTable, createLargeTable, type EntityTable } from './entity-table.ts';
import { createRowIndex, type Place, type RowIndex } from './row-index.ts';
import type { UndoLog } from './undo-log.ts';

export interface Row {
  readonly id: string;
}

/** How a collection is declared: what a row looks like, and by which fields besides `id` it is looked up. */
export interface CollectionDefinition<Item extends Row> {
  readonly schema: z.ZodMiniObject & { readonly _zod: { readonly output: Item } };
  readonly indexes: ReadonlyArray<keyof Item & string>;
  /** There may be many thousands of them. */
  readonly large?: boolean;
}

/** Rows of one kind. Every write is checked by the schema and can be taken back by the transaction that it is part of. */
export interface Collection<Item extends Row> {
  get(id: string): Item | undefined;
  /** The rows whose indexed field has this value, oldest first. */
  findBy(field: keyof Item & string, value: unknown): Item[];
  /** Every row, oldest first. */
  all(): Item[];
  /** A row with its place in the order; undefined when there is none. */
  placeOf(id: string): Place<Item> | undefined;
  /** Every row with its place, in any order. */
  places(): Iterable<Place<Item>>;
  insert(item: Item): Item;
  /** Inserts a row of unknown shape. Throws when the schema does not accept it. */
  restoreRow(row: unknown): void;
  /** Changes a row, which keeps its place in the order. */
  update(id: string, change: Partial<Omit<Item, 'id'>>): Item;
  remove(id: string): void;
  /** The same rows, written from now on under another log. */
  copy(log: UndoLog): Collection<Item>;
}

/**
 * The table in @mswjs/data is the record of what exists, and it is slow to ask. Beside it stands a frozen copy of each
 * row, written in the same step and never apart from it; reads take the copies, by id and by index.
 */
export function createCollection<Item extends Row>(
  definition: CollectionDefinition<Item>,
  log: UndoLog,
  table: EntityTable = openTable(definition),
  index: RowIndex<Item> = createRowIndex<Item>(definition.indexes),
): Collection<Item> {
  const { schema } = definition;

  const existing = (id: string): Place<Item> => {
    const place = index.get(id);
    if (place === undefined) throw new Error(`There is no row ${id}.`);
    return place;
  };
  const put = (place: Place<Item>): void => {
    table.put(place.row);
    index.add(place);
  };
  const drop = (place: Place<Item>): void => {
    table.drop(place.row.id);
    index.remove(place);
  };
  const replace = (before: Place<Item>, after: Place<Item>): void => {
    table.drop(before.row.id);
    table.put(after.row);
    index.replace(before, after);
  };
  const check = (row: unknown): Item => freeze(z.parse(schema, row));

  const insert = (item: unknown): Item => {
    const row = check(item);
    if (index.get(row.id) !== undefined) throw new Error(`The row ${row.id} exists already.`);
    const place = { rank: index.nextRank(), row };
    put(place);
    log.record(() => drop(place), row.id);
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
    placeOf: (id) => index.get(id),
    places: () => index.places(),
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
      const place = existing(id);
      drop(place);
      log.record(() => put(place), id);
    },
    copy(next) {
      const copied = index.copy();
      return createCollection(definition, next, fillLater(definition, copied), copied);
    },
  };
}

function openTable<Item extends Row>({ schema, large = false }: CollectionDefinition<Item>): EntityTable {
  return large ? createLargeTable() : createEntityTable(schema);
}

/** A table that is filled when it is first needed: most collections of a copied world are only read. */
function fillLater<Item extends Row>(definition: CollectionDefinition<Item>, index: RowIndex<Item>): EntityTable {
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
