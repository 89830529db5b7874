import * as breaks from '../domain/breaks/index.ts';
import * as restrictions from '../domain/restrictions/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const startTimeOut: Handler<'startTimeOut'> = ({ body }, context) => breaks.startTimeOut(context, body);

export const startSelfExclusion: Handler<'startSelfExclusion'> = ({ body }, context) =>
  breaks.startSelfExclusion(context, body);

export const requestExclusionLift: Handler<'requestExclusionLift'> = (_input, context) => breaks.requestLift(context);

export const confirmExclusionLift: Handler<'confirmExclusionLift'> = (_input, context) => breaks.confirmLift(context);

export const getAccountRestrictions: Handler<'getAccountRestrictions'> = (_input, context) =>
  restrictions.getAccountRestrictions(context);
