import * as session from '../domain/session/index.ts';
import * as verification from '../domain/verification/index.ts';
import { answerWith, type Handler } from '../gateway/handler.ts';

export const getCaptcha: Handler<'getCaptcha'> = (_input, context) => {
  const { id, image } = verification.createCaptcha(context);
  return answerWith(image, { 'X-Captcha-Id': id });
};

export const createSliderChallenge: Handler<'createSliderChallenge'> = ({ query }, context) =>
  verification.createSlider(context, query.scene);

export const verifySliderChallenge: Handler<'verifySliderChallenge'> = ({ body }, context) =>
  verification.solveSlider(context, body);

export const sendLoginSmsCode: Handler<'sendLoginSmsCode'> = ({ body }, context) =>
  verification.sendLoginCode(context, { ...body, purpose: body.purpose ?? 'login' });

export const sendRegisterSmsCode: Handler<'sendRegisterSmsCode'> = ({ body }, context) =>
  verification.sendRegistrationCode(context, body);

export const sendEmailCode: Handler<'sendEmailCode'> = ({ body }, context) =>
  verification.sendEmailBindingCode(context, body.email);

export const sendTwoStepCode: Handler<'sendTwoStepCode'> = ({ body }, context) =>
  session.sendTwoStepCode(context, body);

export const sendSecurityCode: Handler<'sendSecurityCode'> = ({ body }, context) =>
  verification.sendSecurityCode(context, body.channel);
