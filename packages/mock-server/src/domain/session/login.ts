import type { LoginRequest } from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow } from '../../store/rows/session.ts';
import { Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { findByAccount, findByMobile, isPasswordOf } from '../member/index.ts';
import { HOME_DIALING_CODE, fullMobileNumber, getFlags, settingsOf } from '../site/index.ts';
import { consumeCaptcha, checkCode, consumeCode, consumeSliderProof } from '../verification/index.ts';
import { openSession, type OpenedSession } from './session.ts';
import { countFailure, failureKey, failuresOf, clearFailures, lockoutSeconds } from './attempts.ts';
import { checkLoginCode, recordLogin } from './login-records.ts';
import { requireTwoStep } from './two-step.ts';

/** Consecutive failures of an account or network address after which a captcha is required. */
const FAILURES_TO_CAPTCHA = 3;

/** Opens a session by password or SMS code. */
export function login(context: CallContext, request: LoginRequest, captchaId: string | undefined): OpenedSession {
  return request.type === 'sms' ? loginBySms(context, request) : loginByPassword(context, request, captchaId);
}

function loginByPassword(context: CallContext, request: LoginRequest, captchaId: string | undefined): OpenedSession {
  const account = request.username.trim().toLowerCase();
  const accountKey = failureKey.login(account);
  const keys = [accountKey, failureKey.address(context.caller.address)];
  const seconds = lockoutSeconds(context, accountKey);
  const member = context.store.members.get(findByAccount(context, account) ?? '');
  const attempt = member === undefined ? undefined : ({ memberId: member.id, method: 'PASSWORD' } as const);
  if (seconds > 0) {
    if (attempt !== undefined) recordLogin(context, attempt, 'LOCKED');
    throw new Refusal('AUTH_ACCOUNT_LOCKED', { retryAfter: seconds });
  }
  checkCaptcha(context, keys, captchaId, request.captcha);
  if (settingsOf(context).sliderAtLogin) consumeSliderProof(context, 'LOGIN', request.sliderVerification);

  if (member === undefined || !isPasswordOf(member, request.password)) {
    context.store.transact(() => {
      for (const key of keys) countFailure(context, key, { locks: key === accountKey });
      if (attempt !== undefined) recordLogin(context, attempt, 'WRONG_PASSWORD');
    });
    throw new Refusal('AUTH_INVALID_CREDENTIALS', { value: { captcha: needsCaptcha(context, keys) } });
  }
  refuseWrongApp(member, request);
  requireTwoStep(context, { memberId: member.id, method: 'PASSWORD' });
  return context.store.transact(() => {
    // A success resets only the account's counter: owning an account must not allow guessing others.
    clearFailures(context, accountKey);
    return openSession(context, member, 'PASSWORD');
  });
}

/** The user name is the number and the password the code; no further verification is needed. */
function loginBySms(context: CallContext, request: LoginRequest): OpenedSession {
  if (!getFlags(context).MOBILEVERCODELOGIN3) throw new Refusal('SMS_LOGIN_DISABLED');
  const mobile = fullMobileNumber(request.username.trim(), request.countryDialingCode ?? HOME_DIALING_CODE);
  const memberId = findByMobile(context, mobile);
  checkLoginCode(context, { memberId, method: 'SMS' }, () => checkCode(context, 'login', mobile, request.password));
  const member = context.store.members.get(memberId ?? '');
  if (member === undefined) throw new Refusal('SMS_CODE_INVALID');
  refuseWrongApp(member, request);
  // Used up in either case: the second step continues without it.
  consumeCode(context, 'login', mobile);
  requireTwoStep(context, { memberId: member.id, method: 'SMS', isMobileProven: true });
  return openSession(context, member, 'SMS');
}

function refuseWrongApp(member: MemberRow, { entry }: LoginRequest): void {
  const role = roleOfType(member.type);
  if (role === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  if (entry === 'agent' && role !== 'agent') throw new Refusal('AUTH_NOT_AGENT');
}

function needsCaptcha(context: DomainContext, keys: readonly string[]): boolean {
  return keys.some((key) => failuresOf(context, key) >= FAILURES_TO_CAPTCHA);
}

function checkCaptcha(
  context: DomainContext,
  keys: readonly string[],
  captchaId: string | undefined,
  input: string | undefined,
): void {
  if (!needsCaptcha(context, keys)) return;
  if (input === undefined) throw new Refusal('AUTH_CAPTCHA_REQUIRED', { value: { captcha: true } });
  consumeCaptcha(context, captchaId, input);
}
