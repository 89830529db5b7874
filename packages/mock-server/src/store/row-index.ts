import type { Row } from './collection.ts';

/** A row with its position in the collection. */
export interface Place<Item> {
  readonly rank: number;
  readonly row: Item;
}

/** Rows in memory by id and by indexed values, in order of insertion. */
export interface RowIndex<Item extends Row> {
  get(id: string): Place<Item> | undefined;
  /** Undefined when the field has no index. */
  find(field: keyof Item & string, value: unknown): Item[] | undefined;
  all(): Item[];
  places(): Iterable<Place<Item>>;
  nextRank(): number;
  /** An independent copy of the index. */
  copy(): RowIndex<Item>;
  add(place: Place<Item>): void;
  remove(place: Place<Item>): void;
  replace(before: Place<Item>, after: Place<Item>): void;
}

export function createRowIndex<Item extends Row>(
  fields: ReadonlyArray<keyof Item & string>,
  known: Iterable<Place<Item>> = [],
): RowIndex<Item> {
  type Places = Map<string, Place<Item>>;
  const places: Places = new Map();
  const byField = new Map(fields.map((field) => [field, new Map<unknown, Places>()]));
  let lastRank = 0;
  // A map lists re-added rows behind younger ones, so the next read sorts.
  let outOfOrder = false;

  const inOrder = (found: Iterable<Place<Item>>): Item[] => {
    const list = [...found];
    if (outOfOrder) list.sort((a, b) => a.rank - b.rank);
    return list.map(({ row }) => row);
  };
  const insert = (place: Place<Item>): void => {
    places.set(place.row.id, place);
    for (const [field, values] of byField) {
      const found = values.get(place.row[field]);
      if (found === undefined) values.set(place.row[field], new Map([[place.row.id, place]]));
      else found.set(place.row.id, place);
    }
  };
  const remove = ({ row }: Place<Item>, field: keyof Item & string): void => {
    const values = byField.get(field);
    const found = values?.get(row[field]);
    found?.delete(row.id);
    if (found?.size === 0) values?.delete(row[field]);
  };

  const add = (place: Place<Item>): void => {
    if (place.rank < lastRank) outOfOrder = true;
    lastRank = Math.max(lastRank, place.rank);
    insert(place);
  };
  for (const place of known) add(place);

  return {
    get: (id) => places.get(id),
    find(field, value) {
      const values = byField.get(field);
      return values === undefined ? undefined : inOrder(values.get(value)?.values() ?? []);
    },
    all: () => inOrder(places.values()),
    places: () => places.values(),
    nextRank: () => lastRank + 1,
    copy: () => createRowIndex(fields, places.values()),
    add,
    remove(place) {
      places.delete(place.row.id);
      for (const field of byField.keys()) remove(place, field);
    },
    replace(before, after) {
      for (const field of byField.keys()) {
        if (before.row[field] === after.row[field]) continue;
        remove(before, field);
        outOfOrder = true;
      }
      insert(after);
    },
  };
}
