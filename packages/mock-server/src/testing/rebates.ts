import { calendarDay } from '@croupier/sdk/rules';

import { SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { countRebate } from '../domain/rebates/index.ts';

/** Counts the seeded bets of a member of today for the rebate of the day: 0.75 for maricel. */
export function earnRebate(world: DomainContext, memberId: string): void {
  const today = calendarDay(world.clock.now(), SITE_TIME_ZONE);
  world.store.transact(() => {
    for (const bet of world.store.bets.findBy('memberId', memberId)) {
      const isOfToday = bet.settledAt !== null && calendarDay(new Date(bet.settledAt), SITE_TIME_ZONE) === today;
      if (isOfToday) countRebate(world, { before: { ...bet, status: 'UNSETTLED', settledAt: null }, after: bet });
    }
  });
}
