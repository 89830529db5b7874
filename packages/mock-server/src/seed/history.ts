import { formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';

import { createRandom, type Random } from '../clock/random.ts';
import type { DomainContext } from '../domain/context.ts';
import { depositMethods } from '../domain/deposits/methods.data.ts';
import { BONUS, houseOf, mainWallet, providerOf } from '../domain/ledger/accounts.ts';
import { mainBalance, move } from '../domain/ledger/ledger.ts';
import type { BetRow } from '../store/rows/money.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const CURRENCY = 'PHP';
/** What members of the seed play; JDB plays from the main wallet here, as before it had one of its own. */
const GAMES = [
  { vendor: 'TALA', nodeId: 'rng_20510', gameName: 'Bituin ng Maynila', gameType: 'RNG' },
  { vendor: 'AGILA', nodeId: 'live_30010', gameName: 'Baccarat Sampaguita', gameType: 'LIVE' },
  { vendor: 'JDB', nodeId: 'rng_20481', gameName: 'Perlas ng Silangan', gameType: 'RNG' },
] as const satisfies readonly PlayedGame[];
export type PlayedGame = Pick<BetRow, 'vendor' | 'nodeId' | 'gameName' | 'gameType'>;

const [usualMethod] = depositMethods;

export interface PastLife {
  readonly memberId: string;
  /** The same number gives the same life. */
  readonly seed: number;
  readonly days: number;
  /** Centavos that were paid in first, and each time the balance ran low. */
  readonly firstDeposit: bigint;
  readonly furtherDeposit: bigint;
  /** The largest stake, in pesos. */
  readonly mostStake: number;
}

/** One bet of the past, in centavos; the id of the bet and of its round are made up when they are not given. */
export interface PastBet {
  readonly game: PlayedGame;
  readonly at: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly betId?: string;
  readonly roundId?: string;
}

/** Tells a member's past in the order in which it happened. */
export function createPast(context: DomainContext, memberId: string, random: Random) {
  const { store } = context;
  const wallet = mainWallet(memberId);
  const peso = (minor: bigint): Amount => ({ minor, currency: CURRENCY });

  const deposit = (at: number, minor: bigint, orderId: string, method = usualMethod): void => {
    if (method === undefined) throw new Error('The sandbox has no way to pay in.');
    const [time, from] = [new Date(at), providerOf(method.provider)];
    const posting = { memberId, reference: orderId, memo: method.name.EN, at: time };
    move(context, { ...posting, kind: 'DEPOSIT', from, to: wallet, amount: peso(minor) });
    store.depositOrders.insert({
      id: orderId,
      memberId,
      methodId: method.methodId,
      provider: method.provider,
      amount: formatAmount(peso(minor)),
      currency: CURRENCY,
      status: 'COMPLETED',
      createdAt: new Date(at - 3 * MINUTE).toISOString(),
      expiresAt: new Date(at + 27 * MINUTE).toISOString(),
      completedAt: time.toISOString(),
      paid: formatAmount(peso(minor)),
      promotionId: null,
      pageToken: null,
    });
  };

  const bet = ({ game, at, stake, payout, ...ids }: PastBet): void => {
    const { betId = `bet_${random.hex(12)}`, roundId = `rd_${random.hex(10)}` } = ids;
    const settledAt = at + 4000;
    const posting = { memberId, reference: betId };
    const house = houseOf(game.vendor);
    move(context, { ...posting, kind: 'BET', at: new Date(at), from: wallet, to: house, amount: peso(stake) });
    if (payout > 0n) {
      const when = new Date(settledAt);
      move(context, { ...posting, kind: 'PAYOUT', at: when, from: house, to: wallet, amount: peso(payout) });
    }
    store.bets.insert({
      id: betId,
      memberId,
      round: `${game.vendor} ${memberId} ${roundId}`,
      roundId,
      time: new Date(at).toISOString(),
      settledAt: new Date(settledAt).toISOString(),
      ...game,
      stake: formatAmount(peso(stake)),
      payout: formatAmount(peso(payout)),
      currency: CURRENCY,
      status: 'SETTLED',
    });
  };

  const bonus = (at: number, minor: bigint, memo: string): void => {
    const posting = { memberId, memo, at: new Date(at) };
    move(context, { ...posting, kind: 'PROMOTION', from: BONUS, to: wallet, amount: peso(minor) });
  };

  const balance = (): bigint => mainBalance(context, { id: memberId, currency: CURRENCY }).minor;
  return { deposit, bet, bonus, balance };
}

/**
 * Months of deposits, bets, wins and a bonus, up to two hours before now. At the end a last round makes the balance
 * what it must be.
 */
export function liveThrough(context: DomainContext, life: PastLife, finalBalance: string): void {
  const random = createRandom(life.seed);
  const past = createPast(context, life.memberId, random);
  const now = context.clock.now().getTime();
  const timeOf = (daysAgo: number, hour: number): number => now - daysAgo * DAY - 3 * 3_600_000 + hour * MINUTE;

  const first = timeOf(life.days, 0);
  past.deposit(first, life.firstDeposit, orderIdOn(context, first));
  past.bonus(first + MINUTE, 50_000n, 'Welcome bonus');
  for (let daysAgo = life.days - 1; daysAgo > 0; daysAgo -= 1) {
    const bets = random.integer(0, 2);
    for (let played = 0; played < bets; played += 1) {
      const at = timeOf(daysAgo, 5 + played * 2);
      const stake = BigInt(random.integer(1, Math.floor(life.mostStake / 10))) * 1000n;
      if (past.balance() < stake) past.deposit(at - MINUTE, life.furtherDeposit, orderIdOn(context, at));
      const game = GAMES[random.integer(0, 1)] ?? GAMES[0];
      past.bet({ game, at, stake, payout: payoutFor(stake, random) });
    }
  }
  const missing = parseAmount(finalBalance, CURRENCY).minor - past.balance();
  if (missing <= 0n) throw new Error(`The past of ${life.memberId} leaves too much: lower its deposits.`);
  past.bet({ game: GAMES[0], at: timeOf(0, 0), stake: 10_000n, payout: missing + 10_000n });
}

/** The next free id of a deposit on this day. */
export function orderIdOn({ store }: DomainContext, at: number): string {
  const day = `dep_${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}_`;
  let number = 1;
  const make = (): string => day + String(number).padStart(4, '0');
  while (store.depositOrders.get(make()) !== undefined) number += 1;
  return make();
}

/** Most rounds are lost, some give the stake back or more; a little less than what is bet in the long run. */
function payoutFor(stake: bigint, random: Random): bigint {
  const fate = random.next();
  if (fate < 0.62) return 0n;
  if (fate < 0.8) return (stake * 3n) / 2n;
  return fate < 0.97 ? stake * 2n : stake * 6n;
}
