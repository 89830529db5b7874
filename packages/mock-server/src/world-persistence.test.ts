import { createApiClient, getMemberInfo, login, type Client } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { describe, expect, it } from 'vitest';

import { launchGame } from './domain/launches.ts';
import { readRequest, toResponse } from './gateway/fetch-adapter.ts';
import { createPersistentWorld } from './world-persistence.ts';
import { personas } from './seed/personas.ts';
import type { SavedWorld, WorldStorage } from './store/world-storage.ts';
import { bodyOf } from './testing/caller.ts';
import { SLOT, tokenOf } from './testing/games.ts';
import { keyOf } from './testing/money.ts';
import { createWorlds } from './worlds.ts';

interface Shelf {
  revision?: string;
  world?: SavedWorld;
  aside?: SavedWorld;
  writes: number;
}

/** Storage double shared by tabs: like the browser's it stores copies and lets one tab work at a time. */
function createStorage(shelf: Shelf): WorldStorage {
  let last: Promise<unknown> = Promise.resolve();
  return {
    revision: async () => shelf.revision,
    read: async () => structuredClone(shelf.world),
    write: async (revision, change) =>
      void Object.assign(shelf, { revision, world: structuredClone(change.save()), writes: shelf.writes + 1 }),
    async setAside() {
      Object.assign(shelf, { aside: shelf.world, revision: undefined, world: undefined });
      return 'aside';
    },
    exclusively: (work) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

const openHome = (shelf: Shelf) => createPersistentWorld(createStorage(shelf), () => undefined);

function openTab(shelf: Shelf, token: () => string | undefined = () => undefined, notices: string[] = []): Client {
  const home = createPersistentWorld(createStorage(shelf), (notice) => notices.push(notice));
  return createApiClient({
    baseUrl: 'http://platform.example',
    async fetch(request) {
      const call = await readRequest(request);
      return toResponse(await home.use(({ world }) => world.answer(call)), request.signal);
    },
    getToken: token,
  });
}

it('keeps a session over a reload and in a second tab', async () => {
  const shelf: Shelf = { writes: 0 };
  const { value } = await login({ client: openTab(shelf), body: bodyOf(personas.member) });
  const afterReload = openTab(shelf, () => value.token);
  const me = await getMemberInfo({ client: afterReload });
  expect(me.value.account).toBe(personas.member.account);
});

it('loads changes of another tab', async () => {
  const shelf: Shelf = { writes: 0 };
  const session: { token?: string } = {};
  const first = openTab(shelf, () => session.token);
  await login({ client: first, body: bodyOf(personas.agent) });
  const second = await login({ client: openTab(shelf), body: bodyOf(personas.member) });
  session.token = second.value.token;
  const me = await getMemberInfo({ client: first });
  expect(me.value.account).toBe(personas.member.account);
});

it('writes only what changed something', async () => {
  const shelf: Shelf = { writes: 0 };
  const session: { token?: string } = {};
  const client = openTab(shelf, () => session.token);
  const { value } = await login({ client, body: bodyOf(personas.member) });
  session.token = value.token;
  await getMemberInfo({ client });
  await getMemberInfo({ client });
  expect(shelf.writes).toBe(1);
});

it('keeps a clock that was moved and stopped, though nothing else happened before it was closed', async () => {
  const shelf: Shelf = { writes: 0 };
  const shown = await openHome(shelf).use(({ world: { clock } }) => {
    clock.hold(true);
    clock.advance(86_400_000);
    return clock.now();
  });
  expect(await openHome(shelf).use(({ world }) => world.clock.now())).toEqual(shown);
});

it('keeps its clock when an older tab writes', async () => {
  const shelf: Shelf = { writes: 0 };
  const [one, other] = [openHome(shelf), openHome(shelf)];
  await other.use(({ world }) => world.clock.now());
  await one.use(({ world }) => world.clock.advance(86_400_000));
  const client = openTab(shelf);
  await login({ client, body: bodyOf(personas.member) });
  const aheadIn = (home: typeof one) => home.use(({ world }) => world.clock.position().ahead);
  expect([await aheadIn(other), await aheadIn(one)]).toEqual([86_400_000, 86_400_000]);
});

it('gives a notice and a new world when the stored shape is outdated', async () => {
  const notices: string[] = [];
  const shelf: Shelf = { writes: 0 };
  await login({ client: openTab(shelf), body: bodyOf(personas.member) });
  if (shelf.world === undefined) throw new Error('Nothing was kept.');
  shelf.world = { ...shelf.world, rows: { ...shelf.world.rows, members: [{ id: 'm_1' }] } };
  const { value } = await login({ client: openTab(shelf, undefined, notices), body: bodyOf(personas.member) });
  expect(value.user.account).toBe(personas.member.account);
  expect(notices).toEqual([expect.stringContaining('it now is aside')]);
  expect(shelf.aside?.rows['members']).toEqual([{ id: 'm_1' }]);
});

describe('a storage that takes no more', () => {
  async function createFullDisk() {
    const shelf: Shelf = { writes: 0 };
    const storage = createStorage(shelf);
    const { write } = storage;
    const disk = { isFull: false };
    storage.write = async (revision, change) => {
      if (disk.isFull) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
      return write(revision, change);
    };
    const notices: string[] = [];
    const home = createPersistentWorld(storage, (notice) => notices.push(notice));
    const worlds = createWorlds({ home });
    const post = async (target: string, body: object, headers: Record<string, string> = {}) => {
      const request = new Request(`http://platform.example${target}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      });
      const outcome = target.startsWith('/__mock')
        ? await worlds.control(await readRequest(request))
        : await worlds.answer(await readRequest(request));
      if (outcome.kind !== 'answer') throw new Error('The call was not answered.');
      return { status: outcome.status, body: JSON.parse(String(outcome.body)) };
    };
    const { body } = await post('/__mock/login', { persona: 'member' });
    const transfer = (key: number) =>
      post(
        operations.transferWallet.path,
        { fromWallet: 'MAIN', toWallet: 'JDB', amount: '5.00', currency: 'PHP' },
        { Authorization: `Bearer ${body.token}`, ...keyOf(key) },
      );
    const open = async () => {
      const launch = await home.use(({ world }) => {
        const [member] = world.store.members.findBy('account', personas.member.account);
        if (member === undefined) throw new Error('The world has no such member.');
        return tokenOf(launchGame(world, member, { ...SLOT, origin: 'http://platform.example' }).launchUrl);
      });
      return post('/mock-games/server/open', { launch, key: crypto.randomUUID() });
    };
    const movements = () => home.use(({ world }) => world.store.journal.size());
    return { disk, notices, post, transfer, movements, open };
  }

  it('refuses a call that moved money and undoes it when the storage is full, and accepts it later', async () => {
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

  it('makes a game ask again, and refuses a control call', async () => {
    const { disk, post, open, movements } = await createFullDisk();
    disk.isFull = true;
    // The chance of the world moves with every login, so it has to be kept.
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
