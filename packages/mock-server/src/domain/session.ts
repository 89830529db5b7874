import type { LoginMethod, LoginResult } from '@croupier/sdk/types';
import { roleOfType } from '@croupier/sdk/rules';

import type { MemberRow, SessionRow } from '../store/rows/session.ts';
import type { DomainContext } from './context.ts';
import { describeMember } from './member.ts';
import { recordLogin } from './session/login-records.ts';
import { getFlags } from './site.ts';
import { settingsOf } from './site/settings.ts';

const DAY = 24 * 60 * 60_000;

const SESSION_TTL_MS = DAY;
const PASSWORD_TTL_MS = 90 * DAY;

/** Network address and browser of a caller. */
export interface Visitor {
  readonly address: string;
  /** User agent; empty when not sent. */
  readonly userAgent: string;
}

/** The session of a token; undefined when there is none or it has ended. */
export function findSession({ store, clock }: DomainContext, token: string): SessionRow | undefined {
  const session = store.sessions.get(token);
  return session !== undefined && Date.parse(session.expiresAt) > clock.now().getTime() ? session : undefined;
}

export function logout({ store }: DomainContext, token: string): void {
  store.transact(() => store.sessions.remove(token));
}

/** Ends all sessions of an account, except the given one. */
export function endSessions({ store }: DomainContext, memberId: string, except?: string): void {
  store.transact(() => {
    for (const { id } of store.sessions.findBy('memberId', memberId)) if (id !== except) store.sessions.remove(id);
  });
}

/** Time at which a session was opened, in ms. */
export function openedAt({ expiresAt }: SessionRow): number {
  return Date.parse(expiresAt) - SESSION_TTL_MS;
}

/** Opens a session, adds it to the login history, and returns the answer of a login. */
export function openSession(
  context: DomainContext,
  member: MemberRow,
  visitor: Visitor,
  method: LoginMethod | null = null,
): LoginResult {
  const { store, clock, secrets } = context;
  const now = clock.now().getTime();
  const token = `${roleOfType(member.type) === 'trial' ? 'trl' : 'mbr'}_${secrets.hex(32)}`;
  const expiresAt = new Date(now + SESSION_TTL_MS).toISOString();
  const { weakDefaultPassword } = settingsOf(context);
  store.transact(() => {
    store.sessions.insert({ id: token, memberId: member.id, expiresAt });
    recordLogin(context, { memberId: member.id, method }, 'SUCCESS', visitor);
  });
  return {
    token,
    expiresAt,
    firstTimeLogin: !member.firstLoginDone,
    passwordExpired:
      getFlags(context).PWDEXPFORCECHANGE3 && now - Date.parse(member.passwordChangedAt) > PASSWORD_TTL_MS,
    passwordIsDefault: member.password === weakDefaultPassword,
    user: describeMember(context, member),
  };
}
