import { periodAt } from '@croupier/sdk/rules';

import type { RaffleRow } from '../../store/rows/raffle.ts';
import { SITE_TIME_ZONE, type DomainContext, type DueStep } from '../kernel/index.ts';
import { openRaffle } from './raffles.ts';
import { closeTickets, drawTickets, notifyWinner } from './ticket-draw.ts';

/** What comes next in the raffles: the list closes, the tickets are drawn, the raffle of the next month opens. */
export function nextRaffleStep(context: DomainContext): DueStep | undefined {
  const raffle = newestOf(context.store.raffles.all());
  if (raffle === undefined) {
    const { start } = periodAt('MONTH', context.clock.now(), SITE_TIME_ZONE);
    return { at: start.getTime(), run: () => openRaffle(context, start) };
  }
  if (raffle.ticketsText === null) return { at: Date.parse(raffle.closesAt), run: () => closeTickets(context, raffle) };
  if (raffle.winners === null) return { at: Date.parse(raffle.drawsAt), run: () => drawAndNotify(context, raffle) };
  const next = monthToOpen(context, raffle);
  return { at: next.getTime(), run: () => openRaffle(context, next) };
}

/** Begin of the month after a raffle. Months are left out in which nobody called, all but the last one before now. */
function monthToOpen({ clock }: DomainContext, { endAt }: RaffleRow): Date {
  const monthAt = (moment: Date): Date => periodAt('MONTH', moment, SITE_TIME_ZONE).start;
  const lastMonth = monthAt(new Date(monthAt(clock.now()).getTime() - 1));
  const next = new Date(endAt);
  return next > lastMonth ? next : lastMonth;
}

function drawAndNotify(context: DomainContext, raffle: RaffleRow): void {
  for (const winner of drawTickets(context, raffle)) notifyWinner(context, raffle, winner);
}

function newestOf(raffles: readonly RaffleRow[]): RaffleRow | undefined {
  return raffles.reduce<RaffleRow | undefined>(
    (newest, raffle) => (newest === undefined || raffle.startAt > newest.startAt ? raffle : newest),
    undefined,
  );
}
