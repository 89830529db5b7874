import { DAY_MS, parseAmount, periodAt, type Period } from '@croupier/sdk/rules';
import type { VipBonusKind } from '@croupier/sdk/types';

import { SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext } from '../kernel/index.ts';
import { grantReward } from '../rewards/index.ts';
import type { VipRankTerms } from '../site/index.ts';

/** Time in ms in which the bonus of a new rank can be claimed. */
const UPGRADE_MS = 30 * DAY_MS;

/** Id of the bonus for reaching a rank. */
export const upgradeId = (level: number): string => `vb_${level}_up`;

/** Id of the bonus for holding a rank in a month, `vb_2_2026_11`, or of a week, `vb_4_2026_W48` (G-7). */
export function heldBonusId(level: number, { label }: Period): string {
  if (label === undefined) throw new Error('Only periods of days have a bonus.');
  return `vb_${level}_${label.replaceAll('-', '_')}`;
}

/** Id of the reward of a member's bonus. */
export const rewardIdOf = (memberId: string, bonusId: string): string => `rw_${bonusId}_${memberId}`;

/** The month, or the week, of an instant. */
export const periodOfBonus = (kind: 'MONTH' | 'WEEK', moment: Date): Period => periodAt(kind, moment, SITE_TIME_ZONE);

/** Grants the bonus for reaching a rank, once in a lifetime (PR-51). */
export function grantUpgrade(context: DomainContext, memberId: string, rank: VipRankTerms, at: Date): void {
  const { level, upgradeBonus } = rank;
  const expiresAt = new Date(at.getTime() + UPGRADE_MS);
  grant(context, { memberId, rank, kind: 'UPGRADE', bonusId: upgradeId(level), amount: upgradeBonus, at, expiresAt });
}

/** Grants the bonus for holding a rank, which can be claimed until its period ends (PR-54); nothing where it has none. */
export function grantHeldBonus(
  context: DomainContext,
  memberId: string,
  rank: VipRankTerms,
  { kind, period }: { readonly kind: 'MONTHLY' | 'WEEKLY'; readonly period: Period },
): void {
  const amount = kind === 'MONTHLY' ? rank.monthlyBonus : rank.weeklyBonus;
  if (amount === undefined) return;
  const { start: at, end: expiresAt } = period;
  grant(context, { memberId, rank, kind, bonusId: heldBonusId(rank.level, period), amount, at, expiresAt });
}

interface GrantedBonus {
  readonly memberId: string;
  readonly rank: VipRankTerms;
  readonly kind: Exclude<VipBonusKind, 'BIRTHDAY'>;
  readonly bonusId: string;
  readonly amount: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

const NAMES = {
  UPGRADE: { EN: 'bonus of the new rank', TY: 'bonus ng bagong rank' },
  MONTHLY: { EN: 'monthly bonus', TY: 'buwanang bonus' },
  WEEKLY: { EN: 'weekly bonus', TY: 'lingguhang bonus' },
} as const;

function grant(context: DomainContext, bonus: GrantedBonus): void {
  const { memberId, rank, kind, bonusId, amount, at, expiresAt } = bonus;
  const name = NAMES[kind];
  grantReward(context, {
    id: rewardIdOf(memberId, bonusId),
    memberId,
    source: 'VIP',
    title: { EN: `${rank.name}: ${name.EN}`, TY: `${rank.name}: ${name.TY}` },
    amount: parseAmount(amount, SITE_CURRENCY),
    at,
    expiresAt,
    referenceId: bonusId,
  });
}
