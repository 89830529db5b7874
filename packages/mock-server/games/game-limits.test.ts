import { launchGame } from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { callContextOf } from '../src/domain/kernel/index.ts';
import { openSession } from '../src/domain/session/index.ts';
import { personas } from '../src/seed/personas.ts';
import { createCaller } from '../src/testing/caller.ts';
import { callGameServer, SLOT, tokenOf, uuid } from '../src/testing/games.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const ROUNDS = 700;
/** More than the limit of 1200 calls in a minute. */
const CALLS_OVER_LIMIT = 1300;

/** Opens a game for each of two members. The frozen clock keeps all calls within the same minute. */
async function createTwoGames() {
  const { world, client, setToken } = createCaller({ wallNow: () => NOW });
  const openGame = async ({ account }: { account: string }, key: number) => {
    const [member] = world.store.members.findBy('account', account);
    if (member === undefined) throw new Error(`The world has no ${account}.`);
    setToken(openSession(callContextOf(world, { address: 'test' }), member).token);
    const { value } = await launchGame({ client, query: SLOT });
    const opened = await callGameServer(world, 'open', { launch: tokenOf(value.launchUrl), key: uuid(key) });
    const { session = '' } = opened.body;
    return {
      state: () => callGameServer(world, 'state', { session }),
      play: (round: number) => callGameServer(world, 'play', { session, round: uuid(round), bet: { stake: '1.00' } }),
    };
  };
  return { first: await openGame(personas.member, 1), second: await openGame(personas.agent, 2) };
}

it('lets two players play 700 rounds each within a minute', async () => {
  const { first, second } = await createTwoGames();
  const statuses = new Set<number>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    statuses.add((await first.play(round)).status);
    statuses.add((await second.play(round)).status);
  }
  expect(statuses).toEqual(new Set([200]));
});

it('answers 429 to a game that calls too often, and 200 to another game', async () => {
  const { first, second } = await createTwoGames();
  for (let call = 0; call < CALLS_OVER_LIMIT; call += 1) await first.state();
  expect(await first.state()).toEqual({ status: 429, body: { error: 'TRY_AGAIN' } });
  expect((await first.play(1)).status).toBe(429);
  expect((await second.play(1)).status).toBe(200);
});
