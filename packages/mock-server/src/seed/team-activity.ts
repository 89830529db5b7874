import { createRandom, type Random } from '../clock/random.ts';
import { allGames, findVendor } from '../domain/catalogue/catalogue.ts';
import type { DomainContext } from '../domain/context.ts';
import { depositMethods } from '../domain/deposits/methods.data.ts';
import { createHistoryWriter, writeHistory, orderIdOn, type PlayedGame } from './history.ts';
import type { Habit } from './team.data.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

export interface TeamActivity {
  readonly memberId: string;
  /** Account age in days. */
  readonly daysAgo: number;
  readonly habit: Habit;
  /** Level below the top agent. */
  readonly level: number;
}

/** Number of visits, and range of days since the last one. */
const VISITS: Readonly<Record<Exclude<Habit, 'told'>, readonly [visits: number, latest: number, earliest: number]>> = {
  often: [13, 0, 0],
  sometimes: [7, 0, 5],
  seldom: [4, 3, 14],
  left: [6, 48, 75],
  locked: [6, 19, 30],
  silent: [0, 0, 0],
};
/** Pesos of a deposit and of the highest stake by level; higher levels play higher. */
const MEANS = [
  { deposits: [2000, 3000, 5000], mostStake: 1500 },
  { deposits: [500, 1000, 2000], mostStake: 500 },
  { deposits: [200, 300, 500, 1000], mostStake: 200 },
] as const;
/** Deposits from this amount in pesos use bank transfer. */
const BIG_DEPOSIT = 3000;
const bankTransfer = depositMethods.find(({ kind }) => kind === 'BANK_TRANSFER');
/** Number of games per category; slots are the most played. */
const CATEGORY_WEIGHTS = { RNG: 9, LIVE: 4, FISH: 3, PVP: 2, SPORTS: 2, ELOTT: 2, COCKFIGHT: 1 } as const;
/** Chances in percent with the returned share of the stake in percent; 96 % in the long term. */
const PAYOUT_WEIGHTS = [
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

/** The account of the contract's examples. */
const EXAMPLE_ACTIVITY = { days: 2, firstDeposit: 20_000n, furtherDeposit: 20_000n, mostStake: 50 } as const;

let played: readonly PlayedGame[] | undefined;

/** Visits since the account was opened, more frequent recently, each with a few rounds and a deposit when needed. */
export function writeTeamActivity(context: DomainContext, life: TeamActivity): void {
  const { store, clock } = context;
  const { memberId } = life;
  const number = Number(memberId.slice(2));
  if (life.habit === 'told') return writeHistory(context, { ...EXAMPLE_ACTIVITY, memberId, seed: number }, '820.00');
  const random = createRandom(number);
  const past = createHistoryWriter(context, memberId, random);
  const means = MEANS[life.level - 1] ?? MEANS[2];
  const games = playedGames();
  const place = { ip: `203.0.113.${random.integer(1, 254)}`, location: `${pick(CITIES, random)}, PH` };
  visitsOf(life, clock.now().getTime(), random).forEach((start, visit) => {
    const device = pick(DEVICES, random);
    const loggedInAt = new Date(start - 12 * MINUTE).toISOString();
    store.loginRecords.insert({ id: `log_${memberId}_${visit}`, memberId, loggedInAt, ...place, device });
    const rounds = random.integer(1, 3);
    for (let round = 0; round < rounds; round += 1) {
      const at = start + round * 3 * MINUTE;
      const stake = BigInt(random.integer(1, means.mostStake / 10)) * 1000n;
      if (past.balance() < stake) {
        const pesos = pick(means.deposits, random);
        const method = pesos >= BIG_DEPOSIT ? bankTransfer : undefined;
        past.deposit(at - 2 * MINUTE, BigInt(pesos) * 100n, orderIdOn(context, at), method);
      }
      const name = `${number}_${visit}_${round}`;
      const payout = (stake * percentBack(random)) / 100n;
      past.bet({ game: pick(games, random), at, stake, payout, betId: `bet_${name}`, roundId: `rd_${name}` });
    }
  });
}

/** Start times of the visits, oldest first, at least an hour apart. */
function visitsOf({ daysAgo, habit }: TeamActivity, now: number, random: Random): number[] {
  if (habit === 'told') return [];
  const [most, latest, earliest] = VISITS[habit];
  const visits = Math.min(most, daysAgo * 2);
  const lastDaysAgo = random.integer(latest, Math.min(earliest, daysAgo - 1));
  const times = Array.from({ length: visits }, (_, visit) => {
    const share = visits === 1 ? 1 : (visit / (visits - 1)) ** 0.7;
    const days = daysAgo - (daysAgo - lastDaysAgo) * share;
    return now - Math.round(days * DAY) - random.integer(120, 480) * MINUTE;
  }).toSorted((one, other) => one - other);
  return times.filter((time, visit) => visit === 0 || time - (times[visit - 1] ?? 0) >= 60 * MINUTE);
}

function percentBack(random: Random): bigint {
  const chance = random.next() * 100;
  return BigInt(PAYOUT_WEIGHTS.find(([below]) => chance < below)?.[1] ?? 0);
}

/** The first games of each category that use the main wallet. */
function playedGames(): readonly PlayedGame[] {
  played ??= Object.entries(CATEGORY_WEIGHTS).flatMap(([category, count]) =>
    allGames()
      .filter((game) => game.isGame && game.category === category && findVendor(game.vendor)?.ownWallet === false)
      .slice(0, count)
      .map(({ vendor, nodeId, name, category: gameType }) => ({ vendor, nodeId, gameName: name, gameType })),
  );
  return played;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.integer(0, items.length - 1)];
  if (item === undefined) throw new Error('There is nothing to pick.');
  return item;
}
