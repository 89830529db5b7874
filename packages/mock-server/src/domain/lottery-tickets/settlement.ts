import { addAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';

import type { LotteryTicketRow } from '../../store/rows/lottery.ts';
import { lotteryTicketOf } from '../bets/index.ts';
import { callContextOf, type DomainContext } from '../kernel/index.ts';
import { isCancelled, lotteryOf, payoutOf, termsOf, winningNumbers } from '../lottery/index.ts';
import { credit, rollback } from '../vendor-wallet/index.ts';

/**
 * Settles the tickets of draws that are over, in place of their vendors: a win is credited by `vendorCredit`, which also
 * closes a lost round, and a ticket of a draw that was called off is rolled back.
 */
export function settleDueBets(context: DomainContext): void {
  const now = context.clock.now().getTime();
  const due = context.store.lotteryTickets
    .findBy('phase', 'OPEN')
    .filter(({ drawAt, gameCode, numero }) => Date.parse(drawAt) <= now || isCancelled(context, gameCode, numero))
    .toSorted((a, b) => Date.parse(a.drawAt) - Date.parse(b.drawAt));
  for (const ticket of due) context.store.transact(() => settleBet(context, ticket));
}

function settleBet(context: DomainContext, { id, betId, launchId, gameCode, numero }: LotteryTicketRow): void {
  const { store } = context;
  const [bet, launch] = [store.bets.get(betId), store.launches.get(launchId)];
  if (bet === undefined || launch === undefined) throw new Error('A ticket has lost its bet or its launch.');
  const vendor = callContextOf(context, { server: launch.vendor });
  // The vendor may have rolled the stake back itself.
  if (bet.status !== 'UNSETTLED') return finish(context, id, 'RETURNED');
  if (isCancelled(context, gameCode, numero)) {
    rollback(vendor, { transactionId: `${id}_b`, originalTransactionId: `${id}_s` });
    return finish(context, id, 'RETURNED');
  }
  const lottery = lotteryOf(gameCode);
  const terms = termsOf(lottery);
  const ticket = lotteryTicketOf(bet);
  if (terms === undefined || ticket === undefined) throw new Error('A ticket has lost its lines.');
  const { currency } = bet;
  const drawn = winningNumbers(lottery, numero);
  const lines = ticket.lines.map((line) => ({ ...line, payout: payoutOf(terms, line, drawn, currency) }));
  const total = lines.reduce<Amount>((sum, { payout }) => addAmounts(sum, parseAmount(payout, currency)), {
    minor: 0n,
    currency,
  });
  credit(vendor, {
    launchToken: launch.token,
    currency,
    transactionId: `${id}_w`,
    roundId: id,
    amount: formatAmount(total),
    roundClosed: true,
    lotteryTicket: { ...ticket, lines },
  });
  finish(context, id, 'SETTLED');
}

function finish({ store }: DomainContext, id: string, phase: LotteryTicketRow['phase']): void {
  store.lotteryTickets.update(id, { phase });
}
