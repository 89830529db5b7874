import * as z from 'zod/mini';

import { createEntityTable, createLargeTable } from './entity-table.ts';
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
  all(): Item[];
  insert(item: Item): Item;
  /** Inserts a row of unknown shape. Throws when the schema does not accept it. */
  restoreRow(row: unknown): void;
  update(id: string, change: Partial<Omit<Item, 'id'>>): Item;
  remove(id: string): void;
}

export function createCollection<Item extends Row>(
  { schema, indexes, large = false }: CollectionDefinition<Item>,
  log: UndoLog,
): Collection<Item> {
  const table = large ? createLargeTable() : createEntityTable(schema);
  const fields = Object.keys(schema.shape);
  const ids = new Map(indexes.map((field) => [field, new Map<unknown, Set<string>>()]));

  const read = (entity: object): Item => {
    const row = Object.fromEntries(fields.map((field) => [field, Reflect.get(entity, field)]));
    // The schema has checked this row when it was written.
    return row as unknown as Item;
  };
  const index = (item: Item): void => {
    for (const [field, values] of ids) {
      const found = values.get(item[field]) ?? new Set();
      values.set(item[field], found.add(item.id));
    }
  };
  const unindex = (item: Item): void => {
    for (const [field, values] of ids) values.get(item[field])?.delete(item.id);
  };
  const get = (id: string): Item | undefined => {
    const entity = table.get(id);
    return entity === undefined ? undefined : read(entity);
  };
  const existing = (id: string): Item => {
    const item = get(id);
    if (item === undefined) throw new Error(`There is no row ${id}.`);
    return item;
  };
  const put = (item: Item): void => {
    table.put(item);
    index(item);
  };
  const drop = (item: Item): void => {
    table.drop(item.id);
    unindex(item);
  };

  const insert = (item: Item): Item => {
    if (get(item.id) !== undefined) throw new Error(`The row ${item.id} exists already.`);
    z.parse(schema, item);
    put(item);
    log.record(() => drop(item));
    return item;
  };

  return {
    get,
    findBy(field, value) {
      const values = ids.get(field);
      if (values === undefined) throw new Error(`"${field}" has no index; declare one or look up by another field.`);
      return [...(values.get(value) ?? [])].map(existing);
    },
    all: () => table.all().map(read),
    insert,
    restoreRow: (row) => void insert(z.parse(schema, row)),
    update(id, change) {
      const before = existing(id);
      const after: Item = { ...before, ...change };
      z.parse(schema, after);
      drop(before);
      put(after);
      log.record(() => {
        drop(after);
        put(before);
      });
      return after;
    },
    remove(id) {
      const item = existing(id);
      drop(item);
      log.record(() => put(item));
    },
  };
}
