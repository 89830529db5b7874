import { SECOND_MS } from '@croupier/sdk/rules';

import type { GamingSessionRow } from '../../store/rows/gaming-sessions.ts';
import type { DomainContext } from '../kernel/index.ts';
import { idleEndOf } from './sessions.ts';

/** Number of the member's gaming sessions that were running in a time, and their seconds inside it, up to now. */
export function gamingTimeOf(
  context: DomainContext,
  memberId: string,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly sessions: number; readonly seconds: number } {
  const last = Math.min(to, context.clock.now().getTime());
  if (last < from) return { sessions: 0, seconds: 0 };
  const spans = context.store.gamingSessions
    .findBy('memberId', memberId)
    .map((session) => ({ start: Date.parse(session.startedAt), end: endOf(context, session) }))
    .filter(({ start, end }) => start <= last && end > from);
  const length = spans.reduce((sum, { start, end }) => sum + Math.min(end, last) - Math.max(start, from), 0);
  return { sessions: spans.length, seconds: Math.floor(length / SECOND_MS) };
}

/** End of a session in epoch ms, or when it will end unless the member plays on. */
function endOf(context: DomainContext, session: GamingSessionRow): number {
  return session.endedAt === null ? idleEndOf(context, session) : Date.parse(session.endedAt);
}
