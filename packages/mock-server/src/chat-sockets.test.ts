import { closeChatSession, logout, sendChatMessage } from '@croupier/sdk/client';
import { MINUTE_MS } from '@croupier/sdk/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { changeSite } from './domain/site/index.ts';
import { connectTo, joinChat, openChatOf, textsOf, type TestConnection } from './testing/chat.ts';
import { createPlayer, type Player } from './testing/money.ts';

/** Longer than staff need for any answer. */
const ANSWER_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const typesOf = (connection: TestConnection) => connection.take().map(({ type }) => type);

/** Advances the world's clock, and lets the connections notice. */
async function pass({ world }: Player, milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  await world.chats.refresh();
}

describe('a connection', () => {
  it('opens with a ticket, without messages when it names none', async () => {
    const connection = await joinChat(await createPlayer());
    const { sessionId } = connection.session;
    expect(connection.take()).toEqual([{ type: 'ready', sessionId, waitMinutes: 1, messages: [] }]);
  });

  it('continues after the message that it names, with the newest 100 at most', async () => {
    const player = await createPlayer();
    const { client, world } = player;
    const { sessionId } = await openChatOf(player);
    const first = world.store.chatLines.findBy('chatId', sessionId)[0]?.id;
    for (let count = 1; count <= 104; count += 1) {
      const body = { content: `Message ${count}`, clientMessageId: `m${count}` };
      await sendChatMessage({ client, path: { sessionId }, body });
      world.clock.advance(3000);
    }
    const connection = await joinChat(player, first);
    const [ready] = connection.take();
    const messages = ready?.type === 'ready' ? ready.messages : [];
    expect(messages).toHaveLength(100);
    expect(messages.at(-1)?.messageId).toBe(world.store.chatLines.findBy('chatId', sessionId).at(-1)?.id);
  });

  it('gets its own message as sent, and the answer after typing', async () => {
    const player = await createPlayer();
    const connection = await joinChat(player);
    connection.take();
    await connection.say('Where is my deposit?', 'one');
    expect(connection.take()).toMatchObject([
      { type: 'sent', message: { clientMessageId: 'one', sender: 'CUSTOMER' } },
    ]);
    await pass(player, 2000);
    await pass(player, 500);
    expect(typesOf(connection)).toEqual(['typing']);
    await pass(player, ANSWER_MS);
    expect(connection.take()).toMatchObject([{ type: 'message', message: { sender: 'STAFF' } }]);
    expect(await textsOf(player, connection.session.sessionId)).toHaveLength(3);
  });

  it('gets the first answer again for a repeated id, and stores the message once', async () => {
    const player = await createPlayer();
    const connection = await joinChat(player);
    connection.take();
    await connection.say('Hello', 'one');
    await connection.say('Hello', 'one');
    const [first, second] = connection.take();
    expect(second).toEqual(first);
    expect(await textsOf(player, connection.session.sessionId)).toHaveLength(2);
  });

  it('gets a message that the member sends by a call', async () => {
    const player = await createPlayer();
    const connection = await joinChat(player);
    connection.take();
    const { sessionId } = connection.session;
    const body = { content: 'From elsewhere', clientMessageId: 'two' };
    await sendChatMessage({ client: player.client, path: { sessionId }, body });
    expect(connection.take()).toMatchObject([{ type: 'message', message: { content: 'From elsewhere' } }]);
  });

  it('answers ping, and says nothing about what was read', async () => {
    const player = await createPlayer();
    const connection = await joinChat(player);
    const messageId = player.world.store.chatLines.all().at(-1)?.id ?? '';
    connection.take();
    await connection.send({ type: 'read', messageId });
    await connection.send({ type: 'ping' });
    expect(connection.take()).toEqual([{ type: 'pong' }]);
    expect(player.world.store.chatSessions.get(connection.session.sessionId)?.readUpTo).toBe(messageId);
  });
});

