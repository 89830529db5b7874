import { countBadges, finishFirstLogin, getMember } from '../domain/member/member.ts';
import { bindEmail, bindMobile } from '../domain/security/contacts.ts';
import { MEMBER_ICONS } from '../domain/member/icons.data.ts';
import * as passwords from '../domain/security/passwords.ts';
import { setPaymentPassword } from '../domain/security/payment-password.ts';
import { updateProfile, chooseIcon, chooseLanguage, describeProfile } from '../domain/member/profile.ts';
import { isAvailable } from '../domain/verification/availability.ts';
import { registerByMobile, registerByName } from '../domain/registration/register.ts';
import { listLogins } from '../domain/session/login-records.ts';
import { sessionOf, type CallContext, type Handler } from '../gateway/handler.ts';

const ownId = (context: CallContext): string => sessionOf(context).memberId;

export const bindMemberEmail: Handler<'bindMemberEmail'> = ({ body }, context) =>
  bindEmail(context, ownId(context), body);

export const bindMemberMobile: Handler<'bindMemberMobile'> = ({ body }, context) =>
  bindMobile(context, ownId(context), body);

export const changePassword: Handler<'changePassword'> = ({ body }, context) =>
  passwords.changePassword(context, sessionOf(context), body);

export const checkAccountAvailability: Handler<'checkAccountAvailability'> = ({ query }, context) => ({
  available: isAvailable(context, query, context.address),
});

export const confirmPasswordResetByEmail: Handler<'confirmPasswordResetByEmail'> = ({ body }, context) =>
  passwords.resetByLink(context, body);

export const getMemberBadges: Handler<'getMemberBadges'> = (_input, context) => countBadges(context, ownId(context));

export const getMemberInfo: Handler<'getMemberInfo'> = (_input, context) => getMember(context, sessionOf(context));

export const getMemberProfile: Handler<'getMemberProfile'> = (_input, context) =>
  describeProfile(context, sessionOf(context));

export const listLoginHistory: Handler<'listLoginHistory'> = ({ query }, context) =>
  listLogins(context, ownId(context), query);

export const listMemberIcons: Handler<'listMemberIcons'> = () => ({ list: [...MEMBER_ICONS] });

export const registerMember: Handler<'registerMember'> = ({ body, headers }, context) =>
  registerByName(context, body, context, headers?.['X-Captcha-Id']);

export const registerMemberByMobile: Handler<'registerMemberByMobile'> = ({ body }, context) =>
  registerByMobile(context, body, context);

export const requestPasswordResetByEmail: Handler<'requestPasswordResetByEmail'> = ({ body }, context) =>
  passwords.sendResetLink(context, body, context);

export const resetPasswordByMobile: Handler<'resetPasswordByMobile'> = ({ body }, context) =>
  passwords.resetByMobile(context, body, context);

export const runFirstLogin: Handler<'runFirstLogin'> = (_input, context) => finishFirstLogin(context, ownId(context));

export const updateLanguage: Handler<'updateLanguage'> = ({ body }, context) =>
  chooseLanguage(context, ownId(context), body.language);

export const updateMemberIcon: Handler<'updateMemberIcon'> = ({ body }, context) =>
  chooseIcon(context, ownId(context), body.iconId);

export const updateMemberProfile: Handler<'updateMemberProfile'> = ({ body }, context) =>
  updateProfile(context, sessionOf(context), body);

export const updatePaymentPassword: Handler<'updatePaymentPassword'> = ({ body }, context) =>
  setPaymentPassword(context, ownId(context), body);
