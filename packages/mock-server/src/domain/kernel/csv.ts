import { MINUTE_MS, calendarDay, zoneOffset } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE } from './brand.ts';

/** Columns of texts that people or vendors chose, which a spreadsheet could read as formulas. */
const TEXT_COLUMNS: ReadonlySet<string> = new Set([
  'transactionId',
  'betId',
  'roundId',
  'orderId',
  'bonusId',
  'recordId',
  'gameName',
  'vendor',
  'methodName',
  'remark',
  'title',
  'account',
  'parentAccount',
  'bankName',
  'accountNumber',
]);
const TIME_COLUMNS: ReadonlySet<string> = new Set([
  'time',
  'placedAt',
  'settledAt',
  'createdAt',
  'completedAt',
  'paidAt',
  'registeredAt',
  'lastLoginAt',
  'lastDepositAt',
  'periodStart',
  'periodEnd',
  'dueAt',
]);
/** First characters of a formula in spreadsheets, with their full-width forms. */
const FORMULA_START = /^[=+\-@\t\r\0＝＋－＠]/u;

/** Texts and whole numbers of a record by column or field. */
export type CsvRow = Readonly<Record<string, string | number | undefined>>;

/** Writes CSV with a header row: comma, CRLF after each row. An absent value is empty. */
export function toCsv(columns: readonly string[], rows: readonly CsvRow[]): string {
  const lines = rows.map((row) => columns.map((column) => quote(toText(column, row[column]))).join(','));
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}

function toText(column: string, value: CsvRow[string]): string {
  if (value === undefined) return '';
  const text = String(value);
  if (TIME_COLUMNS.has(column)) return toLocalTime(text);
  return TEXT_COLUMNS.has(column) && FORMULA_START.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** `2026-11-21T14:00:00+08:00`: the time in the site's zone, without fractions of a second. */
function toLocalTime(time: string): string {
  const moment = Date.parse(time);
  const offset = zoneOffset(moment, SITE_TIME_ZONE);
  const clock = new Date(moment + offset).toISOString().slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
  const minutes = Math.abs(offset) / MINUTE_MS;
  return `${clock}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** `croupier-transactions-20261101-20261121.csv`: the first and the last day of the range in the site's zone. */
export function csvFileName(record: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const [first, last] = [from, to].map((time) => calendarDay(new Date(time), SITE_TIME_ZONE).replaceAll('-', ''));
  return `croupier-${record}-${first}-${last}.csv`;
}

/** `croupier-statement-sal_204_202611200000.csv`: a file about one thing. */
export function csvFileNameOf(record: string, id: string): string {
  return `croupier-${record}-${id}.csv`;
}
