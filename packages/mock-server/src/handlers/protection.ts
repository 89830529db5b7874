import * as limits from '../domain/player-limits/index.ts';
import * as sessions from '../domain/gaming-sessions/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const getPlayerProtection: Handler<'getPlayerProtection'> = (_input, context) => limits.getProtection(context);

export const setPlayerLimit: Handler<'setPlayerLimit'> = ({ path, body }, context) =>
  limits.setLimit(context, path, body);

export const confirmPlayerLimit: Handler<'confirmPlayerLimit'> = ({ path }, context) =>
  limits.confirmLimit(context, path);

export const answerLimitPrompt: Handler<'answerLimitPrompt'> = ({ body }, context) =>
  limits.answerLimitPrompt(context, body);

export const getGamingSession: Handler<'getGamingSession'> = (_input, context) => limits.getSessionStatus(context);

export const acknowledgeRealityCheck: Handler<'acknowledgeRealityCheck'> = (_input, context) =>
  limits.acknowledgeCheck(context);

export const updateRealityCheck: Handler<'updateRealityCheck'> = ({ body }, context) =>
  sessions.updateRealityCheck(context, body);
