import { exitGame, getBettingRecord, getWalletBalance, launchDemoGame, launchGame } from '@croupier/sdk/client';
import { MINUTE_MS } from '@croupier/sdk/rules';
import { describe, expect, it } from 'vitest';

import { createWorld } from '../src/node.ts';
import { callGameServer, CARDS, createGame, minorOf, planFault, tokenOf, uuid } from '../src/testing/games.ts';
import { keyOf } from '../src/testing/money.ts';
import { cardsRules } from './cards/cards-rules.ts';
import { drawAgain } from './draw-round.ts';

const START = 1_248_050n;
const STAKE = 1000n;
/** A deal that neither choice wins, so that the player always has one. */
const LOSS = { id: 'round-0', atLeast: 0, atMost: 0 };

type Game = Awaited<ReturnType<typeof createGame>>;

const planLoss = ({ world: { store } }: Game) => store.transact(() => store.plannedRounds.insert(LOSS));

/** Opens the card game and plays rounds until one waits for a choice; earlier ones were decided by a lucky nine. */
async function createOpenRound() {
  const game = await createGame(CARDS);
  for (let round = 1; ; round += 1) {
    const before = await game.balance();
    const { body } = await game.play(round);
    if (body.round?.chooseBy !== undefined) return { game, round, before, opened: body };
  }
}

const betOf = async ({ world, client }: Game, round: number) => {
  const [bet] = world.store.bets.findBy('round', `TBL m_1001 ${uuid(round)}`);
  return (await getBettingRecord({ client, query: { betId: bet?.id ?? '' } })).value.bettingRecord;
};

/** Opens the same game again, as a page does after a reload. */
async function openAgain({ world, client }: Game) {
  const { value } = await launchGame({ client, query: CARDS });
  const opened = await callGameServer(world, 'open', { launch: tokenOf(value.launchUrl), key: uuid(998) });
  return { opened, session: opened.body.session ?? '' };
}

