import * as registration from '../domain/registration/index.ts';
import * as session from '../domain/session/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const login: Handler<'login'> = ({ body, headers }, context) =>
  session.login(context, body, headers?.['X-Captcha-Id']);

export const loginFreePlay: Handler<'loginFreePlay'> = (_input, context) => session.startFreePlay(context);

export const loginPhoneAuth: Handler<'loginPhoneAuth'> = ({ body }, context) => session.loginByPhone(context, body);

export const loginSocial: Handler<'loginSocial'> = ({ body }, context) => registration.loginBySocial(context, body);

export const logout: Handler<'logout'> = (_input, context) => session.logout(context);

export const verifyTwoStepLogin: Handler<'verifyTwoStepLogin'> = ({ body }, context) =>
  session.verifyTwoStep(context, body);
