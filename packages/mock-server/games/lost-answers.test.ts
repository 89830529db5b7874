import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createGame, minorOf, planFault, type AnsweredRound } from '../src/testing/games.ts';

const START = 1_248_050n;
const balanceAfter = ({ stake, payout }: AnsweredRound): bigint => START - minorOf(stake) + minorOf(payout);

describe('a round whose calls to the platform fail', () => {
  it.each(['reset', 'lostAfterCommit', 'noAnswer', 'html', 'truncated'] as const)(
    'debits the stake once when the same round is sent again after %s',
    async (kind) => {
      const { play, world, balance } = await createGame();
      planFault(world, 'vendorDebit', kind);
      expect(await play(1)).toEqual({ status: 503, body: { error: 'TRY_AGAIN' } });
      const { round } = (await play(1)).body;
      expect(round?.settled).toBe(true);
      expect(await balance()).toBe(round && balanceAfter(round));
    },
  );

  it.each(['reset', 'lostAfterCommit', 'html'] as const)(
    'credits the payout once at the next call when the credit fails with %s',
    async (kind) => {
      const { play, state, world, balance } = await createGame();
      planFault(world, 'vendorCredit', kind);
      const { round } = (await play(1)).body;
      expect(round?.settled).toBe(false);
      expect((await state()).body.rounds?.[0]).toEqual({ ...round, settled: true });
      await state();
      expect(await balance()).toBe(round && balanceAfter(round));
    },
  );

  it('rolls the stake back and cancels the round when a refusal follows a lost answer', async () => {
    const { play, world, balance } = await createGame();
    planFault(world, 'vendorDebit', 'lostAfterCommit');
    await play(1);
    planFault(world, 'vendorDebit', 'error', { code: 'INSUFFICIENT_BALANCE' });
    expect((await play(1)).body).toEqual({ error: 'ROUND_CANCELLED' });
    expect((await play(1)).body).toEqual({ error: 'ROUND_CANCELLED' });
    expect(await balance()).toBe(START);
  });

  it('says of a stake above a limit that it is too high, but not why', async () => {
    const { play, world } = await createGame();
    planFault(world, 'vendorDebit', 'error', { code: 'STAKE_ABOVE_LIMIT' });
    expect(await play(1)).toEqual({ status: 409, body: { error: 'STAKE_ABOVE_LIMIT' } });
  });

  it('accepts a round id again when its first debit was refused', async () => {
    const { play, world } = await createGame();
    planFault(world, 'vendorDebit', 'error', { code: 'INSUFFICIENT_BALANCE' });
    expect((await play(1)).body).toEqual({ error: 'INSUFFICIENT_BALANCE' });
    expect((await play(1)).status).toBe(200);
  });
});

const fault = fc.record({
  kind: fc.constant('fault' as const),
  operation: fc.constantFrom('vendorDebit', 'vendorCredit', 'vendorRollback', 'vendorGetBalance'),
  fault: fc.constantFrom('reset', 'lostAfterCommit', 'duplicate', 'noAnswer', 'html', 'truncated'),
});
const bet = fc.record({
  kind: fc.constant('play' as const),
  round: fc.integer({ min: 1, max: 6 }),
  stake: fc.constantFrom('1.00', '10.00', '500.00'),
});
const stateCall = fc.record({ kind: fc.constant('state' as const) });

it('keeps the balance equal to start minus stakes plus payouts when bets are repeated and answers lost', async () => {
  const { world, play, state, balance } = await createGame();
  let firstRound = 0;
  const steps = fc.array(fc.oneof(bet, bet, fault, stateCall), { minLength: 1, maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      // Round ids differ between runs, which share a world.
      firstRound += 100;
      for (const step of list) {
        if (step.kind === 'play') await play(firstRound + step.round, { stake: step.stake });
        else if (step.kind === 'state') await state();
        else planFault(world, step.operation, step.fault);
      }
      world.store.transact(() => world.store.faults.all().forEach(({ id }) => world.store.faults.remove(id)));
      await state();
      const rounds = world.store.gameRounds.findBy('owner', 'm_1001');
      const settled = rounds.filter(({ phase }) => phase === 'SETTLED');
      const netResult = settled.reduce((sum, { stake, payout }) => sum - minorOf(stake) + minorOf(payout), 0n);
      expect(rounds.filter(({ phase }) => !['SETTLED', 'CANCELLED'].includes(phase))).toEqual([]);
      expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(rounds.length);
      expect(await balance()).toBe(START + netResult);
    }),
    { numRuns: 60, seed: 20_261_121 },
  );
}, 30_000);
