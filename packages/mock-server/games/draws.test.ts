import { expect, it } from 'vitest';

import { drawRandom } from '../src/clock/random.ts';
import { CARDS, COLOR, createGame, FISHING, SLOT, type AnsweredRound } from '../src/testing/games.ts';
import { cardsRules } from './cards/cards-rules.ts';
import { colorRules } from './color/color-rules.ts';
import { drawAgain } from './draw-round.ts';
import { fishRules } from './fish/fish-rules.ts';
import { slotRules } from './slot/slot-rules.ts';

const ROUNDS = 30;

it.each([
  ['slot', SLOT, slotRules, { stake: '1.00' }],
  ['color', COLOR, colorRules, { fields: { red: '5.00', blue: '5.00' } }],
  ['cards', CARDS, cardsRules, { stake: '5.00' }],
  ['fish', FISHING, fishRules, { stake: '1.00', fish: 'alumahan' }],
] as const)('the rounds of the %s follow from seed and number', async (_kind, query, rules, bet) => {
  const { world, play, choose } = await createGame(query);
  world.store.transact(() => world.store.plannedRounds.insert({ id: 'round-0', atLeast: 2, atMost: 2 }));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { body } = await play(round, bet);
    if (body.round?.chooseBy !== undefined) await choose(round, 'stand');
  }
  const [session] = world.store.playSessions.all();
  const rows = world.store.gameRounds.findBy('owner', 'm_1001');
  expect(rows).toHaveLength(ROUNDS);
  expect(new Set(rows.map(({ drawNumber }) => drawNumber)).size).toBe(ROUNDS);
  for (const row of rows) {
    const drawn = drawAgain(rules, row, session?.seed ?? 0, row.drawNumber ?? 0);
    const result = 'results' in drawn ? drawn.results['stand'] : drawn;
    expect(JSON.stringify(result?.outcome)).toBe(row.outcome);
    expect(result?.payout.minor).toBe(BigInt(row.payout.replace('.', '')));
  }
});

it('neighbouring numbers and seeds draw independently', () => {
  const first = (seed: number, number: number): number => drawRandom(seed, number).next();
  const draws = Array.from({ length: 2000 }, (_, index) => [
    first(1, index + 1),
    first(1, index + 2),
    first(2, index + 1),
  ]);
  const means = [0, 1, 2].map((at) => draws.reduce((sum, draw) => sum + (draw[at] ?? 0), 0) / draws.length);
  for (const mean of means) expect(Math.abs(mean - 0.5)).toBeLessThan(0.025);
  const correlation = (at: number): number =>
    draws.reduce((sum, [own = 0, ...others]) => sum + (own - 0.5) * ((others[at] ?? 0) - 0.5), 0) / draws.length;
  for (const at of [0, 1]) expect(Math.abs(correlation(at))).toBeLessThan(0.006);
});

it('plays each shot of a quick series once, also when every shot is sent twice', async () => {
  const { play, balance, world } = await createGame(FISHING);
  const before = await balance();
  const bet = { stake: '1.00', fish: 'dilis' };
  const shots = Array.from({ length: 80 }, (_, index) => index + 1);
  const answers = await Promise.all(shots.flatMap((shot) => [play(shot, bet), play(shot, bet)]));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rounds = new Map(answers.map(({ body: { round } }) => [round?.id, round]));
  const payoutOf = (round: AnsweredRound | undefined): bigint => BigInt(round?.payout.replace('.', '') ?? 0);
  const paid = [...rounds.values()].reduce((sum, round) => sum + payoutOf(round), 0n);
  expect(rounds.size).toBe(shots.length);
  expect(
    world.store.bets.findBy('memberId', 'm_1001').filter(({ vendor }) => vendor === 'FC').length,
  ).toBeGreaterThanOrEqual(80);
  expect(await balance()).toBe(before - 8000n + paid);
});
