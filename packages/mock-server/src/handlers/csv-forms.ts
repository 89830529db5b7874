import type { OperationId } from '@croupier/sdk/operations';

import {
  csvFileName,
  toCsv,
  readRange,
  type CsvRow,
  type DomainContext,
  type TimeQuery,
} from '../domain/kernel/index.ts';

export interface CsvAnswer {
  readonly name: string;
  readonly text: string;
}

/** Record in the file's name, and the fields of columns that are named otherwise. */
const FORMS: { readonly [Id in OperationId]?: { record: string; fields: Readonly<Record<string, string>> } } = {
  listBettingRecords: { record: 'bets', fields: { placedAt: 'time', vendor: 'vassalage', stake: 'betAmount' } },
  listDepositOrders: { record: 'deposits', fields: {} },
  listTransactions: { record: 'transactions', fields: {} },
};

/** The CSV form of the page with all rows; undefined for an operation without one. */
export function csvFormOf(
  id: OperationId,
  columns: readonly string[],
  { page, query, context }: { readonly page: unknown; readonly query: TimeQuery; readonly context: DomainContext },
): CsvAnswer | undefined {
  const form = FORMS[id];
  if (form === undefined) return undefined;
  const { record, fields } = form;
  // These operations answer a page of records, whose columns are texts.
  const { content } = page as { readonly content: readonly CsvRow[] };
  const rows = content.map((row) =>
    Object.fromEntries(columns.map((column) => [column, row[fields[column] ?? column]])),
  );
  return { name: csvFileName(record, readRange(context, query)), text: toCsv(columns, rows) };
}
