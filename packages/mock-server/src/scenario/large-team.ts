import { addDays, calendarDay, DAY_MS, formatAmount, HOUR_MS, startOfDay } from '@croupier/sdk/rules';

import { createRandom, type Random } from '../clock/random.ts';
import { countBookedMovement, countPlayedBet } from '../domain/account-figures/index.ts';
import { NO_LISTENERS, SITE_CURRENCY, SITE_TIME_ZONE, type DomainContext } from '../domain/kernel/index.ts';
import { ADJUSTMENT, mainWallet, move } from '../domain/ledger/index.ts';
import { countPlay } from '../domain/play-totals/index.ts';
import { seedAccount } from '../seed/account.ts';
import { createHistoryWriter, orderIdOn } from '../seed/history.ts';
import { personas } from '../seed/personas.ts';
import { GAMES, LEVELS, NAMES } from './large-team.data.ts';

/** Brand days before the running one whose single bets exist; of earlier days there are sums only. */
const DAYS_WITH_BETS = 2;
const PAST_DAYS = 90;
/** Chance that an account plays on one of the days with single bets. */
const PLAYS_LATELY = 0.02;

const peso = (minor: bigint): string => formatAmount({ minor, currency: SITE_CURRENCY });

/** A brand day, and its first instant in epoch ms. */
interface Day {
  readonly day: string;
  readonly start: number;
}

/** What all accounts of the team are made with. */
interface Making {
  readonly context: DomainContext;
  readonly random: Random;
  /** The last brand days by their age, the running one first. */
  readonly days: readonly Day[];
}

/** An account of the team that is being made. */
interface NewAccount {
  readonly id: string;
  /** Age in days. */
  readonly daysAgo: number;
}

/** Adds thousands of accounts below an agent, on several levels, with sums of days of three months. */
export function addLargeTeam({ store, clock, ...world }: DomainContext, agentId: string): void {
  // Only the figures of the accounts follow from this past.
  const listeners = { ...NO_LISTENERS, booked: [countBookedMovement] };
  const today = calendarDay(clock.now(), SITE_TIME_ZONE);
  const making: Making = {
    context: { store, clock, ...world, listeners },
    random: createRandom(10_000),
    days: Array.from({ length: PAST_DAYS + 1 }, (_, ago) => {
      const day = addDays(today, -ago);
      return { day, start: startOfDay(day, SITE_TIME_ZONE).getTime() };
    }),
  };
  store.transact(() => {
    let uplines: readonly string[] = [agentId];
    let number = 0;
    for (const { agents, members } of LEVELS) {
      const level = Array.from({ length: agents + members }, (_, index) => {
        number += 1;
        const uplineId = uplines[index % uplines.length] ?? agentId;
        return openAccount(making, { number, uplineId, type: index < agents ? 1 : 0 });
      });
      for (const account of level) writePast(making, account);
      uplines = level.slice(0, agents).map(({ id }) => id);
    }
  });
}

function openAccount(
  { context, random }: Making,
  { number, uplineId, type }: { readonly number: number; readonly uplineId: string; readonly type: number },
): NewAccount {
  const id = `m_5${String(number).padStart(5, '0')}`;
  const daysAgo = random.integer(DAYS_WITH_BETS + 2, PAST_DAYS);
  const registeredAt = new Date(context.clock.now().getTime() - daysAgo * DAY_MS).toISOString();
  const account = `${NAMES[number % NAMES.length]}${String(number).padStart(5, '0')}`;
  seedAccount(context, {
    row: { id, account, password: personas.agent.password, type },
    registeredAt,
    profile: { uplineId },
  });
  return { id, daysAgo };
}

/** Writes the sums of some days, the balance that they leave, and for a few accounts bets of the last days. */
function writePast(making: Making, { id, daysAgo }: NewAccount): void {
  const { random, days } = making;
  const ages = new Set(Array.from({ length: random.integer(0, 7) }, () => random.integer(DAYS_WITH_BETS + 1, daysAgo)));
  const played = [...ages].toSorted((a, b) => b - a).flatMap((ago) => days[ago] ?? []);
  if (played.length > 0) writeDays(making, id, played);
  for (const day of days.slice(1, DAYS_WITH_BETS + 1)) if (random.next() < PLAYS_LATELY) playOn(making, id, day);
}

