import { MINUTE_MS, SECOND_MS } from '@croupier/sdk/rules';

import type { DomainContext, TimeRange } from '../kernel/index.ts';
import { policyOf } from '../site/index.ts';

interface GamingSession {
  readonly start: number;
  /** Its end in epoch ms, or when it will end unless the member plays on. */
  readonly end: number;
}

/** Number of the member's gaming sessions that were running in a time, and their seconds inside it, up to now. */
export function gamingTimeOf(
  context: DomainContext,
  memberId: string,
  { from, to }: TimeRange,
): { readonly sessions: number; readonly seconds: number } {
  const last = Math.min(to, context.clock.now().getTime());
  if (last < from) return { sessions: 0, seconds: 0 };
  const running = sessionsOf(context, memberId).filter(({ start, end }) => start <= last && end > from);
  const length = running.reduce((sum, { start, end }) => sum + Math.min(end, last) - Math.max(start, from), 0);
  return { sessions: running.length, seconds: Math.floor(length / SECOND_MS) };
}

/**
 * Gaming sessions, oldest first [P-14]: a launch with money or a stake begins one; it ends with the exit of the last open
 * launch, or 15 minutes after the last launch or stake.
 */
function sessionsOf(context: DomainContext, memberId: string): GamingSession[] {
  const { store } = context;
  const idleMs = policyOf(context).sessionIdleMinutes * MINUTE_MS;
  const launches = store.launches.all().filter((launch) => launch.memberId === memberId && !launch.demo);
  const stakes = store.journal
    .movementsOf(memberId)
    .filter(({ id, kind }) => kind === 'BET' && isStake(store.journal.entriesOf(id)));
  const starts = [...launches.map(({ openedAt }) => openedAt), ...stakes.map(({ at }) => at)]
    .map((time) => Date.parse(time))
    .toSorted((a, b) => a - b);
  const visits = launches.map(({ openedAt, endedAt }) => ({
    openedAt: Date.parse(openedAt),
    endedAt: endedAt === null ? Infinity : Date.parse(endedAt),
  }));
  const isOpenAt = (time: number): boolean =>
    visits.some(({ openedAt, endedAt }) => openedAt <= time && time < endedAt);
  const exits = visits.map(({ endedAt }) => endedAt).filter((time) => Number.isFinite(time) && !isOpenAt(time));
  const sessions: GamingSession[] = [];
  for (const time of starts) {
    const exit = Math.min(...exits.filter((at) => at >= time));
    const end = Math.min(time + idleMs, exit);
    const current = sessions.at(-1);
    if (current === undefined || current.end <= time) sessions.push({ start: time, end });
    else sessions[sessions.length - 1] = { start: current.start, end };
  }
  return sessions;
}

/** A stake leaves a wallet of the member; its rollback comes back. */
function isStake(entries: readonly { readonly account: string; readonly amount: bigint }[]): boolean {
  return entries.some(({ account, amount }) => account.startsWith('member:') && amount < 0n);
}
