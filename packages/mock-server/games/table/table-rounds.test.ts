import { exitGame, getBettingRecord, launchDemoGame, launchGame, listLiveRooms } from '@croupier/sdk/client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createWorld } from '../../src/node.ts';
import { createCaller } from '../../src/testing/caller.ts';
import { callGameServer, createGame, minorOf, planFault, ROOM, tokenOf, uuid } from '../../src/testing/games.ts';
import { allowAnyStake, keyOf } from '../../src/testing/money.ts';
import { returnedOf } from './rules.ts';

const START = 1_248_050n;
const STAKES = { PLAYER: '100.00', BANKER: '200.00' };
const STAKE = 30_000n;

type Game = Awaited<ReturnType<typeof createGame>>;

const tableOf = async (game: Game) => {
  const { table } = (await game.state()).body;
  if (table === undefined) throw new Error('The game has no table.');
  return table;
};

/** Opens the room at the beginning of a round. */
async function createRoom() {
  const game = await createGame(ROOM);
  game.world.clock.advance((await tableOf(game)).msToNext);
  const { number } = await tableOf(game);
  const bet = (round: number, spots: object = STAKES, at = number) => game.play(round, { number: at, spots });
  return { ...game, number, bet };
}

const paidFor = (winner: string): bigint =>
  100n * BigInt(returnedOf('BACCARAT', 'PLAYER', winner)) + 200n * BigInt(returnedOf('BACCARAT', 'BANKER', winner));

const betOf = async ({ world, client }: Game, round: number) => {
  const [bet] = world.store.bets.findBy('round', `PT m_1001 ${uuid(round)}`);
  return (await getBettingRecord({ client, query: { betId: bet?.id ?? '' } })).value.bettingRecord;
};

async function openAgain({ world, client }: Game) {
  const { value } = await launchGame({ client, query: ROOM });
  return callGameServer(world, 'open', { launch: tokenOf(value.launchUrl), key: uuid(998) });
}

