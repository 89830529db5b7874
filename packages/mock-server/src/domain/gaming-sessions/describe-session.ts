import { formatAmount, SECOND_MS } from '@croupier/sdk/rules';
import type { GamingSession } from '@croupier/sdk/types';

import type { GamingSessionRow } from '../../store/rows/gaming-sessions.ts';
import type { MemberRow } from '../../store/rows/session.ts';
import type { DomainContext } from '../kernel/index.ts';
import { sumOfMember } from '../ledger/index.ts';
import { checkDueAt, isCheckDue } from './reality-checks.ts';
import { idleEndOf } from './sessions.ts';

/** Time and figures of a running session [P-16]. Its `secondsLeft` is known to the limits. */
export function describeSession(
  context: DomainContext,
  { id: memberId, currency }: MemberRow,
  session: GamingSessionRow,
): GamingSession {
  const now = context.clock.now().getTime();
  const start = Date.parse(session.startedAt);
  const since = { from: start, to: Infinity };
  const staked = -sumOfMember(context, memberId, 'BET', since);
  const paid = sumOfMember(context, memberId, 'PAYOUT', since);
  const format = (minor: bigint): string => formatAmount({ minor, currency });
  const dueAt = checkDueAt(context, session);
  return {
    startedAt: session.startedAt,
    elapsedSeconds: Math.floor((now - start) / SECOND_MS),
    rounds: countRounds(context, memberId, start),
    stakes: format(staked),
    payouts: format(paid),
    netPosition: format(paid - staked),
    currency,
    endsAt: new Date(idleEndOf(context, session)).toISOString(),
    ...(dueAt === undefined ? {} : { checkDueAt: new Date(dueAt).toISOString() }),
    checkDue: isCheckDue(context, session),
  };
}

/** Number of rounds whose stakes since a time were not all taken back. */
function countRounds({ store: { journal } }: DomainContext, memberId: string, from: number): number {
  const stakes = journal.movementsOf(memberId).filter(({ kind, at }) => kind === 'BET' && Date.parse(at) >= from);
  const byRound = Map.groupBy(stakes, ({ reference }) => reference);
  return [...byRound.values()].filter((movements) => {
    const entries = movements.flatMap(({ id }) => journal.entriesOf(id));
    const own = entries.filter(({ account }) => account.startsWith(`member:${memberId}:`));
    return own.reduce((sum, { amount }) => sum + amount, 0n) < 0n;
  }).length;
}
