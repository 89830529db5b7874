import { formatAmount, parseAmount, subtractAmounts, validBetOf, type Amount } from '@croupier/sdk/rules';
import type { BettingRecord, GameType, LotteryTicket, SportsTicket } from '@croupier/sdk/types';

import type { BetRow, LaunchRow, VendorTransactionRow } from '../../store/rows/money.ts';
import { findGame, findVendor } from '../catalogue/index.ts';
import { findRoom } from '../live/index.ts';
import { coverAddress, emit, type DomainContext } from '../kernel/index.ts';

const ZERO = '0.00';

export interface Round {
  readonly memberId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly launch: LaunchRow;
}

/**
 * Recalculates stake, payout and status of a bet from its transactions that were not rolled back, and reports the change:
 * - CANCELLED when rollbacks left neither a stake nor a win;
 * - SETTLED when no debit followed the credit that closed the round;
 * - UNSETTLED otherwise.
 *
 * Returns the bet as it is now.
 */
export function recalculateBet(context: DomainContext, bet: BetRow): BetRow {
  const { store, clock } = context;
  const { id, currency } = bet;
  const all = store.vendorTransactions.findBy('betId', id);
  const valid = all.filter(({ rolledBack }) => !rolledBack);
  const [stake, payout] = [sumOf(valid, 'DEBIT', currency), sumOf(valid, 'CREDIT', currency)];
  const last = valid.findLast(({ kind, closes }) => kind === 'DEBIT' || closes);
  const change = (): Partial<BetRow> => {
    if (valid.length < all.length && stake.minor === 0n && payout.minor === 0n) {
      // A cancelled bet shows its stakes as paid back.
      const totalDebits = formatAmount(sumOf(all, 'DEBIT', currency));
      return { status: 'CANCELLED', settledAt: clock.now().toISOString(), stake: totalDebits, payout: totalDebits };
    }
    const totals = { stake: formatAmount(stake), payout: formatAmount(payout) };
    if (last?.closes !== true) return { ...totals, status: 'UNSETTLED', settledAt: null };
    return { ...totals, status: 'SETTLED', settledAt: last.at };
  };
  return store.transact(() => {
    const after = store.bets.update(id, change());
    emit(context, 'betChanged', { before: bet, after });
    return after;
  });
}

function sumOf(transactions: readonly VendorTransactionRow[], kind: 'DEBIT' | 'CREDIT', currency: string): Amount {
  const amounts = transactions.flatMap((entry) => (entry.kind === kind && entry.amount !== null ? [entry.amount] : []));
  const minor = amounts.reduce((sum, amount) => sum + parseAmount(amount, currency).minor, 0n);
  return { minor, currency };
}

/** What a bet consists of, as its vendor reports it. */
export interface Tickets {
  readonly lotteryTicket?: LotteryTicket | undefined;
  readonly sportsTicket?: SportsTicket | undefined;
}

/** Stores tickets with a bet; a later one replaces those before. */
export function keepTickets({ store }: DomainContext, betId: string, { lotteryTicket, sportsTicket }: Tickets): void {
  if (lotteryTicket === undefined && sportsTicket === undefined) return;
  store.transact(() => store.bets.update(betId, { tickets: JSON.stringify({ lotteryTicket, sportsTicket }) }));
}

function ticketsOf({ tickets }: BetRow): { lotteryTicket?: LotteryTicket; sportsTicket?: SportsTicket } {
  if (tickets === null) return {};
  // Only `keepTickets` writes them.
  return JSON.parse(tickets) as { lotteryTicket?: LotteryTicket; sportsTicket?: SportsTicket };
}

/** The ticket of a bet on a lottery. */
export function lotteryTicketOf(bet: BetRow): LotteryTicket | undefined {
  return ticketsOf(bet).lotteryTicket;
}

/** The ticket of a bet on sports. */
export function sportsTicketOf(bet: BetRow): SportsTicket | undefined {
  return ticketsOf(bet).sportsTicket;
}

