import { listBonuses } from '../domain/bonuses/index.ts';
import * as reports from '../domain/reports/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listBettingRecords: Handler<'listBettingRecords'> = ({ query }, context) =>
  reports.listBets(context, { scope: 'SELF', status: 'ALL', ...query });

export const getBettingRecord: Handler<'getBettingRecord'> = ({ query }, context) =>
  reports.getBet(context, query.betId);

export const listTransactions: Handler<'listTransactions'> = ({ query }, context) =>
  reports.listTransactions(context, { scope: 'SELF', transactionType: 'ALL', group: 'NONE', ...query });

export const getPersonalProfit: Handler<'getPersonalProfit'> = ({ query }, context) =>
  reports.getPersonalProfit(context, query);

export const listBonusDetails: Handler<'listBonusDetails'> = ({ query }, context) => listBonuses(context, query);

export const getAccountStatement: Handler<'getAccountStatement'> = ({ query }, context) =>
  reports.getAccountStatement(context, query);

export const requestStatement: Handler<'requestStatement'> = ({ body }, context) =>
  reports.requestStatement(context, body);

export const listStatements: Handler<'listStatements'> = ({ query }, context) => reports.listStatements(context, query);

export const getStatement: Handler<'getStatement'> = ({ path }, context) =>
  reports.getStatement(context, path.statementId);
