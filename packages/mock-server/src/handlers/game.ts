import { listFavouriteIds, listFavourites, addFavourite, removeFavourite } from '../domain/catalogue/favourites.ts';
import * as games from '../domain/catalogue/list-games.ts';
import { listRecentGames as listRecent } from '../domain/catalogue/recent-games.ts';
import { listGameVendors as listVendors } from '../domain/catalogue/vendor-lanes.ts';
import { listWinners as listWins } from '../domain/bets/winners.ts';
import * as launches from '../domain/games/launches.ts';
import { existingMember } from '../domain/member/member.ts';
import { exitGame as leave } from '../domain/wallets/wallets.ts';
import { sessionOf, type CallContext, type Handler } from '../gateway/handler.ts';

const caller = (context: CallContext) => existingMember(context, sessionOf(context).memberId);

export const launchGame: Handler<'launchGame'> = ({ query }, context) =>
  launches.launchGame(context, caller(context), { ...query, origin: context.origin });

export const launchDemoGame: Handler<'launchDemoGame'> = ({ body }, context) =>
  launches.launchDemoGame(context, context.session?.memberId ?? null, { ...body, origin: context.origin });

export const exitGame: Handler<'exitGame'> = ({ body }, context) => leave(context, caller(context), body.launchId);

export const listGames: Handler<'listGames'> = ({ query }, context) => games.listGames(context, query, query);

export const listHotGames: Handler<'listHotGames'> = ({ query }, context) => games.listHotGames(context, query);

export const getGame: Handler<'getGame'> = ({ path, query }, context) =>
  games.getGame(context, path.nodeId, query.language);

export const listVendorGameTypes: Handler<'listVendorGameTypes'> = ({ query }) =>
  games.listVendorGameTypes(query.vassalage, query.language);

export const listGameVendors: Handler<'listGameVendors'> = () => listVendors();

export const listRecentGames: Handler<'listRecentGames'> = ({ query }, context) =>
  listRecent(context, sessionOf(context).memberId, query, query);

export const listWinners: Handler<'listWinners'> = (_input, context) => listWins(context);

export const listFavoriteGameIds: Handler<'listFavoriteGameIds'> = (_input, context) =>
  listFavouriteIds(context, sessionOf(context).memberId);

export const listFavoriteGames: Handler<'listFavoriteGames'> = ({ query }, context) =>
  listFavourites(context, sessionOf(context).memberId, query, query);

export const addFavoriteGame: Handler<'addFavoriteGame'> = ({ body }, context) =>
  addFavourite(context, sessionOf(context).memberId, body.nodeId);

export const removeFavoriteGame: Handler<'removeFavoriteGame'> = ({ query }, context) =>
  removeFavourite(context, sessionOf(context).memberId, query.nodeId);
