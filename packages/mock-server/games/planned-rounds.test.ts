import { expect, it } from 'vitest';

import { COLOR, createGame, minorOf } from '../src/testing/games.ts';
import { createWorlds } from '../src/worlds.ts';
import { readRequest, toResponse } from '../src/gateway/fetch-adapter.ts';

type Game = Awaited<ReturnType<typeof createGame>>;

function plan({ world: { store } }: Game, ...rounds: readonly (readonly [atLeast: number, atMost: number | null])[]) {
  store.transact(() =>
    rounds.forEach(([atLeast, atMost], index) => store.plannedRounds.insert({ id: `round-${index}`, atLeast, atMost })),
  );
}

it('pays the planned payouts, the oldest plan first', async () => {
  const game = await createGame();
  plan(game, [20, 100], [0, 0], [15, 39]);
  const payouts: bigint[] = [];
  for (const round of [1, 2, 3]) payouts.push(minorOf((await game.play(round)).body.round?.payout ?? ''));
  expect(payouts[0]).toBeGreaterThanOrEqual(20_000n);
  expect(payouts[0]).toBeLessThanOrEqual(100_000n);
  expect(payouts[1]).toBe(0n);
  expect(payouts[2]).toBeGreaterThanOrEqual(15_000n);
  expect(payouts[2]).toBeLessThanOrEqual(39_000n);
  expect(game.world.store.plannedRounds.all()).toEqual([]);
});

it('pays the nearest payout when a game has none in the planned range', async () => {
  const game = await createGame(COLOR);
  plan(game, [50, null]);
  const { round } = (await game.play(1, { fields: { red: '10.00' } })).body;
  expect(round?.payout).toBe('130.00');
});

it('plans, lists and clears payouts by control calls, and refuses an empty range', async () => {
  const worlds = createWorlds();
  const control = async (method: string, body?: object) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = new Request('http://platform.example/__mock/rounds', { method, ...init });
    const answer = await toResponse(await worlds.control(await readRequest(request)), request.signal);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const first = { id: 'round-1', atLeast: 20, atMost: null };
  expect(await control('POST', { atLeast: 20 })).toEqual({ status: 200, body: first });
  await control('POST', { atMost: 0 });
  expect((await control('GET')).body.rounds).toEqual([first, { id: 'round-2', atLeast: 0, atMost: 0 }]);
  expect(await control('POST', { atLeast: 3, atMost: 2 })).toMatchObject({ status: 400 });
  expect(await control('DELETE')).toMatchObject({ status: 204 });
  expect((await control('GET')).body.rounds).toEqual([]);
});
