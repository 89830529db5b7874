import * as transfers from '../domain/transfers/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getTransferTargets: Handler<'getTransferTargets'> = ({ query }, context) =>
  transfers.listTargets(context, query);

export const transferToUpline: Handler<'transferToUpline'> = ({ body }, context) =>
  transfers.transferToUpline(context, body);

export const transferToDownline: Handler<'transferToDownline'> = ({ body }, context) =>
  transfers.transferToDownline(context, body);

export const listTransfers: Handler<'listTransfers'> = ({ query }, context) => transfers.listTransfers(context, query);

export const getTransfer: Handler<'getTransfer'> = ({ path }, context) =>
  transfers.getTransfer(context, path.transactionId);
