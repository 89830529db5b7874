import { getOpenDraw, listDraws, listResults } from '../domain/lottery/draws.ts';
import { launchLobby } from '../domain/lottery/lobby.ts';
import * as menus from '../domain/lottery/menus.ts';
import { existingMember } from '../domain/member/member.ts';
import { sessionOf, type Handler } from '../gateway/handler.ts';

export const listGameMenus: Handler<'listGameMenus'> = ({ query }, context) =>
  menus.listGameMenus(context, query.prizeMode, query.language);

export const listVnLotteryMenus: Handler<'listVnLotteryMenus'> = ({ query }, context) =>
  menus.listVnMenus(context, query.prizeMode);

export const listRecentLotteryGames: Handler<'listRecentLotteryGames'> = ({ query }, context) =>
  menus.listRecentLotteries(context, sessionOf(context).memberId, query);

export const getOpenedNumero: Handler<'getOpenedNumero'> = ({ query }, context) => getOpenDraw(context, query.gameCode);

export const listVnOpenedNumeros: Handler<'listVnOpenedNumeros'> = ({ query }, context) =>
  listDraws(context, query.gameCode);

export const listLotteryDraws: Handler<'listLotteryDraws'> = ({ path, query }, context) =>
  listResults(context, path.gameCode, query);

export const getLotteryLobby: Handler<'getLotteryLobby'> = ({ query }, context) =>
  launchLobby(context, existingMember(context, sessionOf(context).memberId), { ...query, origin: context.origin });
