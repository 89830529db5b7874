/**
 * Sorts rows that are in the order of their booking by time, the newest first. Of rows of the same instant, the one booked
 * later is first, so that a running balance adds up from row to row.
 */
export function newestFirst<Row>(rows: readonly Row[], timeOf: (row: Row) => string): Row[] {
  // The sort is stable.
  return rows.toReversed().toSorted((a, b) => Date.parse(timeOf(b)) - Date.parse(timeOf(a)));
}
