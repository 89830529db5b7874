import * as session from '../domain/session/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const listSessions: Handler<'listSessions'> = ({ query }, context) => session.listSessions(context, query);

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = (_input, context) =>
  session.revokeOtherSessions(context);

export const revokeSession: Handler<'revokeSession'> = ({ path }, context) =>
  session.revokeSession(context, path.sessionId);