describe('a bet at a table', () => {
  it('is taken once, waits for the cards, and is paid when they lie', async () => {
    const game = await createRoom();
    const placed = await game.bet(1);
    expect([placed.status, placed.body.balance]).toEqual([200, '12180.50']);
    expect((await game.bet(1)).body.round?.id).toBe(uuid(1));
    const before = await tableOf(game);
    expect(before.result).toBeUndefined();
    expect(before.bets).toMatchObject([{ id: uuid(1), stake: '300.00', settled: false, outcome: null }]);
    expect(await betOf(game, 1)).toMatchObject({ status: 'UNSETTLED', gameType: 'LIVE', gameName: 'Baccarat 7' });
    game.world.clock.advance(before.msToClose);
    const dealt = await tableOf(game);
    const winner = dealt.result?.winner ?? '';
    expect(dealt.bets).toMatchObject([{ settled: false, outcome: null }]);
    expect(await game.balance()).toBe(START - STAKE);
    game.world.clock.advance(dealt.msToEnd);
    expect(await game.balance()).toBe(START - STAKE + paidFor(winner));
    const [ended] = (await tableOf(game)).bets;
    expect(ended).toMatchObject({ settled: true, outcome: { winner } });
    expect(minorOf(ended?.payout ?? '')).toBe(paidFor(winner));
    expect(await betOf(game, 1)).toMatchObject({ status: 'SETTLED', payout: ended?.payout });
    expect((await tableOf(game)).road.at(-1)).toEqual(ended?.outcome);
  });

  it('is refused without effect after the time, and for another round', async () => {
    const game = await createRoom();
    expect(await game.bet(1, STAKES, game.number + 1)).toMatchObject({ status: 409, body: { error: 'BETS_CLOSED' } });
    expect(await game.bet(2, STAKES, game.number - 1)).toMatchObject({ status: 409, body: { error: 'BETS_CLOSED' } });
    game.world.clock.advance((await tableOf(game)).msToClose);
    expect(await game.bet(3)).toMatchObject({ status: 409, body: { error: 'BETS_CLOSED' } });
    expect(await game.balance()).toBe(START);
    expect(game.world.store.gameRounds.findBy('owner', 'm_1001')).toEqual([]);
  });

  it('keeps the first bet under an id, refuses another one, and adds further bets up to the limit', async () => {
    const game = await createRoom();
    allowAnyStake(game.world);
    await game.bet(1, { TIE: '2000.00' });
    expect(await game.bet(1, { TIE: '400.00' })).toMatchObject({ status: 409, body: { error: 'ROUND_DIFFERS' } });
    expect((await game.bet(2, { TIE: '3000.00' })).status).toBe(200);
    game.world.store.transact(() =>
      game.world.store.gameRounds.findBy('owner', 'm_1001').forEach(({ id }, index) =>
        game.world.store.gameRounds.update(id, {
          demand: JSON.stringify({ number: game.number, spots: { TIE: index === 0 ? '95000.00' : '3000.00' } }),
        }),
      ),
    );
    expect(await game.bet(3, { TIE: '2100.00' })).toMatchObject({ status: 422, body: { error: 'STAKE_INVALID' } });
    expect((await game.bet(4, { TIE: '2000.00' })).status).toBe(200);
  });

  it('is taken back while bets are taken, once, and is a cancelled bet then', async () => {
    const game = await createRoom();
    await game.bet(1);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await game.undo(1);
      expect([status, body.balance, body.table?.bets]).toEqual([200, '12480.50', []]);
    }
    expect(await game.balance()).toBe(START);
    expect(await betOf(game, 1)).toMatchObject({ status: 'CANCELLED' });
    expect(await game.bet(1)).toMatchObject({ status: 409, body: { error: 'ROUND_CANCELLED' } });
    await game.bet(2);
    game.world.clock.advance((await tableOf(game)).msToClose);
    expect(await game.undo(2)).toMatchObject({ status: 409, body: { error: 'BETS_CLOSED' } });
    expect(await game.undo(3)).toMatchObject({ status: 404, body: { error: 'ROUND_UNKNOWN' } });
    expect(await game.balance()).toBe(START - STAKE);
  });

  it('is shown after a reload in mid-round, and paid when nobody looks', async () => {
    const game = await createRoom();
    await game.bet(1);
    await exitGame({ client: game.client, headers: keyOf('out'), body: { launchId: game.launch.launchId } });
    const { body } = await openAgain(game);
    expect(body.table?.bets).toMatchObject([{ id: uuid(1), bet: { spots: STAKES } }]);
    game.world.clock.advance(body.table?.msToEnd ?? 0);
    const balance = await game.balance();
    const [round] = game.world.store.gameRounds.findBy('owner', 'm_1001');
    expect(round?.phase).toBe('SETTLED');
    expect(balance).toBe(START - STAKE + minorOf(round?.payout ?? ''));
  });

  it('is paid alike when the world is saved and restored before the cards', async () => {
    const game = await createRoom();
    await game.bet(1);
    const restored = createWorld({ saved: game.world.save() });
    for (const world of [game.world, restored]) {
      world.clock.advance(31_000);
      await callGameServer(world, 'state', { session: game.opened.body.session });
    }
    const payouts = [game.world, restored].map(({ store }) => store.gameRounds.findBy('owner', 'm_1001')[0]?.payout);
    expect(payouts[0]).toBe(payouts[1]);
  });

  it.each(['reset', 'lostAfterCommit', 'html', 'noAnswer'] as const)(
    'is taken once when it is repeated in time after %s',
    async (kind) => {
      const game = await createRoom();
      planFault(game.world, 'vendorDebit', kind);
      expect((await game.bet(1)).status).toBe(503);
      expect((await game.bet(1)).status).toBe(200);
      expect(await game.balance()).toBe(START - STAKE);
    },
  );

  it.each(['reset', 'lostAfterCommit'] as const)(
    'is rolled back when its stake was not confirmed in time after %s',
    async (kind) => {
      const game = await createRoom();
      planFault(game.world, 'vendorDebit', kind);
      await game.bet(1);
      game.world.clock.advance(22_000);
      expect(await game.bet(1)).toMatchObject({ status: 409, body: { error: 'ROUND_CANCELLED' } });
      expect((await tableOf(game)).bets).toEqual([]);
      expect(await game.balance()).toBe(START);
    },
  );

  it('is rolled back after the round when nobody repeats it', async () => {
    const game = await createRoom();
    planFault(game.world, 'vendorDebit', 'lostAfterCommit');
    await game.bet(1);
    game.world.clock.advance(40_000);
    expect(await game.balance()).toBe(START);
  });

  it('is taken back at the next call when the answer of the rollback is lost', async () => {
    const game = await createRoom();
    await game.bet(1);
    planFault(game.world, 'vendorRollback', 'reset');
    expect((await game.undo(1)).status).toBe(503);
    game.world.clock.advance(40_000);
    await game.state();
    expect(await game.balance()).toBe(START);
  });

  it('is played with play money in a demo, also when it is taken back', async () => {
    const { world, client } = createCaller();
    world.store.transact(() => world.store.siteFlags.insert({ id: 'FREEPLAY3', on: true }));
    const demo = { vassalage: 'AGILA', nodeId: 'live_30010', language: 'EN' } as const;
    const { value } = await launchDemoGame({ client, body: demo });
    const { body } = await callGameServer(world, 'open', { launch: tokenOf(value.launchUrl), key: uuid(1) });
    const { session = '', table } = body;
    world.clock.advance(table?.msToNext ?? 0);
    const bet = { number: (table?.number ?? 0) + 1, spots: { TIE: '100.00' } };
    const placed = await callGameServer(world, 'play', { session, round: uuid(1), bet });
    expect(placed.body.balance).toBe('9900.00');
    const back = await callGameServer(world, 'undo', { session, round: uuid(1) });
    expect(back.body.balance).toBe('10000.00');
  });
});

