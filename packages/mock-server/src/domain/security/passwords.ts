import type { PasswordChange, PasswordResetByEmail, PasswordResetByMobile } from '@croupier/sdk/types';
import { HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import {
  sessionOf,
  invalidField,
  Refusal,
  type CallContext,
  type DomainContext,
  type DomainEvents,
} from '../kernel/index.ts';
import {
  callingMember,
  existingMember,
  isPasswordOf,
  refuseWeakPassword,
  setPassword,
  findByAccount,
  findByMobile,
  profileOf,
} from '../member/index.ts';
import {
  openSession,
  type OpenedSession,
  countFailure,
  failureKey,
  clearFailures,
  refuseLocked,
  requireTwoStep,
} from '../session/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import { HOME_DIALING_CODE, fullMobileNumber, mainDomain, settingsOf } from '../site/index.ts';
import { dropTrustedAddresses } from '../two-step/index.ts';
import { checkCode, consumeCode, sendMessage, countOrRefuse, type RateLimit } from '../verification/index.ts';
import { checkSecurityCode } from './security-code.ts';

const LINK_TTL_MS = 30 * MINUTE_MS;
/** Resets per network address, by link and code together: they reveal whether an account exists. */
const RESETS: RateLimit = { max: 5, windowMs: HOUR_MS };

/**
 * Changes the password of the logged-in member and ends the account's other sessions. Locked for 15 minutes after five
 * wrong old passwords in a row.
 */
export function changePassword(context: CallContext, change: PasswordChange): void {
  const { newPassword, confirmNewPassword } = change;
  const member = callingMember(context);
  const codeTarget =
    member.password === '' ? checkSecurityCode(context, member.id, change.verificationCode) : undefined;
  if (codeTarget === undefined) checkOldPassword(context, member, change.oldPassword);
  if (newPassword !== confirmNewPassword) throw new Refusal('PASSWORD_MISMATCH');
  refuseWeakPassword(context, newPassword);
  if (isPasswordOf(member, newPassword)) throw new Refusal('PASSWORD_REUSED');
  context.store.transact(() => {
    if (codeTarget !== undefined) consumeCode(context, 'security', codeTarget);
    setPassword(context, member.id, newPassword, sessionOf(context).id);
    recordSecurityEvent(context, { memberId: member.id, kind: 'PASSWORD_CHANGED', caller: context.caller });
  });
}

/** Refuses a wrong old password and counts it; the fifth in a row locks the call for 15 minutes. */
function checkOldPassword(context: DomainContext, member: MemberRow, oldPassword: string | undefined): void {
  if (oldPassword === undefined) throw invalidField('oldPassword', 'REQUIRED', 'The old password is required');
  const key = failureKey.change(member.id);
  refuseLocked(context, key);
  if (!isPasswordOf(member, oldPassword)) {
    const attemptsLeft = countFailure(context, key, { locks: true });
    throw new Refusal('PASSWORD_OLD_INVALID', { value: { attemptsLeft } });
  }
  clearFailures(context, key);
}

/** Emails a reset link. */
export function sendResetLink(
  context: CallContext,
  { username, email }: { readonly username: string; readonly email: string },
): void {
  const { store, clock, secrets } = context;
  countReset(context);
  const memberId = findByAccount(context, username);
  const to = email.toLowerCase();
  if (memberId === undefined || profileOf(context, memberId).email !== to) {
    if (settingsOf(context).neutralReset) return;
    throw new Refusal('USER_NOT_FOUND');
  }
  const id = `rst_${secrets.hex(32)}`;
  const expiresAt = new Date(clock.now().getTime() + LINK_TTL_MS).toISOString();
  const link = `https://${mainDomain}/forget?token=${id}`;
  store.transact(() => {
    // Only the newest link is valid.
    dropResetLinks(context, { memberId });
    store.passwordResets.insert({ id, memberId, expiresAt });
    sendMessage(context, { channel: 'EMAIL', to, purpose: 'passwordReset', link });
  });
}

/** Sets the password by a reset link, which stays valid until it succeeds. */
export function resetByLink(
  context: CallContext,
  { resetToken, newPassword, confirmNewPassword }: PasswordResetByEmail,
): void {
  const { store, clock } = context;
  const reset = store.passwordResets.get(resetToken);
  if (reset === undefined || Date.parse(reset.expiresAt) <= clock.now().getTime()) {
    throw new Refusal('RESET_TOKEN_INVALID');
  }
  if (newPassword !== confirmNewPassword) throw new Refusal('PASSWORD_MISMATCH');
  refuseWeakPassword(context, newPassword);
  if (isPasswordOf(existingMember(context, reset.memberId), newPassword)) throw new Refusal('PASSWORD_REUSED');
  resetPassword(context, reset.memberId, newPassword);
}

/** Sets a password by the code sent to the account's number, and opens a session, or starts its second step. */
export function resetByMobile(context: CallContext, request: PasswordResetByMobile): OpenedSession {
  countReset(context);
  const mobile = fullMobileNumber(request.mobileNum, request.countryDialingCode ?? HOME_DIALING_CODE);
  const memberId = findByMobile(context, mobile);
  // A number without an account is refused like a wrong code, so that the answer does not reveal which it is.
  checkCode(context, 'forgotPassword', mobile, request.verificationCode);
  if (memberId === undefined) throw new Refusal('SMS_CODE_INVALID');
  refuseWeakPassword(context, request.newPassword);
  if (isPasswordOf(existingMember(context, memberId), request.newPassword)) throw new Refusal('PASSWORD_REUSED');
  context.store.transact(() => {
    consumeCode(context, 'forgotPassword', mobile);
    resetPassword(context, memberId, request.newPassword);
  });
  requireTwoStep(context, { memberId, method: 'SMS', isMobileProven: true });
  return openSession(context, existingMember(context, memberId), 'SMS');
}

function countReset(context: CallContext): void {
  countOrRefuse(context, `reset:${context.caller.address}`, RESETS);
}

/** Sets a password without the old one: no network address stays trusted, and money stays where it is for a day. */
function resetPassword(context: CallContext, memberId: string, password: string): void {
  context.store.transact(() => {
    setPassword(context, memberId, password);
    dropTrustedAddresses(context, memberId);
    recordSecurityEvent(context, { memberId, kind: 'PASSWORD_RESET', caller: context.caller, holds: true });
  });
}

/** Deletes the reset links of an account that has a new password. */
export function dropResetLinks({ store }: DomainContext, { memberId }: DomainEvents['passwordChanged']): void {
  store.transact(() => {
    for (const { id } of store.passwordResets.findBy('memberId', memberId)) store.passwordResets.remove(id);
  });
}