describe('a frame is refused, and the connection stays open,', () => {
  it('above the limit of messages', async () => {
    const connection = await joinChat(await createPlayer());
    for (let count = 0; count < 20; count += 1) await connection.say(`Message ${count}`);
    connection.take();
    await connection.say('One too many', 'late');
    expect(connection.take()).toEqual([
      { type: 'refused', clientMessageId: 'late', errorCode: 'RATE_LIMITED', retryAfter: 60 },
    ]);
    expect(connection.closeCode()).toBeUndefined();
  });

  it('when it is JSON but no frame, names an unknown message, or opens again', async () => {
    const connection = await joinChat(await createPlayer());
    connection.take();
    await connection.sendText('{"type":"send","clientMessageId":"empty","content":""}');
    await connection.sendText('{"type":"brand.new"}');
    await connection.sendText('null');
    await connection.send({ type: 'open', ticket: connection.session.ticket });
    await connection.send({ type: 'read', messageId: 'cm_elsewhere' });
    expect(connection.take()).toEqual([
      { type: 'refused', clientMessageId: 'empty', errorCode: 'FIELD_INVALID' },
      ...Array.from({ length: 3 }, () => ({ type: 'refused', errorCode: 'FIELD_INVALID' })),
      { type: 'refused', errorCode: 'MESSAGE_NOT_FOUND' },
    ]);
    expect(connection.closeCode()).toBeUndefined();
  });

  it('above 1,000 code points, not above 1,000 UTF-16 units', async () => {
    const connection = await joinChat(await createPlayer());
    connection.take();
    await connection.say('🎰'.repeat(1000));
    await connection.sendText(JSON.stringify({ type: 'send', clientMessageId: 'x', content: '🎰'.repeat(1001) }));
    expect(typesOf(connection)).toEqual(['sent', 'refused']);
  });

  it('in maintenance', async () => {
    const player = await createPlayer();
    const connection = await joinChat(player);
    connection.take();
    changeSite(player.world, { maintenance: true });
    await connection.say('Hello', 'one');
    expect(connection.take()).toEqual([{ type: 'refused', clientMessageId: 'one', errorCode: 'SYSTEM_MAINTENANCE' }]);
  });
});

describe('a connection ends with', () => {
  it.each([
    ['CUSTOMER', ({ client }: Player, sessionId: string) => closeChatSession({ client, path: { sessionId } })],
    ['IDLE', (player: Player) => pass(player, 31 * MINUTE_MS)],
    ['SIGNED_OUT', ({ client }: Player) => logout({ client })],
  ])('1000 after the frame closed, when the chat was closed by %s', async (reason, end) => {
    const player = await createPlayer();
    const connection = await joinChat(player);
    connection.take();
    await end(player, connection.session.sessionId);
    await player.world.chats.refresh();
    expect(connection.take()).toMatchObject([{ type: 'closed', chat: { reason, status: 'CLOSED' } }]);
    expect(connection.closeCode()).toBe(1000);
  });

  it('1001 when the server stops', async () => {
    const player = await createPlayer();
    const connection = await joinChat(player);
    player.world.chats.stop();
    expect(connection.closeCode()).toBe(1001);
  });

  it.each([
    ['no JSON', '{"type":'],
    ['bytes', undefined],
    ['more than 16 KiB', JSON.stringify({ type: 'ping', more: 'a'.repeat(16 * 1024) })],
  ])('4400 after a frame with %s', async (_, text) => {
    const connection = await joinChat(await createPlayer());
    await connection.sendText(text);
    expect(connection.closeCode()).toBe(4400);
  });

  it('4401 without a frame within 5 seconds', async () => {
    const player = await createPlayer();
    const connection = connectTo(player, await openChatOf(player));
    await vi.advanceTimersByTimeAsync(4500);
    expect(connection.closeCode()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.closeCode()).toBe(4401);
  });

  it('4401 when the ticket is unknown, used or expired, or another frame comes first', async () => {
    const player = await createPlayer();
    const session = await openChatOf(player);
    const codeOf = async (ticket: string) => {
      const connection = connectTo(player, session);
      await connection.send({ type: 'open', ticket });
      return connection.closeCode();
    };
    const early = connectTo(player, session);
    await early.send({ type: 'ping' });
    expect(early.closeCode()).toBe(4401);
    expect(await codeOf('ckt_nothing')).toBe(4401);
    expect(await codeOf(session.ticket)).toBeUndefined();
    expect(await codeOf(session.ticket)).toBe(4401);
    const next = await openChatOf(player);
    player.world.clock.advance(MINUTE_MS);
    expect(await codeOf(next.ticket)).toBe(4401);
  });

  it('4408 after 60 seconds without a frame', async () => {
    const connection = await joinChat(await createPlayer());
    await vi.advanceTimersByTimeAsync(50_000);
    await connection.send({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(connection.closeCode()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connection.closeCode()).toBe(4408);
  });

  it('4409 when another connection is opened', async () => {
    const player = await createPlayer();
    const first = await joinChat(player);
    const second = await joinChat(player);
    expect([first.closeCode(), second.closeCode()]).toEqual([4409, undefined]);
    first.take();
    await second.say('Only here');
    expect([typesOf(first), typesOf(second)]).toEqual([[], ['ready', 'sent']]);
  });
});
