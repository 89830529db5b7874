import type { LoginSession } from '@croupier/sdk/types';

import type { SessionRow } from '../../store/rows/session.ts';
import {
  pageOf,
  Refusal,
  sessionOf,
  type CallContext,
  type DomainContext,
  type DomainEvents,
  type PageQuery,
} from '../kernel/index.ts';
import { endSession, findSession } from './session.ts';

/** The id that the account sees. It comes from the login, so the token cannot be derived from it. */
const publicIdOf = ({ loginId }: SessionRow): string => `ses_${loginId.slice('log_'.length)}`;

/** The account's sessions that have not ended. */
function openSessionsOf(context: DomainContext, memberId: string): readonly SessionRow[] {
  return context.store.sessions.findBy('memberId', memberId).filter(({ id }) => findSession(context, id) !== undefined);
}

/** One page of the account's open sessions, the caller's first, then by last call [S-02]. */
export function listSessions(context: CallContext, page: PageQuery) {
  const { id: ownId, memberId } = sessionOf(context);
  const orderOf = ({ id, lastSeenAt }: SessionRow): string => `${id === ownId ? 1 : 0} ${lastSeenAt}`;
  const rows = openSessionsOf(context, memberId).toSorted((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1));
  return pageOf(
    rows.map((row) => describeSession(context, row, row.id === ownId)),
    page,
  );
}

function describeSession({ store }: DomainContext, row: SessionRow, current: boolean): LoginSession {
  const login = store.loginRecords.get(row.loginId);
  if (login === undefined) throw new Error(`Session without a login: ${row.loginId}`);
  const { loggedInAt, ip, location, device } = login;
  return {
    sessionId: publicIdOf(row),
    openedAt: loggedInAt,
    lastSeenAt: row.lastSeenAt,
    expiresAt: row.expiresAt,
    ip,
    ...(location !== null && { location }),
    ...(device !== null && { device }),
    current,
  };
}

/** Ends one open session of the account, also the own one. */
export function revokeSession(context: CallContext, sessionId: string): void {
  const { id: ownId, memberId } = sessionOf(context);
  const session = openSessionsOf(context, memberId).find((row) => publicIdOf(row) === sessionId);
  if (session === undefined) throw new Refusal('NOT_FOUND');
  endSession(context, session, session.id === ownId ? 'LOGGED_OUT' : 'REVOKED');
}

/** Ends all open sessions of the account but the caller's. */
export function revokeOtherSessions(context: CallContext): { readonly revoked: number } {
  const { store } = context;
  const { id: ownId, memberId } = sessionOf(context);
  const others = openSessionsOf(context, memberId).filter(({ id }) => id !== ownId);
  store.transact(() => others.forEach((session) => endSession(context, session, 'REVOKED')));
  return { revoked: others.length };
}

/** Ends all sessions of an account that excludes itself, but the one that asked for it (P-22). */
export function endSessionsForExclusion(
  context: DomainContext,
  { memberId, state, caller }: DomainEvents['breakStarted'],
): void {
  if (state !== 'SELF_EXCLUSION') return;
  for (const session of openSessionsOf(context, memberId)) {
    if (session.id !== caller.session?.id) endSession(context, session, 'EXCLUDED');
  }
}
