import { compareAmounts, parseAmount, periodAt, type Amount } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { existingMember } from '../member/index.ts';
import { addMessage } from '../messages/index.ts';
import { daysOfPeriod, turnoverIn } from '../play-totals/index.ts';
import { VIP_RANKS, vipRankOf } from '../site/index.ts';
import { grantUpgrade } from './bonuses.ts';
import { isReached, saveVipTotals, vipTotalsOf } from './totals.ts';

/**
 * Gives a member the rank that is due at an instant: every level whose totals are met for the first time, each with its
 * bonus (PR-51), and a lost one as soon as this month's turnover keeps it (PR-53).
 */
export function raiseRank(context: DomainContext, memberId: string, at: Date): void {
  const totals = vipTotalsOf(context, memberId);
  const reached = VIP_RANKS.filter(
    ({ depositRequired, betRequired }) =>
      isReached(totals.deposits, depositRequired) && isReached(totals.bets, betRequired),
  );
  const highest = Math.max(totals.highest, reached.at(-1)?.level ?? 0);
  if (highest > totals.highest) {
    saveVipTotals(context, { ...totals, highest });
    for (const rank of reached) if (rank.level > totals.highest) grantUpgrade(context, memberId, rank, at);
    holdRank(context, memberId, highest, at);
    return;
  }
  const held = existingMember(context, memberId).vipRank ?? 0;
  if (held === highest) return;
  const regained = regainedLevel(context, memberId, { held, highest, at });
  if (regained > held) holdRank(context, memberId, regained, at);
}

interface Regaining {
  readonly held: number;
  readonly highest: number;
  readonly at: Date;
}

/** The level that this month's turnover gives back, at most the highest one ever reached. */
function regainedLevel(context: DomainContext, memberId: string, { held, highest, at }: Regaining): number {
  const played = turnoverIn(context, memberId, daysOfPeriod(periodAt('MONTH', at, SITE_TIME_ZONE)));
  let level = held;
  while (level < highest && keeps(level + 1, played)) level += 1;
  return level;
}

/** True when a month's turnover keeps a rank. */
export function keeps(level: number, played: Amount): boolean {
  return compareAmounts(played, parseAmount(vipRankOf(level)?.keepBet ?? '0.00', played.currency)) >= 0;
}

/** Stores the rank that a member holds from an instant on, and sends a message. */
export function holdRank(context: DomainContext, memberId: string, level: number, at: Date): void {
  const rank = vipRankOf(level);
  if (rank === undefined) throw new Error(`There is no rank of level ${level}.`);
  context.store.members.update(memberId, { vipRank: level, vipName: rank.name });
  saveVipTotals(context, { ...vipTotalsOf(context, memberId), heldSince: at.toISOString() });
  addMessage(context, {
    memberId,
    kind: 'ACCOUNT',
    title: { EN: `Your rank: ${rank.name}`, TY: `Ang rank mo: ${rank.name}` },
    content: {
      EN: `<p>Your VIP rank is ${rank.name} now. Withdrawal limits and rebate rates follow it.</p>`,
      TY: `<p>${rank.name} na ang VIP rank mo. Sumusunod dito ang mga limitasyon ng withdrawal at ang rebate.</p>`,
    },
    link: { target: 'VIP' },
    at,
  });
}
