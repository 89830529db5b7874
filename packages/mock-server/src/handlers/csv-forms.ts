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

interface CsvForm {
  /** The record in the file's name. */
  readonly record: string;
  /** Fields of columns that are named otherwise. */
  readonly fields: Readonly<Record<string, string>>;
  /** Field with an object whose fields are columns too. */
  readonly nested?: string;
}

const FORMS: { readonly [Id in OperationId]?: CsvForm } = {
  listBettingRecords: { record: 'bets', fields: { placedAt: 'time', vendor: 'vassalage', stake: 'betAmount' } },
  listDepositOrders: { record: 'deposits', fields: {} },
  listWithdrawOrders: { record: 'withdrawals', fields: {}, nested: 'bankCard' },
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
  const { record: name, fields, nested } = form;
  // These operations answer a page of records, whose columns are texts.
  const { content } = page as { readonly content: readonly CsvRow[] };
  const rows = content.map((record): CsvRow => {
    const row: CsvRow = nested === undefined ? record : { ...Object(record[nested]), ...record };
    return Object.fromEntries(columns.map((column) => [column, row[fields[column] ?? column]]));
  });
  return { name: csvFileName(name, readRange(context, query)), text: toCsv(columns, rows) };
}