describe('a round with a choice', () => {
  it('takes the stake once, shows one card of the bank, and stays an open bet', async () => {
    const { game, round, before, opened } = await createOpenRound();
    expect(opened.round).toMatchObject({ settled: false, payout: '0.00', msToChoose: 2 * MINUTE_MS });
    expect(opened.round?.outcome).toEqual({
      player: [expect.any(Number), expect.any(Number)],
      bank: [expect.any(Number)],
    });
    expect(await game.balance()).toBe(before - STAKE);
    expect(minorOf(opened.balance ?? '')).toBe(before - STAKE);
    expect((await game.play(round)).body.round?.id).toBe(opened.round?.id);
    expect(await game.balance()).toBe(before - STAKE);
    expect(await betOf(game, round)).toMatchObject({ status: 'UNSETTLED', betAmount: '10.00' });
  });

  it.each(['draw', 'stand'])('ends by %s, pays once, and settles the bet', async (choice) => {
    const { game, round, before } = await createOpenRound();
    const { status, body } = await game.choose(round, choice);
    expect([status, body.round?.settled]).toEqual([200, true]);
    expect(body.round?.outcome).toMatchObject({ choice });
    const after = before - STAKE + minorOf(body.round?.payout ?? '');
    expect(await game.balance()).toBe(after);
    expect(minorOf(body.balance ?? '')).toBe(after);
    expect(await betOf(game, round)).toMatchObject({ status: 'SETTLED', payout: body.round?.payout });
    expect((await game.state()).body.open).toBeUndefined();
  });

  it('counts the first choice only: repeated and later ones return the round as it ended', async () => {
    const { game, round } = await createOpenRound();
    const first = await game.choose(round, 'stand');
    const after = await game.balance();
    for (const choice of ['stand', 'draw'])
      expect((await game.choose(round, choice)).body.round).toEqual(first.body.round);
    expect(await game.balance()).toBe(after);
  });

  it('is returned by the game after a reload, where it can be ended', async () => {
    const { game, round, before } = await createOpenRound();
    await exitGame({ client: game.client, headers: keyOf('out'), body: { launchId: game.launch.launchId } });
    const { opened, session } = await openAgain(game);
    expect(opened.body.open).toMatchObject({ id: uuid(round), stake: '10.00' });
    expect(opened.body.rounds?.map(({ id }) => id)).not.toContain(uuid(round));
    const call = { session, round: uuid(round), choice: 'draw' };
    const { body } = await callGameServer(game.world, 'choose', call);
    expect(body.round?.outcome).toMatchObject({ choice: 'draw' });
    expect(await game.balance()).toBe(before - STAKE + minorOf(body.round?.payout ?? ''));
  });

  it('ends in the same way when the world is saved and restored before the choice', async () => {
    const { game, round } = await createOpenRound();
    const restored = createWorld({ saved: game.world.save() });
    const direct = await game.choose(round, 'draw');
    const [row] = restored.store.gameRounds.findBy('phase', 'CHOOSING');
    const [play] = restored.store.playSessions.all();
    if (row === undefined || play === undefined) throw new Error('The restored world has no open round.');
    const drawn = drawAgain(cardsRules, row, play.seed, row.drawNumber ?? 0);
    const result = 'results' in drawn ? drawn.results['draw'] : undefined;
    expect(result?.outcome).toEqual(direct.body.round?.outcome);
    expect(result?.payout.minor).toBe(minorOf(direct.body.round?.payout ?? ''));
  });

  it('ends without a third card after two minutes, at the next call of any kind', async () => {
    const { game, round, before } = await createOpenRound();
    game.world.clock.advance(2 * MINUTE_MS - 1000);
    await getWalletBalance({ client: game.client });
    expect((await betOf(game, round)).status).toBe('UNSETTLED');
    game.world.clock.advance(1000);
    await getWalletBalance({ client: game.client });
    const bet = await betOf(game, round);
    expect(bet.status).toBe('SETTLED');
    expect(await game.balance()).toBe(before - STAKE + minorOf(bet.payout));
    const { body } = await game.choose(round, 'draw');
    expect(body.round?.outcome).toMatchObject({ choice: 'stand' });
  });

  it('has to be ended before the next one, and knows its own choices only', async () => {
    const { game, round } = await createOpenRound();
    expect(await game.play(round + 1)).toEqual({ status: 409, body: { error: 'ROUND_OPEN' } });
    expect(await game.choose(round, 'split')).toEqual({ status: 422, body: { error: 'CHOICE_INVALID' } });
    expect(await game.choose(round, 'constructor')).toEqual({ status: 422, body: { error: 'CHOICE_INVALID' } });
    expect(await game.choose(round + 1, 'draw')).toEqual({ status: 404, body: { error: 'ROUND_UNKNOWN' } });
    expect((await game.choose(round, 'draw')).status).toBe(200);
    expect((await game.play(round + 1)).status).toBe(200);
  });

  it.each(['reset', 'lostAfterCommit', 'html'] as const)(
    'is paid once at the next call when its credit fails with %s',
    async (kind) => {
      const { game, round, before } = await createOpenRound();
      planFault(game.world, 'vendorCredit', kind);
      const { body } = await game.choose(round, 'stand');
      expect(body.round?.settled).toBe(false);
      expect((await game.choose(round, 'stand')).body.round).toEqual({ ...body.round, settled: true });
      await game.state();
      expect(await game.balance()).toBe(before - STAKE + minorOf(body.round?.payout ?? ''));
    },
  );

  it('takes its stake once when the answer of the debit is lost', async () => {
    const game = await createGame(CARDS);
    planLoss(game);
    planFault(game.world, 'vendorDebit', 'lostAfterCommit');
    expect((await game.play(1)).status).toBe(503);
    await game.play(1);
    await game.choose(1, 'draw');
    expect(await game.balance()).toBe(START - STAKE);
  });

  it('keeps a planned payout for either choice', async () => {
    for (const choice of ['draw', 'stand']) {
      const game = await createGame(CARDS);
      game.world.store.transact(() => game.world.store.plannedRounds.insert({ id: 'round-0', atLeast: 2, atMost: 2 }));
      await game.play(1);
      const { body } = await game.choose(1, choice);
      expect(body.round?.payout).toBe('20.00');
    }
  });

  it('is played with play money in a demo', async () => {
    const { world, client, balance } = await createGame(CARDS);
    world.store.transact(() => world.store.siteFlags.insert({ id: 'FREEPLAY3', on: true }));
    world.store.transact(() => world.store.plannedRounds.insert(LOSS));
    const before = await balance();
    const { value } = await launchDemoGame({
      client,
      body: { vassalage: 'TBL', nodeId: CARDS.nodeId, language: 'EN' },
    });
    const opened = await callGameServer(world, 'open', { launch: tokenOf(value.launchUrl), key: uuid(1) });
    const { session = '' } = opened.body;
    await callGameServer(world, 'play', { session, round: uuid(1), bet: { stake: '10.00' } });
    await callGameServer(world, 'choose', { session, round: uuid(1), choice: 'stand' });
    const { body } = await callGameServer(world, 'state', { session });
    expect(body.balance).toBe('9990.00');
    expect(await balance()).toBe(before);
  });
});
