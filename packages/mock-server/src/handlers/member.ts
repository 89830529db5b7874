import * as member from '../domain/member/index.ts';
import * as memberInfo from '../domain/member-info/index.ts';
import * as registration from '../domain/registration/index.ts';
import * as security from '../domain/security/index.ts';
import * as session from '../domain/session/index.ts';
import * as verification from '../domain/verification/index.ts';
import type { Handler } from '../gateway/handler.ts';

export const bindMemberEmail: Handler<'bindMemberEmail'> = ({ body }, context) => security.bindEmail(context, body);

export const bindMemberMobile: Handler<'bindMemberMobile'> = ({ body }, context) => security.bindMobile(context, body);

export const changePassword: Handler<'changePassword'> = ({ body }, context) => security.changePassword(context, body);

export const checkAccountAvailability: Handler<'checkAccountAvailability'> = ({ query }, context) => ({
  available: verification.isAvailable(context, query),
});

export const confirmPasswordResetByEmail: Handler<'confirmPasswordResetByEmail'> = ({ body }, context) =>
  security.resetByLink(context, body);

export const getMemberBadges: Handler<'getMemberBadges'> = (_input, context) => memberInfo.countBadges(context);

export const getMemberInfo: Handler<'getMemberInfo'> = (_input, context) => memberInfo.getMember(context);

export const getMemberProfile: Handler<'getMemberProfile'> = (_input, context) => member.describeProfile(context);

export const getNoticeChoices: Handler<'getNoticeChoices'> = (_input, context) => member.getNoticeChoices(context);

export const listLoginHistory: Handler<'listLoginHistory'> = ({ query }, context) => session.listLogins(context, query);

export const listMemberIcons: Handler<'listMemberIcons'> = () => ({ list: [...member.MEMBER_ICONS] });

export const registerMember: Handler<'registerMember'> = ({ body, headers }, context) =>
  memberInfo.withUser(context, registration.registerByName(context, body, headers?.['X-Captcha-Id']));

export const registerMemberByMobile: Handler<'registerMemberByMobile'> = ({ body }, context) =>
  memberInfo.withUser(context, registration.registerByMobile(context, body));

export const requestPasswordResetByEmail: Handler<'requestPasswordResetByEmail'> = ({ body }, context) =>
  security.sendResetLink(context, body);

export const resetPasswordByMobile: Handler<'resetPasswordByMobile'> = ({ body }, context) =>
  memberInfo.withUser(context, security.resetByMobile(context, body));

export const resetPaymentPassword: Handler<'resetPaymentPassword'> = ({ body }, context) =>
  security.resetPaymentPassword(context, body);

export const runFirstLogin: Handler<'runFirstLogin'> = (_input, context) => member.finishFirstLogin(context);

export const updateLanguage: Handler<'updateLanguage'> = ({ body }, context) =>
  member.chooseLanguage(context, body.language);

export const updateMemberIcon: Handler<'updateMemberIcon'> = ({ body }, context) =>
  member.chooseIcon(context, body.iconId);

export const updateMemberProfile: Handler<'updateMemberProfile'> = ({ body }, context) =>
  member.updateProfile(context, body);

export const updateNoticeChoices: Handler<'updateNoticeChoices'> = ({ body }, context) =>
  member.chooseNotices(context, body);

export const updatePaymentPassword: Handler<'updatePaymentPassword'> = ({ body }, context) =>
  security.setPaymentPassword(context, body);
