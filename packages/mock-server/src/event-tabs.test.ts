import { createApiClient, createDepositOrder, createEventTicket, login, type Client } from '@croupier/sdk/client';
import { expect, it, vi } from 'vitest';

import { openSandbox } from '../games/sandbox.ts';
import { createOpenStreams } from './domain/kernel/index.ts';
import { createRouter, type Router } from './router.ts';
import { personas } from './seed/personas.ts';
import { bodyOf, refusalOf } from './testing/caller.ts';
import { readStream } from './testing/events.ts';
import { keyOf } from './testing/money.ts';
import { createTabStorage, type StoredState } from './testing/tab-storage.ts';
import { createPersistentWorld } from './world-persistence.ts';
import type { WorldOptions } from './world.ts';
import { createWorlds } from './worlds.ts';
import { openWriteChannel } from './write-channel.ts';

const CHANNEL = 'tabs-of-a-test';

/** Token of the member; both tabs have it. */
interface Token {
  value?: string;
}

/** A tab with the mock in it, as the browser has it; all tabs share what is stored. */
function openTab(stored: StoredState, token: Token, options: WorldOptions = {}) {
  const tabs = openWriteChannel(CHANNEL);
  const storage = tabs.reportWrites(createTabStorage(stored));
  const worlds = createWorlds({ home: createPersistentWorld(storage, () => undefined, options) });
  const router = createRouter(worlds, { loadSandbox: () => openSandbox });
  tabs.onWrite(() => void router.refresh());
  const client = createApiClient({
    baseUrl: 'http://platform.example',
    fetch: (request) => router.fetch(request),
    getToken: () => token.value,
  });
  return { client, router, close: tabs.close };
}

async function openStream({ client, router }: { readonly client: Client; readonly router: Router }) {
  const { ticket } = (await createEventTicket({ client })).value;
  return readStream(await router.fetch(new Request(`http://platform.example/wps/events?ticket=${ticket}`)));
}

const DEPOSIT = { methodId: 'pm_ewallet_01', amount: '1000.00', currency: 'PHP' };

it('sends a change that another tab made, and a step that its call brought', async () => {
  const [stored, token]: [StoredState, Token] = [{ writes: 0 }, {}];
  const [here, there] = [openTab(stored, token), openTab(stored, token)];
  token.value = (await login({ client: here.client, body: bodyOf(personas.member) })).value.token;
  const stream = await openStream(here);
  await createDepositOrder({ client: there.client, headers: keyOf('tab'), body: DEPOSIT });
  await vi.waitFor(async () => expect((await stream.take()).map(({ type }) => type)).toEqual(['deposit.changed']));
  const advance = { method: 'PATCH', body: '{"advance":3000}' };
  await there.router.fetch(new Request('http://platform.example/__mock/clock', advance));
  await vi.waitFor(async () =>
    expect((await stream.take()).map(({ type }) => type)).toEqual([
      'balance.changed',
      'deposit.changed',
      'message.created',
      'badges.changed',
    ]),
  );
  await stream.close();
  here.close();
  there.close();
});

it('counts the streams of a tab that has loaded the world again', async () => {
  const [stored, token]: [StoredState, Token] = [{ writes: 0 }, {}];
  const [here, there] = [openTab(stored, token), openTab(stored, token)];
  token.value = (await login({ client: here.client, body: bodyOf(personas.member) })).value.token;
  const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(here)));
  await login({ client: there.client, body: bodyOf(personas.agent) });
  expect((await refusalOf(createEventTicket({ client: here.client }))).code).toBe('RATE_LIMITED');
  await Promise.all(streams.map((stream) => stream.close()));
  here.close();
  there.close();
});

it('refuses tickets where the browser cannot carry a stream', async () => {
  const [stored, token]: [StoredState, Token] = [{ writes: 0 }, {}];
  const tab = openTab(stored, token, { openStreams: createOpenStreams({ isPossible: false }) });
  token.value = (await login({ client: tab.client, body: bodyOf(personas.member) })).value.token;
  expect((await refusalOf(createEventTicket({ client: tab.client }))).code).toBe('FEATURE_DISABLED');
  tab.close();
});
