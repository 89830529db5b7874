import { roleOfType } from '@croupier/sdk/rules';

import { createCaptcha } from '../domain/verification/captcha.ts';
import { sendContactCode } from '../domain/verification/contact-codes.ts';
import { sendEmailBindingCode, sendLoginCode, sendRegistrationCode } from '../domain/verification/send-codes.ts';
import { createSlider, solveSlider } from '../domain/verification/slider.ts';
import { sendTwoStepCode as sendSecondStep } from '../domain/session/two-step.ts';
import { answerWith, sessionOf, type CallContext, type Handler } from '../gateway/handler.ts';

export const getCaptcha: Handler<'getCaptcha'> = (_input, context) => {
  const { id, image } = createCaptcha(context);
  return answerWith(image, { 'X-Captcha-Id': id });
};

export const createSliderChallenge: Handler<'createSliderChallenge'> = ({ query }, context) =>
  createSlider(context, query.scene);

export const verifySliderChallenge: Handler<'verifySliderChallenge'> = ({ body }, context) =>
  solveSlider(context, body);

export const sendLoginSmsCode: Handler<'sendLoginSmsCode'> = ({ body }, context) =>
  sendLoginCode(context, { ...body, purpose: body.purpose ?? 'login', address: context.address });

export const sendRegisterSmsCode: Handler<'sendRegisterSmsCode'> = ({ body }, context) =>
  sendRegistrationCode(context, { ...body, address: context.address }, isPlayer(context));

/** True for members and agents; trial accounts count as guests here. */
function isPlayer({ store, session }: CallContext): boolean {
  const member = session === undefined ? undefined : store.members.get(session.memberId);
  const role = member === undefined ? undefined : roleOfType(member.type);
  return role === 'member' || role === 'agent';
}

export const sendEmailCode: Handler<'sendEmailCode'> = ({ body }, context) =>
  sendEmailBindingCode(context, sessionOf(context).memberId, { email: body.email, address: context.address });

export const sendTwoStepCode: Handler<'sendTwoStepCode'> = ({ body }, context) =>
  sendSecondStep(context, { token: body.twoStepToken, channel: body.channel, address: context.address });

export const sendSecurityCode: Handler<'sendSecurityCode'> = ({ body }, context) =>
  sendContactCode(context, {
    memberId: sessionOf(context).memberId,
    channel: body.channel,
    address: context.address,
    purpose: 'security',
  });
