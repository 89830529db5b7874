import type { OperationId } from '@croupier/sdk/operations';
import type { StatementFile, StatementRecord } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import type { RequestedStatementRow } from '../../store/rows/statements.ts';
import { bonusesOf } from '../bonuses/index.ts';
import {
  csvFileName,
  isInRange,
  statementAddress,
  type CallContext,
  type DomainContext,
  type TimeRange,
} from '../kernel/index.ts';
import { existingMember } from '../member/index.ts';
import { betsOf } from './bets.ts';
import { profitOf } from './profit.ts';
import { transactionsOf } from './transactions.ts';

/** A file of a statement: the answer of a list with all rows, and the list whose CSV form it has. */
interface RecordFile {
  readonly record: StatementRecord;
  /** Record in the names of the file and of its address. */
  readonly name: string;
  readonly operation: OperationId;
  readonly read: (context: DomainContext, member: MemberRow, range: TimeRange) => RecordRows;
}

type RecordRows = { readonly content: readonly unknown[] } | { readonly rows: readonly unknown[] };

const FILES: readonly RecordFile[] = [
  {
    record: 'TRANSACTIONS',
    name: 'transactions',
    operation: 'listTransactions',
    read: (...args) => ({ content: transactionsOf(...args) }),
  },
  { record: 'BETS', name: 'bets', operation: 'listBettingRecords', read: (...args) => ({ content: betsOf(...args) }) },
  { record: 'PROFIT', name: 'profit', operation: 'getPersonalProfit', read: profitOf },
  {
    record: 'BONUSES',
    name: 'bonuses',
    operation: 'listBonusDetails',
    read: (context, member, range) => ({
      content: bonusesOf(context, member).filter(({ time }) => isInRange(range, time)),
    }),
  },
];

/** The files of a statement that is ready. */
export function describeFiles(context: CallContext, member: MemberRow, row: RequestedStatementRow): StatementFile[] {
  const range = timeOf(row);
  return FILES.map(({ record, name, read }) => {
    const answer = read(context, member, range);
    return {
      record,
      name: csvFileName(name, rangeOf(row)),
      url: statementAddress(context.caller.origin, row.fileToken, name),
      rows: ('content' in answer ? answer.content : answer.rows).length,
    };
  });
}

/** A file at the address that `describeFiles` gave it: `<token>/<record>.csv`; undefined before it is ready and once it has expired. */
export function findStatementFile(
  context: DomainContext,
  path: string,
): { readonly operation: OperationId; readonly answer: RecordRows; readonly fileName: string } | undefined {
  const [token = '', name] = path.split('/');
  const [row] = context.store.requestedStatements.findBy('fileToken', token);
  const file = FILES.find((candidate) => `${candidate.name}.csv` === name);
  const now = context.clock.now().getTime();
  if (row === undefined || file === undefined || now < Date.parse(row.readyAt) || now >= Date.parse(row.expiresAt))
    return undefined;
  const answer = file.read(context, existingMember(context, row.memberId), timeOf(row));
  return { operation: file.operation, answer, fileName: csvFileName(file.name, rangeOf(row)) };
}

const rangeOf = ({ startTime, endTime }: RequestedStatementRow): TimeRange => ({
  from: Date.parse(startTime),
  to: Date.parse(endTime),
});

/** The time of a statement up to the moment at which it was ready. */
function timeOf(row: RequestedStatementRow): TimeRange {
  const { from, to } = rangeOf(row);
  return { from, to: Math.min(to, Date.parse(row.readyAt)) };
}
