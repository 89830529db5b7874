import { DAY_MS, MINUTE_MS } from '@croupier/sdk/rules';
import type { RequestedStatement, StatementRequest, StatementSummary } from '@croupier/sdk/types';

import type { RequestedStatementRow } from '../../store/rows/statements.ts';
import {
  newestFirst,
  pageOf,
  readRange,
  Refusal,
  STATEMENT_DAYS,
  type CallContext,
  type DomainContext,
  type PageQuery,
} from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { describeMonths, describeStatement } from './account-statement.ts';
import { describeFiles } from './statement-files.ts';

/** Time of preparing, and of keeping after it, in ms of the world's clock. */
const PREPARING_MS = MINUTE_MS;
const KEPT_MS = 30 * DAY_MS;

/** Prepares a statement; while another one of the caller is being prepared, answers that one. */
export function requestStatement(context: CallContext, request: StatementRequest): StatementSummary {
  const { id: memberId } = callingMember(context);
  const { from, to } = readRange(context, request, STATEMENT_DAYS);
  const { store, secrets } = context;
  const now = context.clock.now().getTime();
  const preparing = keptBy(context, memberId).find((row) => !isReady(context, row));
  if (preparing !== undefined) return describeSummary(context, preparing);
  const timeAfter = (ms: number): string => new Date(now + ms).toISOString();
  const row = store.transact(() => {
    for (const { id } of expiredOf(context, memberId)) store.requestedStatements.remove(id);
    return store.requestedStatements.insert({
      id: nextId(context),
      memberId,
      startTime: new Date(from).toISOString(),
      endTime: new Date(to).toISOString(),
      requestedAt: timeAfter(0),
      readyAt: timeAfter(PREPARING_MS),
      expiresAt: timeAfter(PREPARING_MS + KEPT_MS),
      fileToken: secrets.hex(32),
    });
  });
  return describeSummary(context, row);
}

/** The caller's statements that have not expired, newest first. */
export function listStatements(context: CallContext, query: PageQuery) {
  const rows = keptBy(context, callingMember(context).id);
  const statements = newestFirst(rows, ({ requestedAt }) => requestedAt).map((row) => describeSummary(context, row));
  return pageOf(statements, query);
}

/** One statement of the caller, with its contents once it is ready. Refuses others and expired ones with NOT_FOUND. */
export function getStatement(context: CallContext, statementId: string): RequestedStatement {
  const member = callingMember(context);
  const row = keptBy(context, member.id).find(({ id }) => id === statementId);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const summary = describeSummary(context, row);
  if (summary.status === 'PREPARING') return summary;
  const range = { from: Date.parse(row.startTime), to: Date.parse(row.endTime) };
  const asOf = Date.parse(row.readyAt);
  return {
    ...summary,
    statement: describeStatement(context, member, range, asOf),
    months: describeMonths(context, member, range, asOf),
    files: describeFiles(context, member, row),
  };
}

function keptBy({ store, clock }: DomainContext, memberId: string): RequestedStatementRow[] {
  const now = clock.now().getTime();
  return store.requestedStatements.findBy('memberId', memberId).filter(({ expiresAt }) => Date.parse(expiresAt) > now);
}

function expiredOf({ store, clock }: DomainContext, memberId: string): RequestedStatementRow[] {
  const now = clock.now().getTime();
  return store.requestedStatements.findBy('memberId', memberId).filter(({ expiresAt }) => Date.parse(expiresAt) <= now);
}

function isReady({ clock }: DomainContext, { readyAt }: RequestedStatementRow): boolean {
  return Date.parse(readyAt) <= clock.now().getTime();
}

function describeSummary(context: DomainContext, row: RequestedStatementRow): StatementSummary {
  const { id, startTime, endTime, requestedAt, readyAt, expiresAt } = row;
  const status = isReady(context, row) ? 'READY' : 'PREPARING';
  return { statementId: id, status, startTime, endTime, requestedAt, readyAt, expiresAt };
}

/** The next unused id of the day: `st_20261121_01`. */
function nextId({ store, clock }: DomainContext): string {
  const day = `st_${clock.now().toISOString().slice(0, 10).replaceAll('-', '')}_`;
  let number = 1;
  const make = (): string => day + String(number).padStart(2, '0');
  while (store.requestedStatements.get(make()) !== undefined) number += 1;
  return make();
}
