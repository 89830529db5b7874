import { login as openSession, logout as endSession } from '../domain/session.ts';
import { sessionOf, type Handler } from '../gateway/handler.ts';

export const login: Handler<'login'> = ({ body }, context) => openSession(context, body);

export const logout: Handler<'logout'> = (_input, context) => endSession(context, sessionOf(context).id);
