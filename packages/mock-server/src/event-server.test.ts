import { createApiClient, createDepositOrder, createEventTicket, login, logout } from '@croupier/sdk/client';
import { openLiveEvents, type LiveEventsState } from '@croupier/sdk/events';
import type { LiveEvent } from '@croupier/sdk/types';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { personas } from './seed/personas.ts';
import { bodyOf } from './testing/caller.ts';
import { keyOf } from './testing/money.ts';
import { listen, type Platform } from './testing/platform.ts';

const WORLD = 'events';

let platform: Platform | undefined;
afterEach(() => platform?.close());

/** Logs a member in over HTTP, in a world of their own. */
async function logIn(server: Platform) {
  const session: { token?: string } = {};
  const client = createApiClient({
    baseUrl: server.origin,
    getToken: () => session.token,
    fetch(request) {
      request.headers.set('X-Mock-World', WORLD);
      return fetch(request);
    },
  });
  const { value } = await login({ client, body: bodyOf(personas.member) });
  session.token = value.token;
  return client;
}

/** Receives the live events of a client. */
function receive(client: Awaited<ReturnType<typeof logIn>>) {
  const events: LiveEvent[] = [];
  const states: LiveEventsState[] = [];
  const ignored: unknown[] = [];
  const close = new AbortController();
  const end = openLiveEvents({
    client,
    signal: close.signal,
    random: () => 0,
    onEvent: (event) => events.push(event),
    onStateChange: (state) => states.push(state),
    onIgnored: (event) => ignored.push(event),
    sleep: () => Promise.resolve(),
  });
  const opened = () => vi.waitFor(() => expect(states.at(-1)?.kind).toBe('open'));
  return { events, ignored, states, opened, end, close: () => close.abort() };
}

async function deposit(client: Awaited<ReturnType<typeof logIn>>, name: string) {
  const body = { methodId: 'pm_ewallet_01', amount: '1000.00', currency: 'PHP' };
  return (await createDepositOrder({ client, headers: keyOf(name), body })).value.depositOrder.orderId;
}

describe('the SDK at the server', () => {
  it('receives a change by another client at once, and by a control call that advances the clock', async () => {
    platform = await listen();
    const [here, there] = [await logIn(platform), await logIn(platform)];
    const stream = receive(here);
    await stream.opened();
    const orderId = await deposit(there, 'http');
    await platform.control('PATCH', '/clock', { advance: 3000 }, WORLD);
    await vi.waitFor(() => expect(stream.events).toHaveLength(5));
    expect(stream.events.map(({ type }) => type)).toEqual([
      'deposit.changed',
      'balance.changed',
      'deposit.changed',
      'message.created',
      'badges.changed',
    ]);
    expect(stream.events[2]).toMatchObject({ orderId, status: 'COMPLETED' });
    expect(stream.ignored).toEqual([]);
    stream.close();
    expect(await stream.end).toBe('closed');
  });

  it('continues after a server that restarted its streams, with what was missed', async () => {
    platform = await listen();
    const client = await logIn(platform);
    const stream = receive(client);
    await stream.opened();
    await deposit(client, 'before');
    await vi.waitFor(() => expect(stream.events).toHaveLength(1));
    platform.endConnections();
    await deposit(client, 'meanwhile');
    await vi.waitFor(() => expect(stream.events).toHaveLength(2));
    await vi.waitFor(() => expect(stream.states.at(-1)).toEqual({ kind: 'open', resumed: true }));
    stream.close();
  });

  it('ends with the session', async () => {
    platform = await listen();
    const client = await logIn(platform);
    const stream = receive(client);
    await stream.opened();
    await logout({ client });
    expect(await stream.end).toBe('session-ended');
    expect(stream.events.at(-1)).toMatchObject({ type: 'session.ended', reason: 'LOGGED_OUT' });
  });

  it('stops for good on a site without live events', async () => {
    platform = await listen();
    const client = await logIn(platform);
    await platform.control('PATCH', '/site', { liveEvents: false }, WORLD);
    expect(await receive(client).end).toBe('unavailable');
  });

  it('frees the place of a client that has left', async () => {
    platform = await listen();
    const client = await logIn(platform);
    for (let count = 0; count < 12; count += 1) {
      const stream = receive(client);
      await stream.opened();
      stream.close();
      await stream.end;
    }
    const ticket = await vi.waitFor(() => createEventTicket({ client }));
    expect(ticket.success).toBe(true);
  });
});

it('ends its streams when it stops', async () => {
  platform = await listen();
  const client = await logIn(platform);
  const { ticket } = (await createEventTicket({ client })).value;
  const headers = { 'X-Mock-World': WORLD };
  const stream = await fetch(`${platform.origin}/wps/events?ticket=${ticket}`, { headers });
  await platform.stop();
  expect(await stream.text()).toBe('retry: 3000\n\n');
});
