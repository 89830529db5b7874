import { existingMember } from '../domain/member/member.ts';
import * as reports from '../domain/reports/reports.ts';
import { sessionOf, type CallContext, type Handler } from '../gateway/handler.ts';

const caller = (context: CallContext) => existingMember(context, sessionOf(context).memberId);

export const listBettingRecords: Handler<'listBettingRecords'> = ({ query }, context) =>
  reports.listBets(context, caller(context), { scope: 'SELF', status: 'ALL', ...query });

export const getBettingRecord: Handler<'getBettingRecord'> = ({ query }, context) =>
  reports.getBet(context, caller(context), query.betId, context.origin);

export const listTransactions: Handler<'listTransactions'> = ({ query }, context) =>
  reports.listTransactions(context, caller(context), { scope: 'SELF', transactionType: 'ALL', ...query });
