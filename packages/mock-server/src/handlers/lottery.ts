import * as lottery from '../domain/lottery/index.ts';
import { placeTicket } from '../domain/lottery-tickets/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listGameMenus: Handler<'listGameMenus'> = ({ query }, context) =>
  lottery.listGameMenus(context, query.prizeMode, query.language);

export const listVnLotteryMenus: Handler<'listVnLotteryMenus'> = ({ query }, context) =>
  lottery.listVnMenus(context, query.prizeMode);

export const listRecentLotteryGames: Handler<'listRecentLotteryGames'> = ({ query }, context) =>
  lottery.listRecentLotteries(context, query);

export const getOpenedNumero: Handler<'getOpenedNumero'> = ({ query }, context) =>
  lottery.getOpenDraw(context, query.gameCode);

export const listVnOpenedNumeros: Handler<'listVnOpenedNumeros'> = ({ query }, context) =>
  lottery.listDraws(context, query.gameCode);

export const listLotteryDraws: Handler<'listLotteryDraws'> = ({ path, query }, context) =>
  lottery.listResults(context, path.gameCode, query);

export const getLotteryLobby: Handler<'getLotteryLobby'> = ({ query }, context) => lottery.launchLobby(context, query);

export const getLottery: Handler<'getLottery'> = ({ path, query }, context) =>
  lottery.getLottery(context, path.gameCode, query.language);

export const placeLotteryTicket: Handler<'placeLotteryTicket'> = ({ body }, context) => placeTicket(context, body);
