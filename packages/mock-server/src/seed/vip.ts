import { addAmounts, DAY_MS, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';

import { SITE_CURRENCY, type DomainContext } from '../domain/kernel/index.ts';
import { paidDepositsOf } from '../domain/ledger/index.ts';
import { turnoverIn } from '../domain/play-totals/index.ts';
import { vipRankOf } from '../domain/site/index.ts';
import { startVip, startVipChecks } from '../domain/vip/index.ts';
import { ids } from './members.ts';

/** Age of the seeded ranks in days; more than a month, so that each counts for the whole of this one. */
const RANK_DAYS = 40;
/** What maricel has beyond the totals of her rank. */
const MARICELS = { deposits: '8000.00', bets: '199000.00' };

/**
 * Seeds totals and ranks. Accounts with a rank reached its totals before their records begin; what the ledger holds comes
 * on top of them.
 */
export function seedVip(context: DomainContext): void {
  const { store, clock } = context;
  const heldSince = new Date(clock.now().getTime() - RANK_DAYS * DAY_MS);
  store.transact(() => {
    startVipChecks(context);
    for (const { id, vipRank } of store.members.all()) {
      const rank = vipRankOf(vipRank);
      const more = id === ids.member ? MARICELS : undefined;
      startVip(context, id, {
        deposits: total(rank?.depositRequired, more?.deposits, ...depositsOf(context, id)),
        bets: total(rank?.betRequired, more?.bets, formatAmount(turnoverIn(context, id, {}))),
        heldSince,
      });
    }
  });
}

const depositsOf = (context: DomainContext, memberId: string): string[] =>
  paidDepositsOf(context, memberId).map(({ paid }) => formatAmount(paid));

function total(...texts: ReadonlyArray<string | undefined>): string {
  const amounts = texts.map((text): Amount => parseAmount(text ?? '0.00', SITE_CURRENCY));
  return formatAmount(amounts.reduce(addAmounts));
}
