import type { Verdict } from './problem.ts';
import type { Exchange } from '../server/exchange.ts';
import type { Check } from './check.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Asks for the CSV form of lists. */
export const csv: Check = {
  name: 'csv',
  what: 'header row, line ends and file name of lists as CSV',
  appliesTo: (operation, success) => operation.csvColumns !== undefined && success !== undefined,
  async run({ operation, call, judge, success }) {
    if (success === undefined) return;
    const exchange = await call({ ...success, accept: 'text/csv' });
    judge(...inspectCsv(exchange, operation.csvColumns ?? []));
  },
};

function inspectCsv(exchange: Exchange, columns: readonly string[]): readonly Verdict[] {
  const { headers, text } = exchange.answer;
  const expect = (isMet: boolean, field: string, expected: string, got: string): Verdict =>
    isMet ? undefined : { risk: 'shape', field, expected, got, rule: 'x-csv-columns', exchange };
  const type = headers.get('Content-Type') ?? 'no such header';
  const disposition = headers.get('Content-Disposition') ?? 'no such header';
  const rows = text.replace(BYTE_ORDER_MARK, '').split('\r\n');
  const [header = ''] = rows;
  return [
    expect(/^text\/csv\b/i.test(type), 'header Content-Type', 'text/csv', type),
    expect(/filename/i.test(disposition), 'header Content-Disposition', 'the name of the file', disposition),
    expect(text.startsWith(BYTE_ORDER_MARK), 'first character', 'a byte order mark', JSON.stringify(text.charAt(0))),
    expect(header === columns.join(','), 'header row', columns.join(','), header),
    expect(
      rows.at(-1) === '' && !rows.some((row) => row.includes('\n')),
      'line ends',
      'CRLF after every row',
      'others',
    ),
  ];
}
