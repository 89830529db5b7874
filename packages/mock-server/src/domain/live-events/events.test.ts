import {
  cancelDepositOrder,
  changePassword,
  createChatSession,
  createDepositOrder,
  createWithdrawOrder,
  getMemberBadges,
  getMessage,
  getWalletBalance,
  login,
  logout,
  markChatRead,
  sendChatMessage,
} from '@croupier/sdk/client';
import type { LiveEvent } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { bodyOf } from '../../testing/caller.ts';
import { control, openStream, type TestStream } from '../../testing/events.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { askFor, setMain } from '../../testing/withdrawals.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let keys = 0;
async function deposit({ client }: Player, amount = '1000.00') {
  keys += 1;
  const body = { methodId: 'pm_ewallet_01', amount, currency: 'PHP' };
  return (await createDepositOrder({ client, headers: keyOf(keys), body })).value.depositOrder;
}
const pass = ({ world }: Player, milliseconds: number) => control(world, 'PATCH', '/clock', { advance: milliseconds });

/** An event without what every event has. */
const bare = ({ id: _id, occurredAt: _at, ...event }: LiveEvent) => event;

/** The events of a stream since the last call, without those of the messages about them. */
const takeOrders = async (stream: TestStream) =>
  (await stream.take()).filter(({ type }) => type !== 'message.created' && type !== 'badges.changed');

describe('a deposit', () => {
  it('is reported when it is opened, and with the balance when its time has come', async () => {
    const player = await createPlayer();
    const stream = await openStream(player);
    const { orderId } = await deposit(player);
    expect((await takeOrders(stream)).map(bare)).toEqual([{ type: 'deposit.changed', orderId, status: 'PENDING' }]);
    await pass(player, 3 * SECOND);
    const events = await takeOrders(stream);
    const { balance } = (await getWalletBalance({ client: player.client })).value;
    expect(events.map(bare)).toEqual([
      { type: 'balance.changed', balance, currency: 'PHP' },
      { type: 'deposit.changed', orderId, status: 'COMPLETED' },
    ]);
    expect(events.map(({ occurredAt }) => occurredAt)).toEqual([
      '2026-11-21T06:00:03.000Z',
      '2026-11-21T06:00:03.000Z',
    ]);
  });

  it.each([
    ['fails', '1000.01', 'FAILED'],
    ['expires', '1000.02', 'EXPIRED'],
  ])('is reported when it %s', async (_, amount, status) => {
    const player = await createPlayer();
    const stream = await openStream(player);
    const { orderId } = await deposit(player, amount);
    await pass(player, 30 * MINUTE);
    expect((await takeOrders(stream)).map(bare).at(-1)).toEqual({ type: 'deposit.changed', orderId, status });
  });

  it('is reported when it is cancelled', async () => {
    const player = await createPlayer();
    const { orderId } = await deposit(player);
    const stream = await openStream(player);
    await cancelDepositOrder({ client: player.client, path: { orderId } });
    expect((await takeOrders(stream)).map(bare)).toEqual([{ type: 'deposit.changed', orderId, status: 'CANCELLED' }]);
  });

  it('is not reported to other accounts', async () => {
    const player = await createPlayer();
    const stream = await openStream(player);
    const { value } = await login({ client: player.client, body: bodyOf(personas.agent) });
    player.setToken(value.token);
    const other = await openStream(player);
    player.setToken(player.token);
    await deposit(player);
    expect([(await takeOrders(stream)).length, await other.take()]).toEqual([1, []]);
  });
});

describe('a withdrawal', () => {
  it('is reported with its statuses, and takes the balance', async () => {
    const player = await createPlayer();
    setMain(player.world, '5000.00');
    const stream = await openStream(player);
    const { value } = await createWithdrawOrder({
      client: player.client,
      headers: keyOf('w'),
      body: askFor('1000.00'),
    });
    const { orderId } = value;
    expect((await takeOrders(stream)).map(bare)).toEqual([
      { type: 'balance.changed', balance: '4000.00', currency: 'PHP' },
      { type: 'withdrawal.changed', orderId, status: 'PENDING' },
    ]);
    await pass(player, MINUTE);
    await pass(player, 10 * MINUTE);
    const statuses = (await stream.take()).flatMap((event) =>
      event.type === 'withdrawal.changed' ? [event.status] : [],
    );
    expect(statuses).toEqual(['PROCESSING', 'PAID']);
  });
});

describe('a balance', () => {
  it('that moved several times at once is reported once', async () => {
    const player = await createPlayer();
    const stream = await openStream(player);
    setMain(player.world, '1.00');
    setMain(player.world, '2.00');
    await pass(player, 1);
    expect((await stream.take()).map(bare)).toEqual([{ type: 'balance.changed', balance: '2.00', currency: 'PHP' }]);
  });
});

