import type { LoginMethod, LoginResult, SessionEndReason } from '@croupier/sdk/types';
import { DAY_MS, roleOfType } from '@croupier/sdk/rules';

import type { MemberRow, SessionRow } from '../../store/rows/session.ts';
import { emit, sessionOf, type CallContext, type DomainContext, type DomainEvents } from '../kernel/index.ts';
import { isWeakDefault } from '../member/index.ts';
import { recordSecurityEvent } from '../security-events/index.ts';
import { getFlags, PASSWORD_MAX_DAYS } from '../site/index.ts';
import { noteTrustedLogin } from '../two-step/index.ts';
import { isNewPlace, recordLogin } from './login-records.ts';

const MINUTE_MS = 60_000;
const SESSION_TTL_MS = DAY_MS;
const PASSWORD_TTL_MS = PASSWORD_MAX_DAYS * DAY_MS;

/** Logins by another service: its user need not know the account's password, so none has to be changed. */
const WITHOUT_PASSWORD: ReadonlySet<LoginMethod | null> = new Set<LoginMethod>(['SOCIAL', 'PHONE']);

/** The session of a token; undefined when there is none or it has ended. */
export function findSession({ store, clock }: DomainContext, token: string): SessionRow | undefined {
  const session = store.sessions.get(token);
  return session !== undefined && Date.parse(session.expiresAt) > clock.now().getTime() ? session : undefined;
}

/** Notes a call of a session. */
export function noteCall({ store, clock }: DomainContext, { id, lastSeenAt }: SessionRow): void {
  const minute = minuteOf(clock.now().getTime());
  if (minute !== lastSeenAt) store.transact(() => store.sessions.update(id, { lastSeenAt: minute }));
}

const minuteOf = (milliseconds: number): string =>
  new Date(Math.floor(milliseconds / MINUTE_MS) * MINUTE_MS).toISOString();

export function logout(context: CallContext): void {
  endSession(context, sessionOf(context), 'LOGGED_OUT');
}

/** Ends a session whose time is over; does nothing to one that is open or has ended. */
export function endExpiredSession(context: DomainContext, sessionId: string): void {
  const session = context.store.sessions.get(sessionId);
  if (session !== undefined && findSession(context, sessionId) === undefined) endSession(context, session, 'EXPIRED');
}

/** Ends a session and reports why. */
export function endSession(
  context: DomainContext,
  { id, memberId, loginId }: SessionRow,
  reason: SessionEndReason,
): void {
  context.store.transact(() => {
    context.store.sessions.remove(id);
    emit(context, 'sessionEnded', { sessionId: id, memberId, loginId, reason });
  });
}

/** Ends the sessions and pending logins of an account that has a new password, except the session that set it. */
export function endLogins(context: DomainContext, { memberId, keptSession }: DomainEvents['passwordChanged']): void {
  const { store } = context;
  store.transact(() => {
    for (const session of store.sessions.findBy('memberId', memberId)) {
      if (session.id !== keptSession) endSession(context, session, 'PASSWORD_CHANGED');
    }
    for (const { id } of store.twoSteps.findBy('memberId', memberId)) store.twoSteps.remove(id);
  });
}

/** Id of the account's latest successful login; null without one. */
function latestLoginId({ store }: DomainContext, memberId: string): string | null {
  const latest = store.loginRecords.newestBy('memberId', memberId, ({ outcome }) => outcome === 'SUCCESS');
  return latest?.id ?? null;
}

/** The answer of a login without the account, which `withUser` of the area `member-info` adds. */
export type OpenedSession = Omit<LoginResult, 'user'>;

/**
 * Opens a session, adds it to the login history, and returns the answer of a login. A login from a new address or
 * device is a security event; without `method` nobody has logged in.
 */
export function openSession(context: CallContext, member: MemberRow, method: LoginMethod | null = null): OpenedSession {
  const { store, clock, secrets, caller } = context;
  const now = clock.now().getTime();
  const token = `${roleOfType(member.type) === 'trial' ? 'trl' : 'mbr'}_${secrets.hex(32)}`;
  const expiresAt = new Date(now + SESSION_TTL_MS).toISOString();
  const mayForceChange = !WITHOUT_PASSWORD.has(method);
  store.transact(() => {
    const lastLoginId = latestLoginId(context, member.id);
    if (method !== null && isNewPlace(context, member.id)) {
      recordSecurityEvent(context, { memberId: member.id, kind: 'NEW_LOGIN', caller });
    }
    noteTrustedLogin(context, member.id);
    const loginId = recordLogin(context, { memberId: member.id, method }, 'SUCCESS');
    const lastSeenAt = minuteOf(now);
    emit(context, 'loggedIn', { memberId: member.id, loginId });
    store.sessions.insert({ id: token, memberId: member.id, expiresAt, loginId, lastSeenAt, lastLoginId });
  });
  return {
    token,
    expiresAt,
    firstTimeLogin: !member.firstLoginDone,
    passwordExpired:
      mayForceChange &&
      getFlags(context).PWDEXPFORCECHANGE3 &&
      member.password !== '' &&
      now - Date.parse(member.passwordChangedAt) > PASSWORD_TTL_MS,
    passwordIsDefault: mayForceChange && isWeakDefault(context, member.password),
  };
}
