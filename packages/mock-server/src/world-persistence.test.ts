import { createApiClient, getMemberInfo, login, type Client } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { openSandbox } from '../games/sandbox.ts';
import { launchGame } from './domain/games/index.ts';
import { callContextOf } from './domain/kernel/index.ts';
import { readRequest, toResponse } from './gateway/fetch-adapter.ts';
import { createPersistentWorld } from './world-persistence.ts';
import { personas } from './seed/personas.ts';
import { bodyOf } from './testing/caller.ts';
import { SLOT, tokenOf } from './testing/games.ts';
import { keyOf } from './testing/money.ts';
import { createTabStorage, type StoredState } from './testing/tab-storage.ts';
import { createRouter } from './router.ts';
import { createWorlds } from './worlds.ts';

const openHolder = (stored: StoredState) => createPersistentWorld(createTabStorage(stored), () => undefined);

function openTab(
  stored: StoredState,
  getToken: () => string | undefined = () => undefined,
  notices: string[] = [],
): Client {
  const holder = createPersistentWorld(createTabStorage(stored), (notice) => notices.push(notice));
  return createApiClient({
    baseUrl: 'http://platform.example',
    async fetch(request) {
      const call = await readRequest(request);
      const outcome = await holder.use(({ world }) => world.answer(call));
      if (outcome.kind === 'stream') throw new Error('No stream is opened here.');
      return toResponse(outcome, request.signal);
    },
    getToken,
  });
}

it('keeps a session over a reload and in a second tab', async () => {
  const stored: StoredState = { writes: 0 };
  const { value } = await login({ client: openTab(stored), body: bodyOf(personas.member) });
  const afterReload = openTab(stored, () => value.token);
  const me = await getMemberInfo({ client: afterReload });
  expect(me.value.account).toBe(personas.member.account);
});

it('loads changes of another tab', async () => {
  const stored: StoredState = { writes: 0 };
  const session: { token?: string } = {};
  const first = openTab(stored, () => session.token);
  await login({ client: first, body: bodyOf(personas.agent) });
  const second = await login({ client: openTab(stored), body: bodyOf(personas.member) });
  session.token = second.value.token;
  const me = await getMemberInfo({ client: first });
  expect(me.value.account).toBe(personas.member.account);
});

it('writes only when a call has changed the world', async () => {
  const stored: StoredState = { writes: 0 };
  const session: { token?: string } = {};
  const client = openTab(stored, () => session.token);
  const { value } = await login({ client, body: bodyOf(personas.member) });
  session.token = value.token;
  await getMemberInfo({ client });
  await getMemberInfo({ client });
  expect(stored.writes).toBe(1);
});

it('stores a clock that was advanced and held when no row has changed', async () => {
  const stored: StoredState = { writes: 0 };
  const shown = await openHolder(stored).use(({ world: { clock } }) => {
    clock.hold(true);
    clock.advance(86_400_000);
    return clock.now();
  });
  expect(await openHolder(stored).use(({ world }) => world.clock.now())).toEqual(shown);
});

it('keeps an advanced clock when a tab with an older state writes', async () => {
  const stored: StoredState = { writes: 0 };
  const [first, second] = [openHolder(stored), openHolder(stored)];
  await second.use(({ world }) => world.clock.now());
  await first.use(({ world }) => world.clock.advance(86_400_000));
  const client = openTab(stored);
  await login({ client, body: bodyOf(personas.member) });
  const aheadIn = (holder: typeof first) => holder.use(({ world }) => world.clock.position().ahead);
  expect([await aheadIn(second), await aheadIn(first)]).toEqual([86_400_000, 86_400_000]);
});

it('starts a new world with a notice when the stored world is invalid', async () => {
  const notices: string[] = [];
  const stored: StoredState = { writes: 0 };
  await login({ client: openTab(stored), body: bodyOf(personas.member) });
  if (stored.world === undefined) throw new Error('Nothing was stored.');
  stored.world = { ...stored.world, rows: { ...stored.world.rows, members: [{ id: 'm_1' }] } };
  const { value } = await login({ client: openTab(stored, undefined, notices), body: bodyOf(personas.member) });
  expect(value.user.account).toBe(personas.member.account);
  expect(notices).toEqual([expect.stringContaining('it now is aside')]);
  expect(stored.unreadable?.rows['members']).toEqual([{ id: 'm_1' }]);
});

describe('a full storage', () => {
  async function createFullDisk() {
    const stored: StoredState = { writes: 0 };
    const storage = createTabStorage(stored);
    const { write } = storage;
    const disk = { isFull: false };
    storage.write = async (revision, change) => {
      if (disk.isFull) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
      return write(revision, change);
    };
    const notices: string[] = [];
    const holder = createPersistentWorld(storage, (notice) => notices.push(notice));
    const { fetch } = createRouter(createWorlds({ home: holder }), { loadSandbox: () => openSandbox });
    const post = async (target: string, body: object, headers: Record<string, string> = {}) => {
      const request = new Request(`http://platform.example${target}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      });
      const answer = await fetch(request);
      return { status: answer.status, body: await answer.json() };
    };
    const { body } = await post('/__mock/login', { persona: 'member' });
    const transfer = (key: number) =>
      post(
        operations.transferWallet.path,
        { fromWallet: 'MAIN', toWallet: 'JDB', amount: '5.00', currency: 'PHP' },
        { Authorization: `Bearer ${body.token}`, ...keyOf(key) },
      );
    const open = async () => {
      const launch = await holder.use(({ world }) => {
        const [member] = world.store.members.findBy('account', personas.member.account);
        if (member === undefined) throw new Error('The world has no such member.');
        const [session] = world.store.sessions.findBy('memberId', member.id);
        return tokenOf(
          launchGame(callContextOf(world, { session, origin: 'http://platform.example' }), SLOT).launchUrl,
        );
      });
      return post('/mock-games/server/open', { launch, key: crypto.randomUUID() });
    };
    const movements = () => holder.use(({ world }) => world.store.journal.size());
    return { disk, notices, post, transfer, movements, open };
  }

  it('undoes a transfer and answers 500, and accepts the transfer once there is space', async () => {
    const { disk, notices, transfer, movements } = await createFullDisk();
    const before = await movements();
    disk.isFull = true;
    const refused = await transfer(1);
    expect([refused.status, refused.body.errorCode]).toEqual([500, 'INTERNAL_ERROR']);
    expect(notices).toEqual(['The world could not be written: database or disk is full']);
    expect(await movements()).toBe(before);
    disk.isFull = false;
    expect((await transfer(1)).status).toBe(200);
    expect(await movements()).toBe(before + 1);
  });

  it('answers TRY_AGAIN to a game and 500 to a control call', async () => {
    const { disk, post, open, movements } = await createFullDisk();
    disk.isFull = true;
    // Each login draws random numbers, so the world must be written.
    expect((await post('/__mock/login', { persona: 'agent' })).status).toBe(500);
    disk.isFull = false;
    const opened = await open();
    disk.isFull = true;
    const { session } = opened.body;
    const round = { session, round: crypto.randomUUID(), bet: { stake: '10.00' } };
    const before = await movements();
    expect(await post('/mock-games/server/play', round)).toEqual({ status: 503, body: { error: 'TRY_AGAIN' } });
    expect(await movements()).toBe(before);
    disk.isFull = false;
    expect((await post('/mock-games/server/play', round)).status).toBe(200);
  });
});
