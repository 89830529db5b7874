import { afterEach, beforeEach, vi } from 'vitest';

import { ChatRoom, type ChatOptions } from '../chat.ts';
import { createChatPlatform, messageOf } from './chat-platform.ts';

const chats: ChatRoom[] = [];

/** Controls the time in the tests of a file, and leaves their chats. */
export function controlTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    for (const chat of chats.splice(0)) chat.leave();
    vi.useRealTimers();
  });
}

/** Moves the clock, then lets everything run that is due. */
export async function pass(milliseconds = 0): Promise<void> {
  await runTurns();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await runTurns();
}

async function runTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A platform, and what enters its chat. */
export function setUp(options: Partial<ChatOptions> = {}) {
  const fake = createChatPlatform();
  const start = (): ChatRoom => {
    const chat = new ChatRoom({ client: fake.client, openSocket: fake.openSocket, random: () => 0, ...options });
    chats.push(chat);
    return chat;
  };
  return { ...fake, start };
}

/** A chat whose first connection is open. */
export async function connected(options: Partial<ChatOptions> = {}) {
  const fake = setUp(options);
  fake.platform.stored.push(messageOf(1));
  const chat = fake.start();
  await pass();
  fake.sockets[0]?.ready([], 3);
  await pass();
  const socketAt = (index: number) => {
    const socket = fake.sockets[index];
    if (socket === undefined) throw new Error(`There are ${fake.sockets.length} sockets.`);
    return socket;
  };
  const texts = () => chat.getState().messages.map(({ content }) => content);
  const kind = () => chat.getState().connection.kind;
  const delay = () => {
    const { connection } = chat.getState();
    return connection.kind === 'waiting' ? connection.delayMs : undefined;
  };
  return { ...fake, chat, socketAt, texts, kind, delay };
}
