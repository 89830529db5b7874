import { formatAmount, parseAmount, returnOf } from '@croupier/sdk/rules';
import type { SportsLeg } from '@croupier/sdk/types';

import type { BetRow } from '../../store/rows/money.ts';
import type { SportsTicketRow } from '../../store/rows/sports.ts';
import { sportsTicketOf } from '../bets/index.ts';
import { callContextOf, type DomainContext } from '../kernel/index.ts';
import { findOffer, phaseOf, resultOf, scoreText } from '../sports/index.ts';
import { credit } from '../vendor-wallet/index.ts';

/**
 * Settles the bets whose matches are decided, in place of their vendors. What a bet pays is credited by `vendorCredit`, which
 * also closes a lost one; a bet that is all called off or on its lines gets its stake back in the same way. The ticket's phase
 * guards that each is paid once.
 */
export function settleDueSportsBets(context: DomainContext): void {
  for (const ticket of context.store.sportsTickets.findBy('phase', 'OPEN')) {
    const { bets } = context.store;
    const bet = bets.get(ticket.betId);
    if (bet === undefined) throw new Error('A ticket has lost its bet.');
    // The vendor may have rolled the stake back itself.
    if (bet.status !== 'UNSETTLED') {
      finish(context, ticket.id, 'RETURNED');
      continue;
    }
    const legs = decidedLegs(context, ticket, bet);
    const isDecided = legs.some(({ result }) => result === 'LOST') || legs.every(({ result }) => result !== 'OPEN');
    if (isDecided) context.store.transact(() => settleBet(context, ticket, bet, legs));
  }
}

function decidedLegs(context: DomainContext, { selections }: SportsTicketRow, bet: BetRow): SportsLeg[] {
  const ids = selections.split(' ');
  return (sportsTicketOf(bet)?.legs ?? []).map((leg, index) => {
    const offer = findOffer(context, ids[index] ?? '');
    if (offer === undefined) throw new Error('A ticket has lost its match.');
    const phase = phaseOf(context, offer.fixture);
    const result = resultOf(context, offer);
    return { ...leg, result, ...(phase.state === 'ENDED' ? { score: scoreText(phase.score) } : {}) };
  });
}

function settleBet(context: DomainContext, { id, launchId }: SportsTicketRow, bet: BetRow, legs: SportsLeg[]): void {
  const launch = context.store.launches.get(launchId);
  const ticket = sportsTicketOf(bet);
  if (launch === undefined || ticket === undefined) throw new Error('A ticket has lost its launch or its legs.');
  credit(callContextOf(context, { server: launch.vendor }), {
    launchToken: launch.token,
    currency: bet.currency,
    transactionId: `${id}_w`,
    roundId: id,
    amount: formatAmount(returnOf(parseAmount(bet.stake, bet.currency), legs)),
    roundClosed: true,
    sportsTicket: { ...ticket, legs },
  });
  finish(context, id, 'SETTLED');
}

function finish({ store }: DomainContext, id: string, phase: SportsTicketRow['phase']): void {
  store.transact(() => store.sportsTickets.update(id, { phase }));
}
