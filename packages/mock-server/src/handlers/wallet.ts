import * as wallets from '../domain/wallets/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getWalletBalance: Handler<'getWalletBalance'> = (_input, context) => wallets.getWalletBalance(context);

export const listMerchantWallets: Handler<'listMerchantWallets'> = ({ query }, context) =>
  wallets.listWallets(context, query.isSingle);

export const transferWallet: Handler<'transferWallet'> = ({ body }, context) => wallets.transferWallet(context, body);

export const getWalletTransfer: Handler<'getWalletTransfer'> = ({ path }, context) =>
  wallets.getWalletTransfer(context, path.transactionId);

export const recallAllWallets: Handler<'recallAllWallets'> = (_input, context) => wallets.recallAllWallets(context);