describe('a message', () => {
  it('is reported with the counters, when it is created and when it is read', async () => {
    const player = await createPlayer();
    const { client } = player;
    const stream = await openStream(player);
    const { orderId } = await deposit(player);
    await cancelDepositOrder({ client, path: { orderId } });
    const events = await stream.take();
    const created = events.flatMap((event) => (event.type === 'message.created' ? [event] : []));
    expect(created).toMatchObject([{ kind: 'MONEY' }]);
    const badges = (await getMemberBadges({ client })).value;
    expect(events.map(bare).at(-1)).toEqual({ type: 'badges.changed', badges });
    await getMessage({ client, query: { messageId: created[0]?.messageId ?? '' } });
    const after = { ...badges, messages: badges.messages - 1 };
    expect((await stream.take()).map(bare)).toEqual([{ type: 'badges.changed', badges: after }]);
  });
});

describe('the counters of the menus', () => {
  it('are reported when staff answer in the chat, and when the answer is read', async () => {
    const player = await createPlayer();
    const { client } = player;
    const { sessionId } = (await createChatSession({ client, body: {} })).value;
    const stream = await openStream(player);
    await sendChatMessage({
      client,
      path: { sessionId },
      body: { content: 'My deposit?', clientMessageId: crypto.randomUUID() },
    });
    await pass(player, 10 * SECOND);
    const badges = (await getMemberBadges({ client })).value;
    expect((await stream.take()).map(bare)).toEqual([{ type: 'badges.changed', badges }]);
    const newest = player.world.store.chatLines.findBy('chatId', sessionId).at(-1)?.id ?? '';
    await markChatRead({ client, path: { sessionId }, body: { messageId: newest } });
    expect((await stream.take()).map(bare)).toEqual([{ type: 'badges.changed', badges: { ...badges, chat: 0 } }]);
  });
});

describe('the end of a session', () => {
  it('by a logout is reported to its own streams only, and ends them', async () => {
    const player = await createPlayer();
    const other = (await login({ client: player.client, body: bodyOf(personas.member) })).value;
    const stream = await openStream(player);
    player.setToken(other.token);
    const otherStream = await openStream(player);
    player.setToken(player.token);
    await logout({ client: player.client });
    expect((await stream.take()).map(bare)).toEqual([{ type: 'session.ended', reason: 'LOGGED_OUT' }]);
    expect([stream.hasEnded(), await otherStream.take(), otherStream.hasEnded()]).toEqual([true, [], false]);
  });

  it('by a new password is reported to the other sessions', async () => {
    const player = await createPlayer();
    const other = (await login({ client: player.client, body: bodyOf(personas.member) })).value;
    const kept = await openStream(player);
    player.setToken(other.token);
    const ended = await openStream(player);
    player.setToken(player.token);
    const newPassword = 'Ilangilang8';
    const body = { oldPassword: personas.member.password, newPassword, confirmNewPassword: newPassword };
    await changePassword({ client: player.client, body });
    expect((await ended.take()).map(bare)).toEqual([{ type: 'session.ended', reason: 'PASSWORD_CHANGED' }]);
    expect([ended.hasEnded(), kept.hasEnded()]).toEqual([true, false]);
  });

  it('by its age is reported at once, and by every stream of it', async () => {
    const player = await createPlayer();
    const streams = [await openStream(player), await openStream(player)];
    await pass(player, DAY);
    for (const stream of streams) {
      expect((await stream.take()).map(bare).at(-1)).toEqual({ type: 'session.ended', reason: 'EXPIRED' });
      expect(stream.hasEnded()).toBe(true);
    }
  });

  it('ends the stream without an event when the world was reset', async () => {
    const player = await createPlayer();
    const stream = await openStream(player);
    const { store } = player.world;
    store.transact(() => store.sessions.remove(player.token));
    await pass(player, 1);
    expect([await stream.take(), stream.hasEnded()]).toEqual([[], true]);
  });
});

describe('a maintenance', () => {
  it('is reported with its end, and does not end the stream', async () => {
    const player = await createPlayer();
    const stream = await openStream(player);
    const maintenanceEnd = '2026-11-21T08:00:00Z';
    await control(player.world, 'PATCH', '/site', { maintenance: true, maintenanceEnd });
    await control(player.world, 'PATCH', '/site', { flags: { FREEPLAY3: false } });
    await control(player.world, 'PATCH', '/site', { maintenance: false });
    expect((await stream.take()).map(bare)).toEqual([
      { type: 'system.status', maintenance: true, maintenanceEnd },
      { type: 'system.status', maintenance: false },
    ]);
    expect(stream.hasEnded()).toBe(false);
  });
});
