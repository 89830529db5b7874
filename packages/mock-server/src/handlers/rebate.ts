import * as rebates from '../domain/rebates/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getManualRebate: Handler<'getManualRebate'> = (_request, context) => rebates.getManualRebate(context);

export const claimManualRebate: Handler<'claimManualRebate'> = ({ body }, context) =>
  rebates.claimRebate(context, body?.gameType);

export const listRebateHistory: Handler<'listRebateHistory'> = ({ query }, context) =>
  rebates.listRebateRecords(context, query);
