import * as bets from '../domain/bets/index.ts';
import * as catalogue from '../domain/catalogue/index.ts';
import * as games from '../domain/games/index.ts';
import * as wallets from '../domain/wallets/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const launchGame: Handler<'launchGame'> = ({ query }, context) => games.launchGame(context, query);

export const launchDemoGame: Handler<'launchDemoGame'> = ({ body }, context) => games.launchDemoGame(context, body);

export const exitGame: Handler<'exitGame'> = ({ body }, context) => wallets.exitGame(context, body.launchId);

export const listGames: Handler<'listGames'> = ({ query }, context) => catalogue.listGames(context, query);

export const listHotGames: Handler<'listHotGames'> = ({ query }, context) => catalogue.listHotGames(context, query);

export const getGame: Handler<'getGame'> = ({ path, query }, context) =>
  catalogue.getGame(context, path.nodeId, query.language);

export const listVendorGameTypes: Handler<'listVendorGameTypes'> = ({ query }) =>
  catalogue.listVendorGameTypes(query.vassalage, query.language);

export const listGameVendors: Handler<'listGameVendors'> = (_input, context) => catalogue.listGameVendors(context);

export const listRecentGames: Handler<'listRecentGames'> = ({ query }, context) =>
  catalogue.listRecentGames(context, query);

export const listWinners: Handler<'listWinners'> = ({ query }, context) => bets.listWinners(context, query);

export const listFavoriteGameIds: Handler<'listFavoriteGameIds'> = (_input, context) =>
  catalogue.listFavouriteIds(context);

export const listFavoriteGames: Handler<'listFavoriteGames'> = ({ query }, context) =>
  catalogue.listFavourites(context, query);

export const addFavoriteGame: Handler<'addFavoriteGame'> = ({ body }, context) =>
  catalogue.addFavourite(context, body.nodeId);

export const removeFavoriteGame: Handler<'removeFavoriteGame'> = ({ query }, context) =>
  catalogue.removeFavourite(context, query.nodeId);
