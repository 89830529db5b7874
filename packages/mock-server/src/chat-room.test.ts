import { ChatRoom, type OpenSocket } from '@croupier/sdk/chat';
import { logout } from '@croupier/sdk/client';
import { MINUTE_MS } from '@croupier/sdk/rules';
import { afterEach, expect, it, vi } from 'vitest';

import { socketsOf, textsOf } from './testing/chat.ts';
import { createPlayer, type Player } from './testing/money.ts';

const chats: ChatRoom[] = [];
afterEach(() => {
  for (const chat of chats.splice(0)) chat.leave();
});

function enter({ client, world }: Player, openSocket: OpenSocket = socketsOf(world)): ChatRoom {
  const chat = new ChatRoom({ client, openSocket, language: 'EN', random: () => 0 });
  chats.push(chat);
  return chat;
}

const isLoaded = (chat: ChatRoom) =>
  vi.waitFor(() => expect(chat.getState()).toMatchObject({ connection: { kind: 'open' }, history: 'ready' }));

it('talks with the staff of the mock', async () => {
  const player = await createPlayer();
  const chat = enter(player);
  await isLoaded(chat);
  chat.send('My deposit is missing');
  await vi.waitFor(() => expect(chat.getState().pending).toEqual([]));
  player.world.clock.advance(2000);
  await player.world.chats.refresh();
  expect(chat.getState()).toMatchObject({ isTyping: true, waitMinutes: 1 });
  player.world.clock.advance(10_000);
  await player.world.chats.refresh();
  expect(chat.getState()).toMatchObject({ isTyping: false, waitMinutes: undefined });
  expect(chat.getState().messages.map(({ sender }) => sender)).toEqual(['SYSTEM', 'CUSTOMER', 'STAFF']);
});

it('stores a message once when the connection is lost between its arrival and its answer', async () => {
  const player = await createPlayer();
  const open = socketsOf(player.world);
  let count = 0;
  const chat = enter(player, (url, events) => {
    count += 1;
    const isFirst = count === 1;
    const onText = (text: string): void => {
      if (isFirst && text.includes('"type":"sent"')) events.onClose(1006);
      else events.onText(text);
    };
    return open(url, { ...events, onText });
  });
  await isLoaded(chat);
  chat.send('Only once');
  await vi.waitFor(() => expect([count, chat.getState().pending]).toEqual([2, []]), { timeout: 5000 });
  const texts = chat.getState().messages.map(({ content }) => content);
  expect(texts.filter((text) => text === 'Only once')).toHaveLength(1);
  expect(await textsOf(player, chat.getState().session?.sessionId ?? '')).toEqual(texts);
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
  ['IDLE', async ({ world }: Player) => world.clock.advance(31 * MINUTE_MS)],
  ['SIGNED_OUT', ({ client }: Player) => logout({ client })],
])('ends with the chat: %s', async (reason, end) => {
  const player = await createPlayer();
  const chat = enter(player);
  await isLoaded(chat);
  await end(player);
  await player.world.chats.refresh();
  await vi.waitFor(() => expect(chat.getState()).toMatchObject({ connection: { kind: 'closed' }, closed: { reason } }));
});
