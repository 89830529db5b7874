import { drawingOfTickets, readTickets, ticketsTextOf, type TicketRange } from '@croupier/sdk/rules';

import type { RaffleRow } from '../../store/rows/raffle.ts';
import { fingerprintOf, type DomainContext } from '../kernel/index.ts';
import { addMessage } from '../messages/index.ts';
import { ticketsOf } from './chances.ts';
import { prizeOf } from './describe-prize.ts';
import { entryOf } from './entries.ts';
import { finishNow } from './finish-now.ts';
import { takesPart } from './player.ts';
import { TICKET_PRIZES } from './prizes.data.ts';
import { RAFFLE_PROMOTION } from './raffles.ts';

/** Value of a public source; the sandbox has none (PR-26). */
export const PUBLIC_VALUE = '';

/** Closes the list of tickets and publishes it with its hash (PR-24). */
export function closeTickets(context: DomainContext, raffle: RaffleRow): void {
  const { store } = context;
  const holders = store.members.all().flatMap((member) => {
    const tickets = takesPart(member) ? ticketsOf(context, raffle, member.id) : 0;
    return tickets === 0 ? [] : [{ entryCode: entryOf(context, raffle, member.id).entryCode, tickets }];
  });
  const ticketsText = ticketsTextOf(holders);
  store.raffles.update(raffle.id, { ticketsText, ticketsHash: fingerprintOf(ticketsText) });
}

/** The published list of tickets; empty before the close. */
export function ticketRangesOf({ id, ticketsText }: RaffleRow): readonly TicketRange[] {
  const ranges = readTickets(ticketsText ?? '');
  if (ranges === undefined) throw new Error(`The list of tickets of ${id} is not in its form.`);
  return ranges;
}

/** Draws the prizes of the tickets, and publishes the winners (PR-25). */
export function drawTickets({ store }: DomainContext, raffle: RaffleRow): readonly Winner[] {
  const drawing = drawingOfTickets({
    promotionId: RAFFLE_PROMOTION,
    ticketsHash: raffle.ticketsHash ?? '',
    publicValue: PUBLIC_VALUE,
    tickets: ticketRangesOf(raffle),
    prizes: TICKET_PRIZES.length,
  });
  const winners = finishNow(drawing, raffle.serverSeed).map((drawn, place) => ({
    ...drawn,
    prizeId: TICKET_PRIZES[place]?.prizeId ?? '',
  }));
  store.raffles.update(raffle.id, { winners });
  return winners;
}

type Winner = NonNullable<RaffleRow['winners']>[number];

/** Notifies a winner by message. Staff arrange the delivery of goods, so the message says what comes next. */
export function notifyWinner(context: DomainContext, raffle: RaffleRow, { prizeId, ticket, entryCode }: Winner): void {
  const { name } = prizeOf(prizeId);
  addMessage(context, {
    memberId: holderOf(context, raffle, entryCode),
    kind: 'PROMOTION',
    title: { EN: `You won: ${name.EN}`, TY: `Panalo ka: ${name.TY}` },
    content: {
      EN: `<p>Your ticket ${ticket} was drawn in the raffle. Customer service will call you about the delivery.</p>`,
      TY: `<p>Nabunot ang tiket mong ${ticket} sa raffle. Tatawagan ka ng customer service tungkol sa paghahatid.</p>`,
    },
    link: { target: 'PROMOTION', id: RAFFLE_PROMOTION },
    at: new Date(raffle.drawsAt),
  });
}

/** The member with an entry code. */
export function holderOf({ store }: DomainContext, { id }: RaffleRow, entryCode: string): string {
  const entry = store.raffleEntries.findBy('raffleId', id).find((one) => one.entryCode === entryCode);
  if (entry === undefined) throw new Error(`Nobody has the entry code ${entryCode} in ${id}.`);
  return entry.memberId;
}
