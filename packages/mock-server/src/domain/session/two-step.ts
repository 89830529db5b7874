import type { ContactChannel, LoginMethod, TwoStepLoginRequest } from '@croupier/sdk/types';
import { MINUTE_MS } from '@croupier/sdk/rules';

import type { MemberRow, TwoStepRow } from '../../store/rows/session.ts';
import { Refusal, type CallContext, type DomainContext } from '../kernel/index.ts';
import { profileOf } from '../member/index.ts';
import { isOwnSource, isTrusted, sourcesOf, takeCode, trustAddress, type OwnSource } from '../two-step/index.ts';
import { checkCode, consumeCode, sendContactCode } from '../verification/index.ts';
import { clearFailures, countFailure, failureKey, refuseLocked } from './attempts.ts';
import { openSession, type OpenedSession } from './session.ts';
import { checkLoginCode } from './login-records.ts';

export interface TwoStepCheck {
  readonly memberId: string;
  /** How the login began. */
  readonly method: LoginMethod;
  readonly isMobileProven?: boolean;
}

/** Validity of a pending login in ms. */
const TTL_MS = 10 * MINUTE_MS;
/** Wrong codes after which a pending login ends. */
const MAX_ATTEMPTS = 5;
/** An expired code is refused like a wrong one: a new code can be sent while the login is pending. */
const CODE_REFUSALS = { wrong: 'TWO_STEP_INVALID', old: 'TWO_STEP_INVALID' } as const;

/**
 * Suspends the login of an account with the two-step check from an address that is not trusted, or from any when the
 * member wants so: refuses with AUTH_IP_UNREGISTERED. `isMobileProven` is true when a code to the mobile number has
 * opened it: then the second code comes from elsewhere, and an account without another source needs none.
 */
export function requireTwoStep(context: CallContext, { memberId, method, isMobileProven = false }: TwoStepCheck): void {
  const { store, clock, secrets } = context;
  const { twoStep, twoStepAtEveryLogin } = profileOf(context, memberId);
  if (!twoStep || (!twoStepAtEveryLogin && isTrusted(context, memberId))) return;
  const methods = sourcesOf(context, memberId).filter((source) => source !== 'SMS' || !isMobileProven);
  if (methods.length === 0) return;
  const id = `2st_${secrets.hex(24)}`;
  const expiresAt = new Date(clock.now().getTime() + TTL_MS).toISOString();
  store.transact(() => store.twoSteps.insert({ id, memberId, method, expiresAt, methods, wrongTries: 0 }));
  throw new Refusal('AUTH_IP_UNREGISTERED', { value: { twoStepToken: id, methods } });
}

/** Sends the code to the account's number or email address. */
export function sendTwoStepCode(
  context: CallContext,
  { twoStepToken: token, channel }: { readonly twoStepToken: string; readonly channel: ContactChannel },
): { expiredMinutes: number; maskedTarget: string } {
  const { memberId, methods } = findPendingLogin(context, token);
  if (!methods.includes(channel)) return refuseMethod('channel');
  return sendContactCode(context, { memberId, channel, purpose: 'twoStep', target: token });
}

/** Completes a pending login; a trusted network address needs no second step next time, unless every login does. */
export function verifyTwoStep(context: CallContext, request: TwoStepLoginRequest): OpenedSession {
  const pending = findPendingLogin(context, request.twoStepToken);
  const { id, member, methods, method } = pending;
  if (request.method !== undefined && !methods.includes(request.method)) refuseMethod('method');
  checkLoginCode(context, { memberId: member.id, method }, () => checkTwoStepCode(context, pending, request));
  return context.store.transact(() => {
    consumeCode(context, 'twoStep', id);
    context.store.twoSteps.remove(id);
    clearFailures(context, failureKey.login(member.account));
    if (request.trustIp === true) trustAddress(context, member.id);
    return openSession(context, member, method);
  });
}

type PendingLogin = TwoStepRow & { readonly member: MemberRow };

/** Refuses a wrong code with the number of attempts that are left. */
function checkTwoStepCode(
  context: CallContext,
  pending: PendingLogin,
  { method: source, verificationCode }: TwoStepLoginRequest,
): void {
  if (isOwnSource(source)) checkOwnCode(context, pending, source, verificationCode);
  else checkSentCode(context, pending, verificationCode);
}

function checkSentCode(context: DomainContext, { id, wrongTries }: PendingLogin, verificationCode: string): void {
  try {
    checkCode(context, 'twoStep', id, verificationCode, CODE_REFUSALS);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const attemptsLeft = MAX_ATTEMPTS - wrongTries - 1;
    countWrongTry(context, id, wrongTries + 1);
    throw new Refusal(error.code, { value: { attemptsLeft }, cause: error });
  }
}

/**
 * A code of the app is guessed without asking for one, so a wrong one also counts like a wrong password: a login that is
 * begun again gives no further attempts.
 */
function checkOwnCode(
  context: CallContext,
  { id, wrongTries, member }: PendingLogin,
  source: OwnSource,
  code: string,
): void {
  const key = failureKey.login(member.account);
  refuseLocked(context, key);
  if (takeCode(context, member.id, source, code)) return;
  const untilLocked = countFailure(context, key, { locks: true });
  countWrongTry(context, id, wrongTries + 1);
  const attemptsLeft = Math.min(untilLocked, MAX_ATTEMPTS - wrongTries - 1);
  throw new Refusal('TWO_STEP_INVALID', { value: { attemptsLeft } });
}

/** Counts a wrong code; the fifth ends the pending login. */
function countWrongTry({ store }: DomainContext, id: string, wrongTries: number): void {
  store.transact(() => {
    if (wrongTries >= MAX_ATTEMPTS) store.twoSteps.remove(id);
    else store.twoSteps.update(id, { wrongTries });
  });
}

function refuseMethod(field: 'channel' | 'method'): never {
  throw new Refusal('FIELD_INVALID', {
    fieldErrors: [{ field, reason: 'NOT_OFFERED', message: 'This login cannot be finished by it' }],
  });
}

/** Refuses an unknown or expired token with TWO_STEP_EXPIRED. */
function findPendingLogin({ store, clock }: DomainContext, token: string): PendingLogin {
  const row = store.twoSteps.get(token);
  const member = row === undefined ? undefined : store.members.get(row.memberId);
  if (row === undefined || member === undefined || Date.parse(row.expiresAt) <= clock.now().getTime()) {
    throw new Refusal('TWO_STEP_EXPIRED');
  }
  return { ...row, member };
}
