import { countBookedMovement, countPlayedBet } from '../domain/account-figures/index.ts';
import type { DomainContext } from '../domain/kernel/index.ts';

/** Adds up the seeded bets and movements of accounts. */
export function seedAccountFigures(context: DomainContext): void {
  const { store } = context;
  store.transact(() => {
    for (const bet of store.bets.all()) {
      countPlayedBet(context, { before: { ...bet, status: 'UNSETTLED', settledAt: null }, after: bet });
    }
    for (const movement of store.journal.all().movements) {
      countBookedMovement(context, { movement, entries: store.journal.entriesOf(movement.id) });
    }
  });
}
