import { MINUTE_MS } from '@croupier/sdk/rules';

import type { GamingSessionRow } from '../../store/rows/gaming-sessions.ts';
import type { DomainContext, DomainEvents } from '../kernel/index.ts';
import { policyOf } from '../site/index.ts';

/** The gaming session of a member that is running now; undefined without one. */
export function runningSession(context: DomainContext, memberId: string): GamingSessionRow | undefined {
  const session = latestRunning(context, memberId);
  const now = context.clock.now().getTime();
  return session !== undefined && idleEndOf(context, session) > now ? session : undefined;
}

/** Time in epoch ms at which a running session ends by itself, unless the member plays on [P-14]. */
export function idleEndOf(context: DomainContext, { lastActivityAt }: GamingSessionRow): number {
  return Date.parse(lastActivityAt) + policyOf(context).sessionIdleMinutes * MINUTE_MS;
}

/** A launch with money, of a login session, or a stake. */
interface Activity {
  /** Record of the login; absent for a stake. */
  readonly loginId?: string | undefined;
  /** Now by default. */
  readonly at?: Date;
}

/** Notes activity of play, which begins a session when none is running. */
export function noteActivity(context: DomainContext, memberId: string, { loginId, at }: Activity = {}): void {
  const { store, clock } = context;
  const session = latestRunning(context, memberId);
  const time = at ?? clock.now();
  const now = time.toISOString();
  store.transact(() => {
    if (session !== undefined && idleEndOf(context, session) > time.getTime()) {
      store.gamingSessions.update(session.id, { lastActivityAt: now, ...(loginId !== undefined && { loginId }) });
      return;
    }
    if (session !== undefined) endWhenIdle(context, session);
    store.gamingSessions.insert({
      id: `${memberId} ${store.gamingSessions.findBy('memberId', memberId).length + 1}`,
      memberId,
      state: 'RUNNING',
      startedAt: now,
      lastActivityAt: now,
      lastCheckAt: now,
      loginId: loginId ?? null,
      reportedCheckAt: null,
      endedAt: null,
      endReason: null,
    });
  });
}

/** Ends a session at the instant at which it had been idle for too long. */
export function endWhenIdle(context: DomainContext, session: GamingSessionRow): void {
  const endedAt = new Date(idleEndOf(context, session)).toISOString();
  context.store.gamingSessions.update(session.id, { state: 'ENDED', endedAt, endReason: 'IDLE' });
}

/** Ends the session of a member now, if one is running. */
function endNow(context: DomainContext, memberId: string, endReason: 'EXIT' | 'LOGOUT' | 'BREAK'): void {
  const session = runningSession(context, memberId);
  if (session === undefined) return;
  const endedAt = context.clock.now().toISOString();
  context.store.transact(() => context.store.gamingSessions.update(session.id, { state: 'ENDED', endedAt, endReason }));
}

/** Ends the session of a member who has left the last game that was opened in it. */
export function endAtExit(context: DomainContext, memberId: string): void {
  const { store } = context;
  const session = runningSession(context, memberId);
  if (session === undefined) return;
  const isOpen = store.launches
    .findBy('memberId', memberId)
    .some(({ demo, endedAt, openedAt }) => !demo && endedAt === null && openedAt >= session.startedAt);
  if (!isOpen) endNow(context, memberId, 'EXIT');
}

/** Ends the session of a member who takes a break. */
export function endAtBreak(context: DomainContext, { memberId }: DomainEvents['breakStarted']): void {
  endNow(context, memberId, 'BREAK');
}

/** Ends the session of a member with the login session that launched last; the end of another device's is none of it. */
export function endAtLogout(context: DomainContext, { memberId, loginId }: DomainEvents['sessionEnded']): void {
  const session = runningSession(context, memberId);
  if (session?.loginId === loginId) endNow(context, memberId, 'LOGOUT');
}

function latestRunning({ store }: DomainContext, memberId: string): GamingSessionRow | undefined {
  const latest = store.gamingSessions.newestBy('memberId', memberId, () => true);
  return latest?.state === 'RUNNING' ? latest : undefined;
}
