import { existingMember } from '../domain/member/member.ts';
import * as wallets from '../domain/wallets/wallets.ts';
import { sessionOf, type CallContext, type Handler } from '../gateway/handler.ts';

const caller = (context: CallContext) => existingMember(context, sessionOf(context).memberId);

export const getWalletBalance: Handler<'getWalletBalance'> = (_input, context) =>
  wallets.getWalletBalance(context, caller(context));

export const listMerchantWallets: Handler<'listMerchantWallets'> = ({ query }, context) =>
  wallets.listWallets(context, caller(context), query.isSingle);

export const transferWallet: Handler<'transferWallet'> = ({ body }, context) =>
  wallets.transferWallet(context, caller(context), body);

export const recallAllWallets: Handler<'recallAllWallets'> = (_input, context) =>
  wallets.recallAllWallets(context, caller(context));
