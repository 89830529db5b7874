import { formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { BettingRecord } from '@croupier/sdk/types';

import type { BetRow, LaunchRow, VendorTransactionRow } from '../store/rows/money.ts';
import { coverAddress } from './addresses.ts';
import { findGame, findVendor } from './catalogue/catalogue.ts';
import type { DomainContext } from './context.ts';

const ZERO = '0.00';

export interface Round {
  readonly memberId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly launch: LaunchRow;
}

/**
 * Recalculates a bet from its debits and credits, without rolled-back ones. It is settled when no stake followed the
 * credit that closed the round, and cancelled when neither stake nor win remains.
 */
export function recount({ store, clock }: DomainContext, { id, currency }: BetRow): void {
  const all = store.vendorTransactions.findBy('betId', id);
  const kept = all.filter(({ rolledBack }) => !rolledBack);
  const [stake, payout] = [sumOf(kept, 'DEBIT', currency), sumOf(kept, 'CREDIT', currency)];
  const last = kept.findLast(({ kind, closes }) => kind === 'DEBIT' || closes);
  const change = (): Partial<BetRow> => {
    if (kept.length < all.length && stake.minor === 0n && payout.minor === 0n) {
      const given = formatAmount(sumOf(all, 'DEBIT', currency));
      return { status: 'CANCELLED', settledAt: clock.now().toISOString(), stake: given, payout: given };
    }
    const figures = { stake: formatAmount(stake), payout: formatAmount(payout) };
    if (last?.closes !== true) return { ...figures, status: 'UNSETTLED', settledAt: null };
    return { ...figures, status: 'SETTLED', settledAt: last.at };
  };
  store.transact(() => store.bets.update(id, change()));
}

function sumOf(transactions: readonly VendorTransactionRow[], kind: 'DEBIT' | 'CREDIT', currency: string): Amount {
  const amounts = transactions.flatMap((one) => (one.kind === kind && one.amount !== null ? [one.amount] : []));
  const minor = amounts.reduce((sum, amount) => sum + parseAmount(amount, currency).minor, 0n);
  return { minor, currency };
}

/** A bet in the contract's shape. */
export function describeBet(bet: BetRow, account?: string): BettingRecord {
  const [stake, payout] = [parseAmount(bet.stake, bet.currency), parseAmount(bet.payout, bet.currency)];
  return {
    betId: bet.id,
    time: bet.time,
    ...(bet.settledAt === null ? {} : { settledAt: bet.settledAt }),
    ...(account === undefined ? {} : { account }),
    // The value comes from the catalogue, set when the bet was placed.
    gameType: bet.gameType as BettingRecord['gameType'],
    vassalage: bet.vendor,
    gameName: bet.gameName,
    ...(bet.nodeId === null ? {} : { showIcon: coverAddress(bet.nodeId) }),
    roundId: bet.roundId,
    betAmount: bet.stake,
    validBet: bet.status === 'SETTLED' ? bet.stake : ZERO,
    payout: bet.payout,
    netWin: bet.status === 'UNSETTLED' ? ZERO : formatAmount(subtractAmounts(payout, stake)),
    currency: bet.currency,
    status: bet.status,
  };
}

/** The bet of a round, which it opens when there is none. */
export function betOf(
  { store, clock, secrets }: DomainContext,
  { memberId, roundId, currency, launch }: Round,
): BetRow {
  const round = `${launch.vendor} ${memberId} ${roundId}`;
  const [known] = store.bets.findBy('round', round);
  if (known !== undefined) return known;
  const game = launch.nodeId === null ? undefined : findGame(launch.nodeId);
  return store.transact(() =>
    store.bets.insert({
      // Unguessable: the id is the only key to the bet's page.
      id: `bet_${secrets.hex(12)}`,
      memberId,
      round,
      roundId,
      time: clock.now().toISOString(),
      settledAt: null,
      gameType: game?.category ?? 'SPORTS',
      vendor: launch.vendor,
      nodeId: launch.nodeId,
      gameName: game?.name ?? findVendor(launch.vendor)?.name ?? launch.vendor,
      stake: ZERO,
      payout: ZERO,
      currency,
      status: 'UNSETTLED',
    }),
  );
}
