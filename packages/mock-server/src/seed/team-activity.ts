import { DAY_MS, HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';

import { createRandom, type Random } from '../clock/random.ts';
import { allGames, findVendor } from '../domain/catalogue/index.ts';
import type { DomainContext } from '../domain/kernel/index.ts';
import { depositMethods } from '../domain/deposits/index.ts';
import { createHistoryWriter, writeHistory, orderIdOn, type PlayedGame } from './history.ts';
import type { Habit } from './team.data.ts';

export interface TeamActivity {
  readonly memberId: string;
  /** Account age in days. */
  readonly daysAgo: number;
  readonly habit: Habit;
  /** Level below the top agent. */
  readonly level: number;
}

/** Number of visits, and smallest and greatest number of days since the last visit. */
const VISITS: Readonly<Record<Exclude<Habit, 'example'>, readonly [visits: number, minDays: number, maxDays: number]>> =
  {
    often: [13, 0, 0],
    sometimes: [7, 0, 5],
    seldom: [4, 3, 14],
    left: [6, 48, 75],
    locked: [6, 19, 30],
    silent: [0, 0, 0],
  };
/** Possible deposits and highest stake in pesos, by level from the first below the top agent. */
const BUDGETS = [
  { deposits: [2000, 3000, 5000], maxStake: 1500 },
  { deposits: [500, 1000, 2000], maxStake: 500 },
  { deposits: [200, 300, 500, 1000], maxStake: 200 },
] as const;
/** Deposits from this amount in pesos use bank transfer. */
const MIN_BANK_TRANSFER = 3000;
const bankTransfer = depositMethods.find(({ kind }) => kind === 'BANK_TRANSFER');
/** Number of played games per category. */
const GAMES_PER_CATEGORY = { RNG: 9, LIVE: 4, FISH: 3, PVP: 2, SPORTS: 2, ELOTT: 2, COCKFIGHT: 1 } as const;
/** Payouts: upper bound of the random number (0 to 100), and percent of the stake; 96 % in the long term. */
const PAYOUTS = [
  [58, 0],
  [85, 120],
  [96, 250],
  [99, 600],
  [100, 1810],
] as const;
const CITIES = [
  'Quezon City',
  'Cebu City',
  'Davao City',
  'Bacolod',
  'Iloilo City',
  'Pasig',
  'Cagayan de Oro',
  'Baguio',
];
const DEVICES = ['Browser on Android', 'Browser on Android', 'Browser on iOS', 'Browser on Windows'];

/** History of the account `tala` of the contract's examples. */
const EXAMPLE_HISTORY = { days: 2, firstDeposit: 20_000n, furtherDeposit: 20_000n, maxStake: 50 } as const;

let cachedGames: readonly PlayedGame[] | undefined;

/** Writes the visits since the account was opened: more frequent recently, with one to three rounds each. */
export function writeTeamActivity(context: DomainContext, activity: TeamActivity): void {
  const { store, clock } = context;
  const { memberId } = activity;
  const number = Number(memberId.slice(2));
  if (activity.habit === 'example')
    return writeHistory(context, { ...EXAMPLE_HISTORY, memberId, seed: number }, '820.00');
  const random = createRandom(number);
  const writer = createHistoryWriter(context, memberId, random);
  const budget = BUDGETS[activity.level - 1] ?? BUDGETS[2];
  const games = playedGames();
  const place = { ip: `203.0.113.${random.integer(1, 254)}`, location: `${pick(CITIES, random)}, PH` };
  visitsOf(activity, clock.now().getTime(), random).forEach((start, visit) => {
    const device = pick(DEVICES, random);
    const loggedInAt = new Date(start - 12 * MINUTE_MS).toISOString();
    store.loginRecords.insert({
      id: `log_${memberId}_${visit}`,
      memberId,
      loggedInAt,
      ...place,
      device,
      outcome: 'SUCCESS',
      method: 'PASSWORD',
    });
    const rounds = random.integer(1, 3);
    for (let round = 0; round < rounds; round += 1) {
      const at = start + round * 3 * MINUTE_MS;
      const stake = BigInt(random.integer(1, budget.maxStake / 10)) * 1000n;
      if (writer.balance() < stake) {
        const pesos = pick(budget.deposits, random);
        const method = pesos >= MIN_BANK_TRANSFER ? bankTransfer : undefined;
        writer.deposit(at - 2 * MINUTE_MS, BigInt(pesos) * 100n, orderIdOn(context, at), method);
      }
      const name = `${number}_${visit}_${round}`;
      const payout = (stake * drawPayoutPercent(random)) / 100n;
      writer.bet({ game: pick(games, random), at, stake, payout, betId: `bet_${name}`, roundId: `rd_${name}` });
    }
  });
}

/** Start times of the visits, oldest first, at least an hour apart. */
function visitsOf({ daysAgo, habit }: TeamActivity, now: number, random: Random): number[] {
  if (habit === 'example') return [];
  const [maxVisits, minDays, maxDays] = VISITS[habit];
  const visits = Math.min(maxVisits, daysAgo * 2);
  const lastDaysAgo = random.integer(minDays, Math.min(maxDays, daysAgo - 1));
  const times = Array.from({ length: visits }, (_, visit) => {
    const share = visits === 1 ? 1 : (visit / (visits - 1)) ** 0.7;
    const days = daysAgo - (daysAgo - lastDaysAgo) * share;
    return now - Math.round(days * DAY_MS) - random.integer(120, 480) * MINUTE_MS;
  }).toSorted((a, b) => a - b);
  return times.filter((time, visit) => visit === 0 || time - (times[visit - 1] ?? 0) >= HOUR_MS);
}

function drawPayoutPercent(random: Random): bigint {
  const drawn = random.next() * 100;
  return BigInt(PAYOUTS.find(([bound]) => drawn < bound)?.[1] ?? 0);
}

/** The first games of each category that use the main wallet. */
function playedGames(): readonly PlayedGame[] {
  cachedGames ??= Object.entries(GAMES_PER_CATEGORY).flatMap(([category, count]) =>
    allGames()
      .filter((game) => game.isGame && game.category === category && findVendor(game.vendor)?.ownWallet === false)
      .slice(0, count)
      .map(({ vendor, nodeId, name, category: gameType }) => ({ vendor, nodeId, gameName: name, gameType })),
  );
  return cachedGames;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.integer(0, items.length - 1)];
  if (item === undefined) throw new Error('There is nothing to pick.');
  return item;
}
