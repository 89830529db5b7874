import * as breaks from '../domain/breaks/index.ts';
import * as sessions from '../domain/gaming-sessions/index.ts';
import * as limits from '../domain/player-limits/index.ts';
import * as restrictions from '../domain/restrictions/index.ts';
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

export const startTimeOut: Handler<'startTimeOut'> = ({ body }, context) => breaks.startTimeOut(context, body);

export const startSelfExclusion: Handler<'startSelfExclusion'> = ({ body }, context) =>
  breaks.startSelfExclusion(context, body);

export const requestExclusionLift: Handler<'requestExclusionLift'> = (_input, context) => breaks.requestLift(context);

export const confirmExclusionLift: Handler<'confirmExclusionLift'> = (_input, context) => breaks.confirmLift(context);

export const getAccountRestrictions: Handler<'getAccountRestrictions'> = (_input, context) =>
  restrictions.getAccountRestrictions(context);
