import {
  exitGame,
  getBettingRecord,
  getWalletBalance,
  launchDemoGame,
  listWinners,
  setPlayerLimit,
} from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { callGameServer, COLOR, createGame, minorOf, tokenOf, uuid } from '../src/testing/games.ts';
import { allowAnyStake, createPlayer, keyOf, sendSigned } from '../src/testing/money.ts';

const START = 1_248_050n;

describe('a sandbox game', () => {
  it('returns the same session for the same key, and answers 410 to another key', async () => {
    const { world, launch, opened } = await createGame();
    const openWithKey = (key: number) =>
      callGameServer(world, 'open', { launch: tokenOf(launch.launchUrl), key: uuid(key) });
    expect(opened.body).toMatchObject({ title: 'Bituin ng Maynila', isDemo: false, balance: '12480.50' });
    expect((await openWithKey(999)).body.session).toBe(opened.body.session);
    expect(await openWithKey(1)).toEqual({ status: 410, body: { error: 'LAUNCH_USED' } });
  });

  it('books stake and payout in the ledger, and records a settled bet', async () => {
    const { play, balance, world, client } = await createGame();
    const { body } = await play(1);
    expect(await balance()).toBe(START - 1000n + minorOf(body.round?.payout ?? ''));
    expect(body.balance).toBe((await getWalletBalance({ client })).value.balance);
    const [bet] = world.store.bets.findBy('round', `TALA m_1001 ${uuid(1)}`);
    const { value } = await getBettingRecord({ client, query: { betId: bet?.id ?? '' } });
    expect(value.bettingRecord).toMatchObject({
      status: 'SETTLED',
      betAmount: '10.00',
      payout: body.round?.payout ?? '',
    });
  });

  it('plays a round once when its id is repeated, and answers 409 to another bet under that id', async () => {
    const { play, balance } = await createGame();
    const first = await play(1);
    const after = await balance();
    expect((await play(1)).body.round).toEqual(first.body.round);
    expect(await play(1, { stake: '20.00' })).toEqual({ status: 409, body: { error: 'ROUND_DIFFERS' } });
    expect(await balance()).toBe(after);
  });

  it('refuses a stake above the balance, an invalid bet, and an unknown session', async () => {
    const { play, world, balance } = await createGame(COLOR);
    allowAnyStake(world);
    const fields = Object.fromEntries(['red', 'blue', 'green'].map((color) => [color, '5000.00']));
    expect(await play(1, { fields })).toEqual({ status: 409, body: { error: 'INSUFFICIENT_BALANCE' } });
    expect((await play(1, { fields: { red: '10.00' } })).status).toBe(200);
    expect((await play(2, { stake: '10.00' })).body).toEqual({ error: 'STAKE_INVALID' });
    const unknown = { session: 'ps_0', round: uuid(3), bet: {} };
    expect((await callGameServer(world, 'play', unknown)).body).toEqual({ error: 'SESSION_GONE' });
    expect((await callGameServer(world, 'play', {})).status).toBe(400);
    expect(await balance()).toBeGreaterThan(START - 1001n);
  });

  it('P-13: refuses a stake above a limit of the player without a reason', async () => {
    const { play, client } = await createGame();
    const path = { kind: 'WAGER', period: 'DAY' } as const;
    await setPlayerLimit({ client, path, body: { amount: '0.00', currency: 'PHP' } });
    expect(await play(1)).toEqual({ status: 409, body: { error: 'REFUSED' } });
  });

  it('refuses bets when the player has left the game', async () => {
    const { play, client, launch } = await createGame();
    await exitGame({ client, headers: keyOf('out'), body: { launchId: launch.launchId } });
    expect(await play(1)).toEqual({ status: 401, body: { error: 'SESSION_GONE' } });
  });

  it('plays a demo with play money and without ledger movements', async () => {
    const { client, world } = await createPlayer();
    world.store.transact(() => world.store.siteFlags.insert({ id: 'FREEPLAY3', on: true }));
    const demo = { vassalage: 'TALA', nodeId: 'rng_20510', language: 'EN' } as const;
    const { value } = await launchDemoGame({ client, body: demo });
    const opened = await callGameServer(world, 'open', { launch: tokenOf(value.launchUrl), key: uuid(1) });
    expect(opened.body).toMatchObject({ isDemo: true, balance: '10000.00' });
    const [size, bets] = [world.store.journal.size(), world.store.bets.all().length];
    const { session } = opened.body;
    const { body } = await callGameServer(world, 'play', { session, round: uuid(1), bet: { stake: '10.00' } });
    expect(minorOf(body.balance ?? '')).toBe(1_000_000n - 1000n + minorOf(body.round?.payout ?? ''));
    expect([world.store.journal.size(), world.store.bets.all().length]).toEqual([size, bets]);
  });

  it('lists a great win on the winner board under a masked name', async () => {
    const { world, client, launch } = await createGame();
    const win = {
      transactionId: 'vt_great',
      roundId: 'rd_great',
      amount: '300000.00',
      currency: 'PHP',
      roundClosed: true,
    };
    await sendSigned(world, 'vendorCredit', { launchToken: tokenOf(launch.launchUrl), ...win });
    const query = { gameCategory: 'ALL', language: 'EN', limitNum: 20 } as const;
    const { list } = (await listWinners({ client, query })).value;
    const board = { customerName: 'm***l', gameName: 'Bituin ng Maynila', winAmount: '300000.00' };
    expect(list[0]?.vo).toMatchObject(board);
  });
});
