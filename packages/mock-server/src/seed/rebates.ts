import { calendarDay } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { countRebate, fixRates } from '../domain/rebates/index.ts';

/** Seeds the rates of the running day, and the rebate that the bets of this day have earned so far. */
export function seedRebates(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now();
  const today = calendarDay(now, SITE_TIME_ZONE);
  store.transact(() => {
    fixRates(context, now);
    for (const bet of store.bets.all()) {
      const isOfToday = bet.settledAt !== null && calendarDay(new Date(bet.settledAt), SITE_TIME_ZONE) === today;
      if (isOfToday) countRebate(context, { before: { ...bet, status: 'UNSETTLED', settledAt: null }, after: bet });
    }
  });
}