function writeDays({ context, random }: Making, memberId: string, days: readonly Day[]): void {
  const { store } = context;
  const total = { deposit: 0n, bonus: 0n, rebate: 0n, stake: 0n, payout: 0n };
  for (const [index, { day }] of days.entries()) {
    const bets = random.integer(1, 12);
    const stake = BigInt(bets * random.integer(1, 20)) * 1000n;
    const payout = (stake * BigInt(random.integer(0, 190))) / 100n;
    const bonus = index === 0 ? 5000n : 0n;
    const rebate = (stake * 3n) / 1000n;
    // Enough for all stakes of the day.
    const deposit = index % 3 === 0 || payout < stake ? stake : 0n;
    const gameType = GAMES[random.integer(0, GAMES.length - 1)]?.gameType ?? 'RNG';
    const sums = { bets, stake: peso(stake), validBet: peso(stake), payout: peso(payout) };
    const id = `${memberId} ${day}`;
    store.playDays.insert({ id: `${id} ${gameType}`, memberId, day, gameType, currency: SITE_CURRENCY, ...sums });
    store.accountDays.insert({
      id,
      memberId,
      day,
      deposit: peso(deposit),
      withdrawal: peso(0n),
      bonus: peso(bonus),
      rebate: peso(rebate),
      rebateByType: { [gameType]: peso(rebate) },
      hasPlayed: true,
    });
    for (const [name, minor] of Object.entries({ deposit, bonus, rebate, stake, payout })) {
      // The names are those of the totals.
      total[name as keyof typeof total] += minor;
    }
  }
  writeTotal(context, memberId, days, total);
}

/** The sums of the account, and its balance as one movement: what the single movements left. */
function writeTotal(
  context: DomainContext,
  memberId: string,
  days: readonly Day[],
  total: Readonly<Record<'deposit' | 'bonus' | 'rebate' | 'stake' | 'payout', bigint>>,
): void {
  const [first, last] = [days.at(0), days.at(-1)].map((day) => new Date(day?.start ?? 0).toISOString());
  context.store.accountTotals.insert({
    id: memberId,
    balance: peso(0n),
    deposit: peso(total.deposit),
    withdrawal: peso(0n),
    bonus: peso(total.bonus),
    rebate: peso(total.rebate),
    stake: peso(total.stake),
    validBet: peso(total.stake),
    payout: peso(total.payout),
    firstDepositAt: first ?? null,
    lastDepositAt: last ?? null,
  });
  const left = total.deposit + total.bonus + total.rebate - total.stake + total.payout;
  if (left <= 0n) return;
  const posting = { kind: 'ADJUSTMENT', memberId, memo: 'Balance brought forward', at: new Date(last ?? 0) } as const;
  const amount = { minor: left, currency: SITE_CURRENCY };
  move(context, { ...posting, from: ADJUSTMENT, to: mainWallet(memberId), amount });
}

/** Books a deposit and a few bets in the evening of a day. */
function playOn({ context, random }: Making, memberId: string, { day, start: midnight }: Day): void {
  const writer = createHistoryWriter(context, memberId, random);
  const start = midnight + 19 * HOUR_MS;
  writer.deposit(start, 100_000n, orderIdOn(context, start));
  const rounds = random.integer(1, 3);
  for (let round = 0; round < rounds; round += 1) {
    const ids = { betId: `bet_${memberId}_${day}_${round}`, roundId: `rd_${memberId}_${day}_${round}` };
    const game = GAMES[random.integer(0, GAMES.length - 1)];
    if (game === undefined) throw new Error('There is no game to play.');
    const stake = BigInt(random.integer(1, 20)) * 1000n;
    writer.bet({ game, at: start + (round + 1) * 60_000, stake, payout: round === 1 ? stake * 2n : 0n, ...ids });
    const after = context.store.bets.get(ids.betId);
    if (after === undefined) throw new Error(`The bet ${ids.betId} was not written.`);
    const change = { before: { ...after, status: 'UNSETTLED', settledAt: null }, after } as const;
    countPlay(context, change);
    countPlayedBet(context, change);
  }
}
