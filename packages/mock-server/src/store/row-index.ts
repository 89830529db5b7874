export interface Row {
  readonly id: string;
}

/** A row with its position in the order of insertion. */
export interface RankedRow<Item> {
  readonly rank: number;
  readonly row: Item;
}

/** Rows in memory, by id and by indexed fields. Lists are in order of insertion. */
export interface RowIndex<Item extends Row> {
  get(id: string): RankedRow<Item> | undefined;
  /** Rows with this value; undefined when the field has no index. */
  find(field: keyof Item & string, value: unknown): ReadonlyArray<RankedRow<Item>> | undefined;
  all(): ReadonlyArray<RankedRow<Item>>;
  nextRank(): number;
  /** An independent copy of the index. */
  copy(): RowIndex<Item>;
  add(ranked: RankedRow<Item>): void;
  remove(ranked: RankedRow<Item>): void;
  replace(before: RankedRow<Item>, after: RankedRow<Item>): void;
}

type RankedRows<Item> = Array<RankedRow<Item>>;

export function createRowIndex<Item extends Row>(
  fields: ReadonlyArray<keyof Item & string>,
  initialRows: ReadonlyArray<RankedRow<Item>> = [],
): RowIndex<Item> {
  const byId = new Map<string, RankedRow<Item>>();
  const all: RankedRows<Item> = [];
  const byField = new Map(fields.map((field) => [field, new Map<unknown, RankedRows<Item>>()]));
  let lastRank = 0;

  const addTo = (values: Map<unknown, RankedRows<Item>>, value: unknown, ranked: RankedRow<Item>): void => {
    const found = values.get(value);
    if (found === undefined) values.set(value, [ranked]);
    else putIn(found, ranked);
  };
  const removeFrom = (values: Map<unknown, RankedRows<Item>>, value: unknown, ranked: RankedRow<Item>): void => {
    const found = values.get(value) ?? [];
    found.splice(positionIn(found, ranked.rank), 1);
    if (found.length === 0) values.delete(value);
  };
  const add = (ranked: RankedRow<Item>): void => {
    lastRank = Math.max(lastRank, ranked.rank);
    byId.set(ranked.row.id, ranked);
    putIn(all, ranked);
    for (const [field, values] of byField) addTo(values, ranked.row[field], ranked);
  };
  for (const ranked of initialRows) add(ranked);

  return {
    get: (id) => byId.get(id),
    find(field, value) {
      const values = byField.get(field);
      return values === undefined ? undefined : (values.get(value) ?? []);
    },
    all: () => all,
    nextRank: () => lastRank + 1,
    copy: () => createRowIndex(fields, all),
    add,
    remove(ranked) {
      byId.delete(ranked.row.id);
      all.splice(positionIn(all, ranked.rank), 1);
      for (const [field, values] of byField) removeFrom(values, ranked.row[field], ranked);
    },
    replace(before, after) {
      byId.set(after.row.id, after);
      putIn(all, after);
      for (const [field, values] of byField) {
        if (before.row[field] !== after.row[field]) removeFrom(values, before.row[field], before);
        addTo(values, after.row[field], after);
      }
    },
  };
}

/** Puts a row at the place of its rank, where it replaces an earlier version. */
function putIn<Item>(rows: RankedRows<Item>, ranked: RankedRow<Item>): void {
  const position = positionIn(rows, ranked.rank);
  rows.splice(position, rows[position]?.rank === ranked.rank ? 1 : 0, ranked);
}

/** Position of the first row with this rank or a higher one. */
function positionIn<Item>(rows: RankedRows<Item>, rank: number): number {
  if ((rows.at(-1)?.rank ?? 0) < rank) return rows.length;
  let start = 0;
  let end = rows.length;
  while (start < end) {
    const middle = (start + end) >>> 1;
    if ((rows[middle]?.rank ?? rank) < rank) start = middle + 1;
    else end = middle;
  }
  return start;
}
