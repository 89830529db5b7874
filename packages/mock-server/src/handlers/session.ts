import { withUser } from '../domain/member-info/index.ts';
import * as registration from '../domain/registration/index.ts';
import * as session from '../domain/session/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const login: Handler<'login'> = ({ body, headers }, context) =>
  withUser(context, session.login(context, body, headers?.['X-Captcha-Id']));

export const loginFreePlay: Handler<'loginFreePlay'> = (_input, context) =>
  withUser(context, session.startFreePlay(context));

export const loginPhoneAuth: Handler<'loginPhoneAuth'> = ({ body }, context) =>
  withUser(context, session.loginByPhone(context, body));

export const loginSocial: Handler<'loginSocial'> = ({ body }, context) =>
  withUser(context, registration.loginBySocial(context, body));

export const logout: Handler<'logout'> = (_input, context) => session.logout(context);

export const verifyTwoStepLogin: Handler<'verifyTwoStepLogin'> = ({ body }, context) =>
  withUser(context, session.verifyTwoStep(context, body));
