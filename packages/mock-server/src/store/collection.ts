import * as z from 'zod/mini';

import { createRowIndex, type RankedRow, type Row, type RowIndex } from './row-index.ts';
import type { UndoLog } from './undo-log.ts';

/** Declaration of a collection: row schema and indexed fields besides `id`. */
export interface CollectionDefinition<Item extends Row> {
  readonly schema: z.ZodMiniObject & { readonly _zod: { readonly output: Item } };
  readonly indexes: ReadonlyArray<keyof Item & string>;
  /** True for rows that are only appended, or may be more than 1,000. */
  readonly large?: boolean;
}

/** Rows of one kind. Every write is validated by the schema and can be undone by its transaction. */
export interface Collection<Item extends Row> {
  get(id: string): Item | undefined;
  /** Rows with this value in an indexed field, oldest first. */
  findBy(field: keyof Item & string, value: unknown): Item[];
  /** The oldest row with this value in an indexed field; takes the same time however many there are. */
  oldestBy(field: keyof Item & string, value: unknown): Item | undefined;
  /** The newest row with this value in an indexed field that matches, searched from the newest. */
  newestBy(field: keyof Item & string, value: unknown, matches: (row: Item) => boolean): Item | undefined;
  /** All rows, oldest first. */
  all(): Item[];
  /** A row with its rank; undefined when there is none. */
  rankedRow(id: string): RankedRow<Item> | undefined;
  /** All rows with their ranks, oldest first. */
  rankedRows(): ReadonlyArray<RankedRow<Item>>;
  insert(item: Item): Item;
  /** Inserts a row of saved data. Throws when it violates the schema. */
  restoreRow(row: unknown): void;
  /** Updates a row, which keeps its position. */
  update(id: string, change: Partial<Omit<Item, 'id'>>): Item;
  remove(id: string): void;
  /** Returns an independent copy, whose writes are recorded in `log` and reported to `onChange`. */
  copy(log: UndoLog, onChange: (id: string) => void): Collection<Item>;
}

/** Creates a collection of frozen rows in an index. `onChange` is called for every change, also when one is undone. */
export function createCollection<Item extends Row>(
  definition: CollectionDefinition<Item>,
  log: UndoLog,
  onChange: (id: string) => void = () => {},
  index: RowIndex<Item> = createRowIndex<Item>(definition.indexes),
): Collection<Item> {
  const { schema } = definition;

  const existing = (id: string): RankedRow<Item> => {
    const ranked = index.get(id);
    if (ranked === undefined) throw new Error(`There is no row ${id}.`);
    return ranked;
  };
  const find = (field: keyof Item & string, value: unknown): ReadonlyArray<RankedRow<Item>> => {
    const found = index.find(field, value);
    if (found === undefined) throw new Error(`"${field}" has no index; declare one or look up by another field.`);
    return found;
  };
  const put = (ranked: RankedRow<Item>): void => {
    index.add(ranked);
    onChange(ranked.row.id);
  };
  const drop = (ranked: RankedRow<Item>): void => {
    index.remove(ranked);
    onChange(ranked.row.id);
  };
  const replace = (before: RankedRow<Item>, after: RankedRow<Item>): void => {
    index.replace(before, after);
    onChange(after.row.id);
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
    findBy: (field, value) => find(field, value).map(rowOf),
    oldestBy: (field, value) => find(field, value)[0]?.row,
    newestBy: (field, value, matches) => find(field, value).findLast(({ row }) => matches(row))?.row,
    all: () => index.all().map(rowOf),
    rankedRow: (id) => index.get(id),
    rankedRows: () => index.all(),
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
    copy: (next, onCopyChange) => createCollection(definition, next, onCopyChange, index.copy()),
  };
}

const rowOf = <Item>({ row }: RankedRow<Item>): Item => row;

function freeze<Item extends Row>(row: Item): Item {
  for (const value of Object.values(row)) if (Array.isArray(value)) Object.freeze(value);
  return Object.freeze(row);
}
