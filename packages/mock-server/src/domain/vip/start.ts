import type { DomainContext } from '../kernel/index.ts';
import { vipRankOf } from '../site/index.ts';
import { grantHeldBonus, periodOfBonus } from './bonuses.ts';
import { saveVipTotals, vipTotalsOf } from './totals.ts';

/** The past of a member whose account is older than the world. */
export interface VipPast {
  /** Paid by completed deposits so far, and valid bets: decimal strings. */
  readonly deposits: string;
  readonly bets: string;
  /** When the rank was reached. */
  readonly heldSince: Date;
}

/** Begins the checks of ranks of a new world with the month and the week that run now. */
export function startVipChecks({ store, clock }: DomainContext): void {
  for (const id of ['MONTH', 'WEEK'] as const) {
    store.vipChecks.insert({ id, start: periodOfBonus(id, clock.now()).start.toISOString() });
  }
}

/** Gives a member other totals, which no rank follows before the next deposit or bet. */
export function setVipTotals(
  context: DomainContext,
  memberId: string,
  { deposits, bets }: Pick<VipPast, 'deposits' | 'bets'>,
): void {
  context.store.transact(() => saveVipTotals(context, { ...vipTotalsOf(context, memberId), deposits, bets }));
}

/** Notes the totals of a member of a new world, and gives the bonus of the running month to one who has held the rank. */
export function startVip(context: DomainContext, memberId: string, { deposits, bets, heldSince }: VipPast): void {
  const rank = vipRankOf(context.store.members.get(memberId)?.vipRank ?? null);
  const row = { id: memberId, deposits, bets, highest: rank?.level ?? 0, heldSince: heldSince.toISOString() };
  saveVipTotals(context, row);
  const month = periodOfBonus('MONTH', context.clock.now());
  if (rank !== undefined && heldSince <= month.start)
    grantHeldBonus(context, memberId, rank, { kind: 'MONTHLY', period: month });
}
