import * as bankCards from '../domain/bank-cards/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listBanks: Handler<'listBanks'> = ({ query }) => bankCards.listBanks(query);

export const listBankCards: Handler<'listBankCards'> = (_input, context) => bankCards.listCards(context);

export const createBankCard: Handler<'createBankCard'> = ({ body }, context) => bankCards.bindCard(context, body);

export const deleteBankCard: Handler<'deleteBankCard'> = ({ body, path }, context) =>
  bankCards.removeCard(context, path.cardId, body);

export const setDefaultBankCard: Handler<'setDefaultBankCard'> = ({ path }, context) =>
  bankCards.makeDefault(context, path.cardId);
