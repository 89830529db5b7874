/**
 * Chooses values for each row so that every value meets every kind of row: pairs instead of the whole product.
 * @param kindsOf kinds of a row, one for each respect in which rows differ, such as `popup` and `write`
 * @param least smallest number of values for a row
 * @returns the values of each row, in their given order
 */
export function pairwise<Row, Value>(
  rows: readonly Row[],
  kindsOf: (row: Row) => readonly string[],
  values: readonly Value[],
  least: number,
): ReadonlyMap<Row, readonly Value[]> {
  const chosen = new Map(rows.map((row) => [row, new Set<Value>()]));
  const add = (row: Row | undefined, value: Value): void => void (row !== undefined && chosen.get(row)?.add(value));
  const countOf = (row: Row): number => chosen.get(row)?.size ?? 0;
  for (const value of values) {
    const missing = new Set(rows.flatMap(kindsOf));
    const gainOf = (row: Row): number => kindsOf(row).filter((kind) => missing.has(kind)).length;
    while (missing.size > 0) {
      const [best] = rows.toSorted((a, b) => gainOf(b) - gainOf(a) || countOf(a) - countOf(b));
      add(best, value);
      for (const kind of best === undefined ? missing : kindsOf(best)) missing.delete(kind);
    }
  }
  for (const [index, row] of rows.entries()) {
    // Starts at another value for each row, so that rows of a kind differ.
    for (let next = index; countOf(row) < Math.min(least, values.length); next += 1) {
      const value = values[next % values.length];
      if (value !== undefined) add(row, value);
    }
  }
  return new Map(rows.map((row) => [row, values.filter((value) => chosen.get(row)?.has(value))]));
}
