import type { LoginRequest, LoginResult } from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow, SessionRow } from '../store/rows/session.ts';
import type { DomainContext } from './context.ts';
import { describeMember } from './member.ts';
import { Refusal } from './refusal.ts';
import { getFlags } from './site.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const SESSION_LENGTH = DAY;
const PASSWORD_LIFE = 90 * DAY;
/** Failures in a row within the window that lock an account, and for how long. */
const FAILURES_TO_LOCK = 5;
const FAILURE_WINDOW = 15 * MINUTE;
const LOCK_LENGTH = 15 * MINUTE;

/** Opens a session, or refuses; a failure counts even though the login is refused. */
export function login(context: DomainContext, request: LoginRequest): LoginResult {
  if (request.type === 'sms') throw new Refusal('SMS_LOGIN_DISABLED');
  const account = request.username.trim().toLowerCase();
  refuseWhileLocked(context, account);
  const [member] = context.store.members.findBy('account', account);
  if (member === undefined || member.password !== request.password) {
    countFailure(context, account);
    throw new Refusal('AUTH_INVALID_CREDENTIALS', { value: { captcha: false } });
  }
  const role = roleOfType(member.type);
  if (role === undefined) throw new Refusal('AUTH_NOT_MEMBER');
  if (request.entry === 'agent' && role !== 'agent') throw new Refusal('AUTH_NOT_AGENT');
  return openSession(context, member);
}

/** The session of a token; undefined when there is none or it has ended. */
export function findSession({ store, clock }: DomainContext, token: string): SessionRow | undefined {
  const session = store.sessions.get(token);
  return session !== undefined && Date.parse(session.expiresAt) > clock.now().getTime() ? session : undefined;
}

export function logout({ store }: DomainContext, token: string): void {
  store.transact(() => store.sessions.remove(token));
}

/** Opens a session without asking for anything. */
export function openSession(context: DomainContext, member: MemberRow): LoginResult {
  const { store, clock, random } = context;
  const now = clock.now().getTime();
  const token = `mbr_${random.hex(32)}`;
  store.transact(() => {
    if (store.loginFailures.get(member.account) !== undefined) store.loginFailures.remove(member.account);
    store.sessions.insert({ id: token, memberId: member.id, expiresAt: new Date(now + SESSION_LENGTH).toISOString() });
  });
  return {
    token,
    firstTimeLogin: !member.firstLoginDone,
    passwordExpired: getFlags(context).PWDEXPFORCECHANGE3 && now - Date.parse(member.passwordChangedAt) > PASSWORD_LIFE,
    passwordIsDefault: false,
    user: describeMember(member),
  };
}

function refuseWhileLocked({ store, clock }: DomainContext, account: string): void {
  const lockedUntil = store.loginFailures.get(account)?.lockedUntil ?? null;
  if (lockedUntil === null) return;
  const seconds = Math.ceil((Date.parse(lockedUntil) - clock.now().getTime()) / 1000);
  if (seconds > 0) throw new Refusal('AUTH_ACCOUNT_LOCKED', { retryAfter: seconds });
}

function countFailure({ store, clock }: DomainContext, account: string): void {
  const now = clock.now().getTime();
  store.transact(() => {
    const before = store.loginFailures.get(account);
    if (before !== undefined) store.loginFailures.remove(account);
    const recent = before !== undefined && now - Date.parse(before.lastAt) < FAILURE_WINDOW ? before.count : 0;
    const count = recent + 1;
    const lockedUntil = count >= FAILURES_TO_LOCK ? new Date(now + LOCK_LENGTH).toISOString() : null;
    store.loginFailures.insert({
      id: account,
      count: lockedUntil === null ? count : 0,
      lastAt: new Date(now).toISOString(),
      lockedUntil,
    });
  });
}