/** True for a bet on the game or lottery with this code of its vendor. */
export function isBetOn(bet: BetRow, gameCode: string): boolean {
  const game = bet.nodeId === null ? undefined : findGame(bet.nodeId);
  return game?.gameCode === gameCode || ticketsOf(bet).lotteryTicket?.gameCode === gameCode;
}

/** Id of the game of a bet: that of the catalogue, or vendor and name of a room or a lobby, which have none there. */
export function gameIdOf({ nodeId, vendor, gameName }: Pick<BetRow, 'nodeId' | 'vendor' | 'gameName'>): string {
  return nodeId ?? `${vendor}:${gameName}`;
}

/** Converts a bet to the contract's record; `account` is its owner's name, sent in team reports only. */
export function describeBet(bet: BetRow, account?: string): BettingRecord {
  const [stake, payout] = [parseAmount(bet.stake, bet.currency), parseAmount(bet.payout, bet.currency)];
  return {
    betId: bet.id,
    time: bet.time,
    ...(bet.settledAt === null ? {} : { settledAt: bet.settledAt }),
    ...(account === undefined ? {} : { account }),
    gameType: bet.gameType,
    vassalage: bet.vendor,
    gameName: bet.gameName,
    ...(bet.nodeId === null ? {} : { showIcon: coverAddress(bet.nodeId) }),
    roundId: bet.roundId,
    betAmount: bet.stake,
    ...describeValidBet(bet),
    payout: bet.payout,
    netWin: bet.status === 'UNSETTLED' ? ZERO : formatAmount(subtractAmounts(payout, stake)),
    currency: bet.currency,
    status: bet.status,
    ...ticketsOf(bet),
  };
}

/** The part of the stake that counts as turnover, and why when it is less than the stake. */
function describeValidBet({
  status,
  gameType,
  stake,
  payout,
  currency,
}: BetRow): Pick<BettingRecord, 'validBet' | 'validBetReason'> {
  const amounts = { stake: parseAmount(stake, currency), payout: parseAmount(payout, currency) };
  const { validBet, reason } = validBetOf({ status, gameType, ...amounts });
  return { validBet: formatAmount(validBet), ...(reason === undefined ? {} : { validBetReason: reason }) };
}

/** Category of a bet that names no game: one in a vendor's lobby. */
function lobbyType(vendor: string): GameType {
  const shares = findVendor(vendor)?.shares ?? {};
  return (
    (['COCKFIGHT', 'LIVE'] as const).find((type) => Object.keys(shares).join() === type) ??
    (shares.ESPORTS === undefined ? 'SPORTS' : 'ESPORTS')
  );
}

/** Returns the bet of a round; creates an unsettled one when there is none. */
export function findOrCreateBet(
  { store, clock, secrets }: DomainContext,
  { memberId, roundId, currency, launch }: Round,
): BetRow {
  const round = `${launch.vendor} ${memberId} ${roundId}`;
  const [existing] = store.bets.findBy('round', round);
  if (existing !== undefined) return existing;
  const game = launch.nodeId === null ? undefined : findGame(launch.nodeId);
  const room = launch.roomId === undefined ? undefined : findRoom(launch.roomId, launch.vendor);
  return store.transact(() =>
    store.bets.insert({
      // Unguessable: the id is the only key to the bet's page.
      id: `bet_${secrets.hex(12)}`,
      memberId,
      round,
      roundId,
      visitId: launch.id,
      time: clock.now().toISOString(),
      settledAt: null,
      gameType: room === undefined ? (game?.category ?? lobbyType(launch.vendor)) : 'LIVE',
      vendor: launch.vendor,
      nodeId: launch.nodeId,
      gameName: room?.name ?? game?.name ?? findVendor(launch.vendor)?.name ?? launch.vendor,
      stake: ZERO,
      payout: ZERO,
      currency,
      status: 'UNSETTLED',
      tickets: null,
    }),
  );
}
