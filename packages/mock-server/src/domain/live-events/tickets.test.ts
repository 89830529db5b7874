import { createEventTicket, getSiteConfiguration, logout } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { createCaller, refusalOf } from '../../testing/caller.ts';
import { control, openStream, requestStream } from '../../testing/events.ts';
import { createPlayer, type Player } from '../../testing/money.ts';

const SECOND = 1000;

const ticketOf = async ({ client }: Player): Promise<string> => (await createEventTicket({ client })).value.ticket;
const refusedWith = async (response: Response) => [response.status, (await response.json()).errorCode];

describe('a ticket', () => {
  it('opens one stream within a minute', async () => {
    const player = await createPlayer();
    const { value } = await createEventTicket({ client: player.client });
    expect(value).toEqual({
      ticket: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      expiresAt: '2026-11-21T06:01:00.000Z',
      heartbeatSeconds: 15,
    });
    const { response } = await openStream(player, value);
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
    ]);
    expect(await refusedWith(await requestStream(player, value))).toEqual([410, 'EVENT_TICKET_INVALID']);
  });

  it.each([
    ['is unknown', () => 'evt_unknown'],
    ['has expired', (player: Player) => ticketOf(player).finally(() => player.world.clock.advance(60 * SECOND))],
    [
      'belongs to a session that has ended',
      async (player: Player) => {
        const ticket = await ticketOf(player);
        await logout({ client: player.client });
        return ticket;
      },
    ],
  ])('is refused when it %s', async (_, makeTicket) => {
    const player = await createPlayer();
    const ticket = await makeTicket(player);
    expect(await refusedWith(await requestStream(player, { ticket }))).toEqual([410, 'EVENT_TICKET_INVALID']);
  });

  it('is not issued to an account with 10 open streams, until one of them ends', async () => {
    const player = await createPlayer();
    const unused = await ticketOf(player);
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(player)));
    const { code, retryAfter } = await refusalOf(ticketOf(player));
    expect([code, retryAfter]).toEqual(['RATE_LIMITED', 30]);
    expect(await refusedWith(await requestStream(player, { ticket: unused }))).toEqual([429, 'RATE_LIMITED']);
    await streams[0]?.close();
    expect((await openStream(player, { ticket: unused })).response.status).toBe(200);
  });

  it('is not issued to guests', async () => {
    const { client } = createCaller();
    expect((await refusalOf(createEventTicket({ client }))).code).toBe('AUTH_REQUIRED');
  });

  it('is not issued on a site without live events, whose configuration says so', async () => {
    const player = await createPlayer();
    const isOn = async () =>
      (await getSiteConfiguration({ client: player.client, query: { device: 'WEB' } })).value.features.liveEvents;
    expect(await isOn()).toBe(true);
    await control(player.world, 'PATCH', '/site', { liveEvents: false });
    expect(await isOn()).toBe(false);
    expect((await refusalOf(ticketOf(player))).code).toBe('FEATURE_DISABLED');
  });
});
