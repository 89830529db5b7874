import { formatAmount, type Amount } from '@croupier/sdk/rules';
import type { PlayerLimitReached } from '@croupier/sdk/types';

import { Refusal, type DomainContext } from '../kernel/index.ts';
import { limitsOf, PERIOD_ORDER } from './limit-rows.ts';
import { describeUsage, usageOf, type Holder, type Usage } from './usage.ts';

/** Refuses a deposit above what the deposit limits leave, with PLAYER_LIMIT_REACHED [P-05]. */
export function refuseDeposit(context: DomainContext, holder: Holder, amount: Amount): void {
  refuse(strictest(usagesOf(context, holder, 'DEPOSIT').filter(({ remaining }) => amount.minor > remaining)));
}

/** Refuses a stake above what the limits leave, or when the time of play is used up, with PLAYER_LIMIT_REACHED. */
export function refuseStake(context: DomainContext, holder: Holder, stake: Amount): void {
  refuse(limitOfStake(context, holder, stake));
}

/** True for a stake that the limits leave; for callers who must not learn of a limit [P-13]. */
export function mayStake(context: DomainContext, holder: Holder, stake: Amount): boolean {
  return limitOfStake(context, holder, stake) === undefined;
}

function limitOfStake(context: DomainContext, holder: Holder, stake: Amount): Usage | undefined {
  const isAbove = ({ row, remaining }: Usage): boolean =>
    row.kind === 'SESSION' ? remaining === 0n : stake.minor > remaining;
  return strictest(playUsagesOf(context, holder).filter(isAbove));
}

/** Refuses a launch when a limit of play has nothing left, with PLAYER_LIMIT_REACHED. */
export function refuseLaunch(context: DomainContext, holder: Holder): void {
  refuse(strictest(playUsagesOf(context, holder).filter(isUsedUp)));
}

/** The most that deposit limits leave, and when that limit starts again; undefined without one. */
export function depositLeft(
  context: DomainContext,
  holder: Holder,
): { readonly depositRemaining: string; readonly resetsAt: string } | undefined {
  const usage = strictest(usagesOf(context, holder, 'DEPOSIT'));
  if (usage === undefined) return undefined;
  const { remaining: minor, resetsAt } = usage;
  return {
    depositRemaining: formatAmount({ minor, currency: holder.currency }),
    resetsAt: resetsAt.toISOString(),
  };
}

/** True while a transfer of this amount from an upline fits the deposit limits; without an amount any. */
export function mayReceive(context: DomainContext, holder: Holder, amount?: Amount): boolean {
  const least = amount?.minor ?? 1n;
  return usagesOf(context, holder, 'DEPOSIT').every(({ remaining }) => least <= remaining);
}

/** The limits of a member that have nothing left, by kind, then by period. */
export function usedUpLimits(context: DomainContext, holder: Holder): readonly PlayerLimitReached[] {
  return usagesOf(context, holder, 'DEPOSIT', 'LOSS', 'WAGER', 'SESSION').filter(isUsedUp).map(describeUsage);
}

const isUsedUp = ({ remaining }: Usage): boolean => remaining === 0n;

function usagesOf(context: DomainContext, holder: Holder, ...kinds: readonly Usage['row']['kind'][]): Usage[] {
  return limitsOf(context, holder.id, kinds).map((row) => usageOf(context, holder, row));
}

function playUsagesOf(context: DomainContext, holder: Holder): Usage[] {
  return usagesOf(context, holder, 'LOSS', 'WAGER', 'SESSION');
}

function refuse(usage: Usage | undefined): void {
  if (usage !== undefined) throw new Refusal('PLAYER_LIMIT_REACHED', { value: { ...describeUsage(usage) } });
}

/** The one that is shown of several limits [P-05]; undefined of none. */
function strictest(usages: readonly Usage[]): Usage | undefined {
  return usages.toSorted(compareStrictness)[0];
}

/** SESSION first, then the least remaining, the latest reset, the longest period, and LOSS before WAGER. */
function compareStrictness(a: Usage, b: Usage): number {
  const bySession = Number(b.row.kind === 'SESSION') - Number(a.row.kind === 'SESSION');
  const byRemaining = Number(a.remaining > b.remaining) - Number(a.remaining < b.remaining);
  const byReset = b.resetsAt.getTime() - a.resetsAt.getTime();
  const byPeriod = PERIOD_ORDER[b.row.period] - PERIOD_ORDER[a.row.period];
  // `toSorted` keeps LOSS before WAGER, as they were listed.
  return bySession || byRemaining || byReset || byPeriod;
}
