import type { OperationId } from '@croupier/sdk/operations';

import {
  csvFileName,
  csvFileNameOf,
  toCsv,
  type CsvRow,
  type DomainContext,
  type TimeQuery,
} from '../domain/kernel/index.ts';
import { recordsRange } from '../domain/site/index.ts';

type AnswerRow = Readonly<Record<string, string | number | undefined>>;

export interface CsvAnswer {
  readonly name: string;
  readonly text: string;
}

interface CsvForm {
  /** Record in the file's name. */
  readonly record: string;
  /** Fields of columns that are named otherwise. */
  readonly fields: Readonly<Record<string, string>>;
  /** Field of the answer that holds the rows; a currency beside them belongs to each. */
  readonly rows: 'content' | 'lines' | 'rows';
  /** Field of a row with an object whose fields are columns too. */
  readonly nested?: string;
  /** The rows are as of now: the file's name has the running day in place of a range. */
  readonly isCurrent?: boolean;
  /** Field of the answer that names the file, instead of the range of the query. */
  readonly namedBy?: string;
}

const FORMS: { readonly [Id in OperationId]?: CsvForm } = {
  getPersonalProfit: { record: 'profit', fields: { stake: 'betAmount', netProfit: 'playerResult' }, rows: 'rows' },
  getAgentRevenue: { record: 'income', fields: {}, rows: 'content' },
  getSalaryStatement: { record: 'statement', fields: {}, rows: 'lines', namedBy: 'recordId' },
  listBettingRecords: {
    record: 'bets',
    fields: { placedAt: 'time', vendor: 'vassalage', stake: 'betAmount' },
    rows: 'content',
  },
  listBonusDetails: { record: 'bonuses', fields: { type: 'bonusType' }, rows: 'content' },
  listDailySalaryRecords: { record: 'daily-salary', fields: {}, rows: 'content' },
  listDepositOrders: { record: 'deposits', fields: {}, rows: 'content' },
  listDividendRecords: { record: 'dividends', fields: {}, rows: 'content' },
  listHourSalaryRecords: { record: 'hourly-salary', fields: {}, rows: 'content' },
  listRealtimeSalaryRecords: { record: 'realtime-salary', fields: {}, rows: 'content' },
  listSalaryDays: { record: 'salary-days', fields: {}, rows: 'content' },
  listWithdrawOrders: { record: 'withdrawals', fields: {}, rows: 'content', nested: 'bankCard' },
  listDownlines: { record: 'downlines', fields: {}, rows: 'content', isCurrent: true },
  listUserLossStatements: { record: 'user-loss', fields: {}, rows: 'content' },
  listRebateDifferences: { record: 'rebate-differences', fields: {}, rows: 'content' },
  listPointHistory: { record: 'points', fields: {}, rows: 'content' },
  listRebateHistory: { record: 'rebates', fields: {}, rows: 'content' },
  listRewards: { record: 'rewards', fields: {}, rows: 'content' },
  listTransfers: { record: 'transfers', fields: {}, rows: 'content' },
  listTransactions: { record: 'transactions', fields: {}, rows: 'content' },
};

/** The CSV form of an answer with all rows; undefined for an operation without one. */
export function csvFormOf(
  id: OperationId,
  columns: readonly string[],
  { page, query, context }: { readonly page: unknown; readonly query: TimeQuery; readonly context: DomainContext },
): CsvAnswer | undefined {
  const form = FORMS[id];
  const text = csvTextOf(id, columns, page);
  if (form === undefined || text === undefined) return undefined;
  const { record, namedBy } = form;
  if (namedBy !== undefined) {
    // The field is an id of the answer.
    const named = (page as Readonly<Record<string, string>>)[namedBy] ?? '';
    return { name: csvFileNameOf(record, named), text };
  }
  const now = context.clock.now().getTime();
  const range = form.isCurrent === true ? { from: now, to: now } : recordsRange(context, query);
  return { name: csvFileName(record, range), text };
}

/** The text of an answer's CSV form, without byte order mark; undefined for an operation without one. */
export function csvTextOf(id: OperationId, columns: readonly string[], page: unknown): string | undefined {
  const form = FORMS[id];
  if (form === undefined) return undefined;
  const { fields, nested } = form;
  // These operations answer records whose columns are texts and whole numbers.
  const answer = page as Readonly<Record<CsvForm['rows'], readonly AnswerRow[]>> & { readonly currency?: string };
  const rows = answer[form.rows].map((record): CsvRow => {
    const row: AnswerRow = nested === undefined ? record : { ...Object(record[nested]), ...record };
    const valueOf = (column: string): AnswerRow[string] =>
      row[fields[column] ?? column] ?? (column === 'currency' ? answer.currency : undefined);
    return Object.fromEntries(columns.map((column) => [column, valueOf(column)?.toString()]));
  });
  return toCsv(columns, rows);
}
