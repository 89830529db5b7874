import * as reports from '../domain/reports/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listBettingRecords: Handler<'listBettingRecords'> = ({ query }, context) =>
  reports.listBets(context, { scope: 'SELF', status: 'ALL', ...query });

export const getBettingRecord: Handler<'getBettingRecord'> = ({ query }, context) =>
  reports.getBet(context, query.betId);

export const listTransactions: Handler<'listTransactions'> = ({ query }, context) =>
  reports.listTransactions(context, { scope: 'SELF', transactionType: 'ALL', ...query });

export const getPersonalProfit: Handler<'getPersonalProfit'> = ({ query }, context) =>
  reports.getPersonalProfit(context, query);

export const listBonusDetails: Handler<'listBonusDetails'> = ({ query }, context) =>
  reports.listBonuses(context, query);
