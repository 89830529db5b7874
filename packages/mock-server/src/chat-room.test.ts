import { ChatRoom, type OpenSocket } from '@croupier/sdk/chat';
import { logout } from '@croupier/sdk/client';
import { MINUTE_MS } from '@croupier/sdk/rules';
import { afterEach, expect, it, vi } from 'vitest';

import { socketsOf, textsOf } from './testing/chat.ts';
import { createPlayer, type Player } from './testing/money.ts';

const rooms: ChatRoom[] = [];
afterEach(() => {
  for (const room of rooms.splice(0)) room.leave();
});

function enter({ client, world }: Player, openSocket: OpenSocket = socketsOf(world)): ChatRoom {
  const room = new ChatRoom({ client, openSocket, language: 'EN', random: () => 0 });
  rooms.push(room);
  return room;
}

const isLoaded = (room: ChatRoom) =>
  vi.waitFor(() => expect(room.getState()).toMatchObject({ connection: { kind: 'open' }, history: 'ready' }));

it('talks with the staff of the mock', async () => {
  const player = await createPlayer();
  const room = enter(player);
  await isLoaded(room);
  room.send('My deposit is missing');
  await vi.waitFor(() => expect(room.getState().pending).toEqual([]));
  player.world.clock.advance(2000);
  await player.world.chats.refresh();
  expect(room.getState()).toMatchObject({ isTyping: true, waitMinutes: 1 });
  player.world.clock.advance(10_000);
  await player.world.chats.refresh();
  expect(room.getState()).toMatchObject({ isTyping: false, waitMinutes: undefined });
  expect(room.getState().messages.map(({ sender }) => sender)).toEqual(['SYSTEM', 'CUSTOMER', 'STAFF']);
});

it('stores a message once when the connection is lost between its arrival and its answer', async () => {
  const player = await createPlayer();
  const open = socketsOf(player.world);
  let count = 0;
  const room = enter(player, (url, events) => {
    count += 1;
    const isFirst = count === 1;
    const onText = (text: string): void => {
      if (isFirst && text.includes('"type":"sent"')) events.onClose(1006);
      else events.onText(text);
    };
    return open(url, { ...events, onText });
  });
  await isLoaded(room);
  room.send('Only once');
  await vi.waitFor(() => expect([count, room.getState().pending]).toEqual([2, []]), { timeout: 5000 });
  const texts = room.getState().messages.map(({ content }) => content);
  expect(texts.filter((text) => text === 'Only once')).toHaveLength(1);
  expect(await textsOf(player, room.getState().session?.sessionId ?? '')).toEqual(texts);
});

it('leaves the chat to the window that opened it last', async () => {
  const player = await createPlayer();
  const first = enter(player);
  await isLoaded(first);
  const second = enter(player);
  await isLoaded(second);
  expect(first.getState().connection.kind).toBe('replaced');
  first.reconnect();
  await isLoaded(first);
  expect(second.getState().connection.kind).toBe('replaced');
});

it.each([
  ['IDLE', ({ world }: Player) => world.clock.advance(31 * MINUTE_MS)],
  ['SIGNED_OUT', ({ client }: Player) => logout({ client })],
])('ends with the chat: %s', async (reason, end) => {
  const player = await createPlayer();
  const room = enter(player);
  await isLoaded(room);
  await end(player);
  await player.world.chats.refresh();
  await vi.waitFor(() => expect(room.getState()).toMatchObject({ connection: { kind: 'closed' }, closed: { reason } }));
});
