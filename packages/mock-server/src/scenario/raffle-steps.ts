import { MINUTE_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/kernel/index.ts';
import { raffleTimesAt } from '../domain/raffle/index.ts';

/** A moment in the life of a raffle's list of tickets. */
export type RaffleMoment = 'OPEN' | 'CLOSED' | 'DRAWN';

/** Lets the time pass until the list of tickets is open (at once before the close), closed, or drawn. */
export function advanceRaffle({ clock }: DomainContext, until: RaffleMoment): void {
  const now = clock.now();
  const { closesAt, drawsAt, end } = raffleTimesAt(now);
  const isOpen = now < closesAt;
  if (until === 'OPEN' && isOpen) return;
  const to = { OPEN: end, CLOSED: closesAt, DRAWN: drawsAt }[until];
  clock.advance(Math.max(0, to.getTime() + MINUTE_MS - now.getTime()));
}
