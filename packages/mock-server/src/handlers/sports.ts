import * as sports from '../domain/sports/index.ts';
import { placeBets } from '../domain/sports-tickets/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listSportsMatches: Handler<'listSportsMatches'> = ({ query }, context) =>
  sports.listMatches(context, query);

export const getSportsMatch: Handler<'getSportsMatch'> = ({ path, query }, context) =>
  sports.getMatch(context, path.matchId, query.language);

export const placeSportsBets: Handler<'placeSportsBets'> = ({ body }, context) => placeBets(context, body);
