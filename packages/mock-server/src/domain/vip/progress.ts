import { formatAmount, type Period } from '@croupier/sdk/rules';
import type { VipBonus, VipBonusKind, VipProgress } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { Refusal, type CallContext, type DomainContext, lastSecondOf } from '../kernel/index.ts';
import { callingMember } from '../member/index.ts';
import { daysOfPeriod, turnoverIn } from '../play-totals/index.ts';
import { rewardStatusOf } from '../rewards/index.ts';
import { VIP_RANKS, vipRankOf, type VipRankTerms } from '../site/index.ts';
import { heldBonusId, periodOfBonus, rewardIdOf, upgradeId } from './bonuses.ts';
import { isCheckedIn } from './checks.ts';
import { vipTotalsOf } from './totals.ts';

/** The caller's rank. Refuses a member without one with FEATURE_DISABLED. */
export function callersRank(context: CallContext): { readonly member: MemberRow; readonly rank: VipRankTerms } {
  const member = callingMember(context);
  const rank = vipRankOf(member.vipRank);
  if (rank === undefined) throw new Refusal('FEATURE_DISABLED');
  return { member, rank };
}

/** The caller's rank, what the next one needs, and the bonuses. Refuses a member without a rank with FEATURE_DISABLED. */
export function getVipProgress(context: CallContext): VipProgress {
  const { member, rank } = callersRank(context);
  const { id: memberId, currency } = member;
  const totals = vipTotalsOf(context, memberId);
  const next = vipRankOf(rank.level + 1);
  const month = periodOfBonus('MONTH', context.clock.now());
  return {
    vipRankLevel: rank.level,
    vipLabelName: rank.name,
    ...(next === undefined ? {} : { nextLevel: next.level }),
    highestLevel: totals.highest,
    depositDone: totals.deposits,
    depositRequired: (next ?? rank).depositRequired,
    betDone: totals.bets,
    betRequired: (next ?? rank).betRequired,
    keepDone: formatAmount(turnoverIn(context, memberId, daysOfPeriod(month))),
    keepRequired: isCheckedIn(context, memberId, rank, month) ? rank.keepBet : '0.00',
    keepUntil: lastSecondOf(month.end),
    currency,
    bonuses: bonusesOf(context, member, rank),
  };
}

/** Bonuses of a member at a rank: of the month, of the week, and for reaching each rank. */
export function bonusesOf(context: DomainContext, member: MemberRow, rank: VipRankTerms): VipBonus[] {
  const { highest } = vipTotalsOf(context, member.id);
  const upgrades = VIP_RANKS.flatMap((upgrade): VipBonus[] => {
    const terms = { kind: 'UPGRADE', level: upgrade.level, amount: upgrade.upgradeBonus } as const;
    const bonus = { ...terms, bonusId: upgradeId(upgrade.level) };
    return upgrade.level > highest ? [lockedBonus(member, bonus)] : grantedBonus(context, member, bonus);
  });
  return [...heldBonuses(context, member, rank, 'MONTH'), ...heldBonuses(context, member, rank, 'WEEK'), ...upgrades];
}

interface BonusTerms {
  readonly bonusId: string;
  readonly kind: VipBonusKind;
  readonly level: number;
  readonly amount: string;
}

/** Bonuses of the running month or week, whichever rank they came with; the next one when this one has none. */
function heldBonuses(
  context: DomainContext,
  member: MemberRow,
  { level, monthlyBonus, weeklyBonus }: VipRankTerms,
  period: 'MONTH' | 'WEEK',
): VipBonus[] {
  const [kind, amount] = period === 'MONTH' ? (['MONTHLY', monthlyBonus] as const) : (['WEEKLY', weeklyBonus] as const);
  const now = periodOfBonus(period, context.clock.now());
  const granted = VIP_RANKS.flatMap((rank) => {
    const given = kind === 'MONTHLY' ? rank.monthlyBonus : rank.weeklyBonus;
    if (given === undefined) return [];
    return grantedBonus(context, member, {
      bonusId: heldBonusId(rank.level, now),
      kind,
      level: rank.level,
      amount: given,
    });
  });
  if (granted.length > 0 || amount === undefined) return granted;
  return [lockedBonus(member, { bonusId: heldBonusId(level, nextOf(period, now)), kind, level, amount })];
}

const nextOf = (kind: 'MONTH' | 'WEEK', { end }: Period): Period => periodOfBonus(kind, end);

function lockedBonus({ currency }: MemberRow, { bonusId, kind, level, amount }: BonusTerms): VipBonus {
  return { bonusId, kind, vipRankLevel: level, amount, currency, status: 'LOCKED' };
}

/** A bonus that has a reward and was claimed, or can be; none when it was not claimed in time. */
function grantedBonus(context: DomainContext, member: MemberRow, terms: BonusTerms): VipBonus[] {
  const reward = context.store.rewards.get(rewardIdOf(member.id, terms.bonusId));
  const status = reward === undefined ? 'EXPIRED' : rewardStatusOf(context, reward);
  if (reward === undefined || status === 'EXPIRED') return [];
  const { id: rewardId, issuedAt: availableAt, expiresAt, claimedAt, amount } = reward;
  return [
    {
      ...lockedBonus(member, { ...terms, amount }),
      status,
      availableAt,
      ...(expiresAt === null ? {} : { expiresAt: lastSecondOf(new Date(expiresAt)) }),
      ...(claimedAt === null ? {} : { claimedAt }),
      rewardId,
    },
  ];
}

/** The last moment of a period as the wire shows it (G-2). */
