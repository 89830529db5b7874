import { loginBySocial } from '../domain/registration/social-login.ts';
import { logout as endSession } from '../domain/session/session.ts';
import { startFreePlay } from '../domain/session/free-play.ts';
import { loginByPhone } from '../domain/session/identity-login.ts';
import { login as logIn } from '../domain/session/login.ts';
import { verifyTwoStep } from '../domain/session/two-step.ts';
import { sessionOf, type Handler } from '../gateway/handler.ts';

export const login: Handler<'login'> = ({ body, headers }, context) =>
  logIn(context, body, context, headers?.['X-Captcha-Id']);

export const loginFreePlay: Handler<'loginFreePlay'> = (_input, context) => startFreePlay(context, context);

export const loginPhoneAuth: Handler<'loginPhoneAuth'> = ({ body }, context) => loginByPhone(context, body, context);

export const loginSocial: Handler<'loginSocial'> = ({ body }, context) => loginBySocial(context, body, context);

export const logout: Handler<'logout'> = (_input, context) => endSession(context, sessionOf(context).id);

export const verifyTwoStepLogin: Handler<'verifyTwoStepLogin'> = ({ body }, context) =>
  verifyTwoStep(context, body, context);
