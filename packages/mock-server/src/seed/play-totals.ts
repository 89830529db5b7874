import type { DomainContext } from '../domain/kernel/index.ts';
import { countPlay } from '../domain/play-totals/index.ts';

/** Adds up the seeded bets. */
export function seedPlayTotals(context: DomainContext): void {
  context.store.transact(() => {
    for (const bet of context.store.bets.all()) {
      countPlay(context, { before: { ...bet, status: 'UNSETTLED', settledAt: null }, after: bet });
    }
  });
}
