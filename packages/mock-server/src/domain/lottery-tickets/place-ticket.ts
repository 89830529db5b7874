import { compareAmounts, formatAmount } from '@croupier/sdk/rules';
import type { BettingRecord, LotteryTicketRequest } from '@croupier/sdk/types';

import { describeBet } from '../bets/index.ts';
import { allGames } from '../catalogue/index.ts';
import { endLaunch, launchByTicket } from '../games/index.ts';
import { invalidField, readAmount, Refusal, type CallContext } from '../kernel/index.ts';
import { getOpenDraw, lotteryOf, priceLines, termsOf } from '../lottery/index.ts';
import { callingMember } from '../member/index.ts';
import { refuseStake } from '../player-limits/index.ts';
import { debit } from '../vendor-wallet/index.ts';

export interface PlacedTicket {
  readonly bettingRecord: BettingRecord;
  readonly balance: string;
}

/**
 * Places a ticket at the lottery's vendor, in one transaction: the vendor debits its price as for its own page, by the launch
 * of this ticket, and reports it. Nothing is kept of a ticket that is refused.
 */
export function placeTicket(context: CallContext, request: LotteryTicketRequest): PlacedTicket {
  const { store, random } = context;
  const lottery = lotteryOf(request.gameCode);
  const terms = termsOf(lottery);
  if (terms === undefined) throw new Refusal('GAME_NOT_FOUND');
  const member = callingMember(context);
  const { currency } = member;
  const amount = readAmount(request, currency);
  const { lines, total } = priceLines(lottery, terms, { lines: request.lines, currency });
  if (compareAmounts(amount, total) !== 0) {
    throw invalidField('amount', 'MISMATCH', `The lines cost ${formatAmount(total)}.`);
  }
  const draw = getOpenDraw(context, lottery.code);
  if (draw.numero !== request.numero || draw.state !== 'OPEN' || draw.closeAt === undefined) {
    throw new Refusal('DRAW_CLOSED', { value: { numero: draw.numero } });
  }
  const { numero, closeAt: drawAt } = draw;
  refuseStake(context, member, total);
  return store.transact(() => {
    const nodeId = allGames().find(({ gameCode }) => gameCode === lottery.code)?.nodeId;
    const { launchId } = launchByTicket(context, { vassalage: lottery.vendor, nodeId, language: 'TY' });
    const launch = store.launches.get(launchId);
    if (launch === undefined) throw new Error('A launch was not stored.');
    const id = `tk_${random.hex(12)}`;
    const { balance } = debit(asVendor(context, lottery.vendor), {
      launchToken: launch.token,
      currency,
      transactionId: `${id}_s`,
      roundId: id,
      amount: formatAmount(total),
      lotteryTicket: { gameCode: lottery.code, numero, lines },
    });
    // No other stake may be taken under this launch; wins are credited without it.
    endLaunch(context, launchId);
    const [bet] = store.bets.findBy('round', `${lottery.vendor} ${launch.memberId} ${id}`);
    if (bet === undefined) throw new Error('The debit of a ticket made no bet.');
    store.lotteryTickets.insert({
      id,
      betId: bet.id,
      launchId,
      gameCode: lottery.code,
      numero,
      drawAt,
      phase: 'OPEN',
    });
    return { bettingRecord: describeBet(store.bets.get(bet.id) ?? bet), balance };
  });
}

/** The context in which a vendor's server calls. */
function asVendor(context: CallContext, vendor: string): CallContext {
  return { ...context, caller: { ...context.caller, session: undefined, server: vendor } };
}
