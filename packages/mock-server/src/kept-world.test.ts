import { createApiClient, getMemberInfo, login, type Client } from '@croupier/sdk/client';
import { expect, it } from 'vitest';

import { readRequest, toResponse } from './gateway/carry.ts';
import { createKeptHome } from './kept-world.ts';
import { personas } from './seed/personas.ts';
import type { SavedWorld, WorldStorage } from './store/world-storage.ts';
import { bodyOf } from './testing/caller.ts';

interface Shelf {
  revision?: string;
  world?: SavedWorld;
  writes: number;
}

/** Storage double shared by tabs: like the browser's it stores copies and lets one tab work at a time. */
function createStorage(shelf: Shelf): WorldStorage {
  let last: Promise<unknown> = Promise.resolve();
  return {
    revision: async () => shelf.revision,
    read: async () => structuredClone(shelf.world),
    write: async (revision, world) =>
      void Object.assign(shelf, { revision, world: structuredClone(world), writes: shelf.writes + 1 }),
    exclusively: (work) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

const openHome = (shelf: Shelf) => createKeptHome(createStorage(shelf), () => undefined);

function openTab(shelf: Shelf, token: () => string | undefined = () => undefined, notices: string[] = []): Client {
  const home = createKeptHome(createStorage(shelf), (notice) => notices.push(notice));
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
  expect(notices).toHaveLength(1);
});
