import * as launches from '../domain/launches.ts';
import { existingMember } from '../domain/member.ts';
import { exitGame as leave } from '../domain/wallets.ts';
import { sessionOf, type CallContext, type Handler } from '../gateway/handler.ts';

const caller = (context: CallContext) => existingMember(context, sessionOf(context).memberId);

export const launchGame: Handler<'launchGame'> = ({ query }, context) =>
  launches.launchGame(context, caller(context), query);

export const launchDemoGame: Handler<'launchDemoGame'> = ({ query }, context) =>
  launches.launchDemoGame(context, context.session?.memberId ?? null, query);

export const exitGame: Handler<'exitGame'> = ({ body }, context) => leave(context, caller(context), body.launchId);
