import { addAmounts, formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { BettingRecord } from '@croupier/sdk/types';

import type { BetRow, LaunchRow } from '../store/rows/money.ts';
import { findGame, findVendor } from './catalogue/catalogue.ts';
import type { DomainContext } from './context.ts';

const ZERO = '0.00';

export interface Round {
  readonly memberId: string;
  readonly roundId: string;
  readonly currency: string;
  readonly launch: LaunchRow;
}

/** Adds a stake to the bet of a round, which it opens when there is none. */
export function addStake(context: DomainContext, round: Round, stake: Amount): BetRow {
  const bet = betOf(context, round);
  const change = { stake: sum(bet.stake, stake), status: 'UNSETTLED', settledAt: null } as const;
  return context.store.transact(() => context.store.bets.update(bet.id, change));
}

/** Adds a payout to the bet of a round, and settles it when nothing more comes. */
export function addPayout(context: DomainContext, round: Round, payout: Amount, isLast: boolean): BetRow {
  const { store, clock } = context;
  const bet = betOf(context, round);
  const settled = isLast ? ({ status: 'SETTLED', settledAt: clock.now().toISOString() } as const) : {};
  return store.transact(() => store.bets.update(bet.id, { payout: sum(bet.payout, payout), ...settled }));
}

/** Takes a stake or a payout back out of its bet. A bet that keeps neither is cancelled. */
export function takeBack(
  { store, clock }: DomainContext,
  betId: string,
  part: 'stake' | 'payout',
  amount: Amount,
): void {
  const bet = store.bets.get(betId);
  if (bet === undefined) return;
  const left = subtractAmounts(parseAmount(bet[part], amount.currency), amount);
  const other = parseAmount(bet[part === 'stake' ? 'payout' : 'stake'], amount.currency);
  const isEmpty = left.minor === 0n && other.minor === 0n;
  store.transact(() =>
    store.bets.update(
      betId,
      // What was given back is shown as it was bet.
      isEmpty
        ? { status: 'CANCELLED', settledAt: clock.now().toISOString(), stake: bet.stake, payout: bet.stake }
        : { [part]: formatAmount(left), ...(part === 'payout' ? { status: 'UNSETTLED', settledAt: null } : {}) },
    ),
  );
}

/** A bet as the contract shows it. */
export function describeBet(bet: BetRow, account?: string): BettingRecord {
  const [stake, payout] = [parseAmount(bet.stake, bet.currency), parseAmount(bet.payout, bet.currency)];
  return {
    betId: bet.id,
    time: bet.time,
    ...(bet.settledAt === null ? {} : { settledAt: bet.settledAt }),
    ...(account === undefined ? {} : { account }),
    // The catalogue gave the category when the bet was placed.
    gameType: bet.gameType as BettingRecord['gameType'],
    vassalage: bet.vendor,
    gameName: bet.gameName,
    roundId: bet.roundId,
    betAmount: bet.stake,
    validBet: bet.status === 'SETTLED' ? bet.stake : ZERO,
    payout: bet.payout,
    netWin: bet.status === 'UNSETTLED' ? ZERO : formatAmount(subtractAmounts(payout, stake)),
    currency: bet.currency,
    status: bet.status,
  };
}

function betOf({ store, clock, random }: DomainContext, { memberId, roundId, currency, launch }: Round): BetRow {
  const round = `${launch.vendor} ${memberId} ${roundId}`;
  const [known] = store.bets.findBy('round', round);
  if (known !== undefined) return known.status === 'CANCELLED' ? reopen(store, known) : known;
  const game = launch.nodeId === null ? undefined : findGame(launch.nodeId);
  return store.transact(() =>
    store.bets.insert({
      id: `bet_${random.hex(12)}`,
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

/** A round whose bets were all given back starts from nothing again. */
function reopen(store: DomainContext['store'], { id }: BetRow): BetRow {
  return store.transact(() =>
    store.bets.update(id, { stake: ZERO, payout: ZERO, status: 'UNSETTLED', settledAt: null }),
  );
}

function sum(money: string, more: Amount): string {
  return formatAmount(addAmounts(parseAmount(money, more.currency), more));
}