it('shows the rounds of the table as the history of its room', async () => {
  const game = await createRoom();
  const { value } = await listLiveRooms({ client: game.client, query: { vassalage: 'PT' } });
  const history = value.content.find(({ roomId }) => roomId === 'room_07')?.history ?? [];
  const road = (await tableOf(game)).road.slice(-history.length);
  expect(history.map(({ outcome }) => outcome)).toEqual(road.map(({ winner }) => winner));
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), round: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('undo' as const), round: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constant('fault' as const),
    operation: fc.constantFrom('vendorDebit', 'vendorCredit', 'vendorRollback', 'vendorGetBalance'),
    fault: fc.constantFrom('reset', 'lostAfterCommit', 'duplicate', 'noAnswer', 'html'),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(5000, 12_000, 40_000) }),
  fc.record({ kind: fc.constant('state' as const) }),
);

it('never loses or doubles money when bets, faults, time and bets taken back come in any order', async () => {
  const game = await createRoom();
  const { world } = game;
  let firstRound = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      firstRound += 100;
      for (const next of steps) {
        if (next.kind === 'bet') {
          const number = Math.floor(world.clock.now().getTime() / 40_000);
          await game.bet(firstRound + next.round, { BANKER: '100.00' }, number);
        } else if (next.kind === 'undo') await game.undo(firstRound + next.round);
        else if (next.kind === 'fault') planFault(world, next.operation, next.fault);
        else if (next.kind === 'wait') world.clock.advance(next.ms);
        else await game.state();
      }
      world.store.transact(() => world.store.faults.all().forEach(({ id }) => world.store.faults.remove(id)));
      world.clock.advance(40_000);
      await game.state();
      await game.state();
      const rounds = world.store.gameRounds.findBy('owner', 'm_1001');
      expect(rounds.filter(({ phase }) => phase !== 'SETTLED' && phase !== 'CANCELLED')).toEqual([]);
      const settled = rounds.filter(({ phase }) => phase === 'SETTLED');
      const net = settled.reduce((sum, { stake, payout }) => sum - minorOf(stake) + minorOf(payout), 0n);
      expect(await game.balance()).toBe(START + net);
    }),
    { numRuns: 60, seed: 20_261_125 },
  );
}, 30_000);
