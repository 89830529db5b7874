export interface Row {
  readonly id: string;
}

/** A row with its position in the order of insertion. */
export interface RankedRow<Item> {
  readonly rank: number;
  readonly row: Item;
}

/** Rows in memory, by id and by indexed fields. */
export interface RowIndex<Item extends Row> {
  get(id: string): RankedRow<Item> | undefined;
  /** Rows in order of insertion; undefined when the field has no index. */
  find(field: keyof Item & string, value: unknown): Item[] | undefined;
  all(): Item[];
  rankedRows(): Iterable<RankedRow<Item>>;
  nextRank(): number;
  /** An independent copy of the index. */
  copy(): RowIndex<Item>;
  add(ranked: RankedRow<Item>): void;
  remove(ranked: RankedRow<Item>): void;
  replace(before: RankedRow<Item>, after: RankedRow<Item>): void;
}

export function createRowIndex<Item extends Row>(
  fields: ReadonlyArray<keyof Item & string>,
  initialRows: Iterable<RankedRow<Item>> = [],
): RowIndex<Item> {
  type RowsById = Map<string, RankedRow<Item>>;
  const byId: RowsById = new Map();
  const byField = new Map(fields.map((field) => [field, new Map<unknown, RowsById>()]));
  let lastRank = 0;
  // True when a map may not be in the order of the ranks, because a row was added again; reads sort then.
  let outOfOrder = false;

  const inOrder = (found: Iterable<RankedRow<Item>>): Item[] => {
    const list = [...found];
    if (outOfOrder) list.sort((a, b) => a.rank - b.rank);
    return list.map(({ row }) => row);
  };
  const insert = (ranked: RankedRow<Item>): void => {
    byId.set(ranked.row.id, ranked);
    for (const [field, values] of byField) {
      const found = values.get(ranked.row[field]);
      if (found === undefined) values.set(ranked.row[field], new Map([[ranked.row.id, ranked]]));
      else found.set(ranked.row.id, ranked);
    }
  };
  const remove = ({ row }: RankedRow<Item>, field: keyof Item & string): void => {
    const values = byField.get(field);
    const found = values?.get(row[field]);
    found?.delete(row.id);
    if (found?.size === 0) values?.delete(row[field]);
  };

  const add = (ranked: RankedRow<Item>): void => {
    if (ranked.rank < lastRank) outOfOrder = true;
    lastRank = Math.max(lastRank, ranked.rank);
    insert(ranked);
  };
  for (const ranked of initialRows) add(ranked);

  return {
    get: (id) => byId.get(id),
    find(field, value) {
      const values = byField.get(field);
      return values === undefined ? undefined : inOrder(values.get(value)?.values() ?? []);
    },
    all: () => inOrder(byId.values()),
    rankedRows: () => byId.values(),
    nextRank: () => lastRank + 1,
    copy: () => createRowIndex(fields, byId.values()),
    add,
    remove(ranked) {
      byId.delete(ranked.row.id);
      for (const field of byField.keys()) remove(ranked, field);
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
