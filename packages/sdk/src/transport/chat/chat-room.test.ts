import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ChatRoom, type ChatOptions, type NetworkStatus } from '../../chat.ts';
import { createChatPlatform, messageOf } from '../../testing/chat-platform.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
const rooms: ChatRoom[] = [];
afterEach(() => {
  for (const room of rooms.splice(0)) room.leave();
  vi.useRealTimers();
});

/** Moves the clock, then lets everything run that is due. */
async function pass(milliseconds = 0): Promise<void> {
  await runTurns();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await runTurns();
}
async function runTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function setUp(options: Partial<ChatOptions> = {}) {
  const fake = createChatPlatform();
  const start = (): ChatRoom => {
    const room = new ChatRoom({ client: fake.client, openSocket: fake.openSocket, random: () => 0, ...options });
    rooms.push(room);
    return room;
  };
  return { ...fake, start };
}

/** A room whose first connection is open. */
async function connected(options: Partial<ChatOptions> = {}) {
  const fake = setUp(options);
  fake.platform.stored.push(messageOf(1));
  const room = fake.start();
  await pass();
  fake.sockets[0]?.ready([], 3);
  await pass();
  const socketAt = (index: number) => {
    const socket = fake.sockets[index];
    if (socket === undefined) throw new Error(`There are ${fake.sockets.length} sockets.`);
    return socket;
  };
  const texts = () => room.getState().messages.map(({ content }) => content);
  const kind = () => room.getState().connection.kind;
  const delay = () => {
    const { connection } = room.getState();
    return connection.kind === 'waiting' ? connection.delayMs : undefined;
  };
  return { ...fake, room, socketAt, texts, kind, delay };
}

describe('a chat', () => {
  it('opens with a ticket in its first frame, and loads the messages before it', async () => {
    const { sockets, room, socketAt, kind } = await connected();
    expect([sockets.length, socketAt(0).url, socketAt(0).take()]).toEqual([
      1,
      'wss://chat.example/ws',
      [{ type: 'open', ticket: 'ckt_1' }],
    ]);
    expect(room.getState()).toMatchObject({ session: { sessionId: 'cs_1' }, history: 'ready', hasEarlier: false });
    expect([kind(), room.getState().messages]).toEqual(['open', [messageOf(1)]]);
  });

  it('names the wait until staff have answered, and shows typing for 5 seconds', async () => {
    const { platform, start, sockets } = setUp();
    platform.stored.push({ ...messageOf(1), sender: 'SYSTEM' });
    const room = start();
    await pass();
    sockets[0]?.ready([], 3);
    await pass();
    expect(room.getState().waitMinutes).toBe(3);
    sockets[0]?.say({ type: 'typing' });
    await pass(4999);
    expect(room.getState().isTyping).toBe(true);
    await pass(1);
    expect(room.getState().isTyping).toBe(false);
    sockets[0]?.say({ type: 'typing' });
    sockets[0]?.say({ type: 'message', message: messageOf(2) });
    expect(room.getState()).toMatchObject({ isTyping: false, waitMinutes: undefined });
  });

  it('loads older messages in front, and knows the first one', async () => {
    const { platform, start, sockets } = setUp();
    platform.stored.push(...Array.from({ length: 40 }, (_, index) => messageOf(index + 1)));
    const room = start();
    await pass();
    sockets[0]?.ready();
    await pass();
    expect([room.getState().messages.length, room.getState().hasEarlier]).toEqual([30, true]);
    await room.loadEarlier();
    expect([room.getState().messages, room.getState().hasEarlier]).toEqual([platform.stored, false]);
  });

  it('keeps a message that arrives while the earlier ones are loaded', async () => {
    const { platform, start, sockets } = setUp();
    platform.stored.push(...Array.from({ length: 40 }, (_, index) => messageOf(index + 1)));
    const room = start();
    await pass();
    sockets[0]?.ready();
    sockets[0]?.say({ type: 'message', message: messageOf(99) });
    await pass();
    expect(room.getState().messages.at(-1)).toEqual(messageOf(99));
    expect(room.getState().messages).toHaveLength(31);
  });

  it('says that the messages before it failed to load, and loads them by reconnect', async () => {
    const { platform, start, sockets } = setUp();
    platform.stored.push(messageOf(1));
    platform.failures.set('GET messages', [() => undefined, () => 'usual']);
    const room = start();
    await pass();
    sockets[0]?.ready();
    await pass();
    expect(room.getState()).toMatchObject({ history: 'failed', connection: { kind: 'open' } });
    room.reconnect();
    await pass();
    expect(room.getState()).toMatchObject({ history: 'ready', messages: [messageOf(1)] });
  });

  it('ignores frames of an unknown type, and those that miss what they need', async () => {
    const { socketAt, room } = await connected();
    const before = room.getState();
    socketAt(0).say({ type: 'brand.new' });
    socketAt(0).say(JSON.parse('{"type":"message","message":{"messageId":"cm_2"}}'));
    socketAt(0).say(JSON.parse('{"type":"refused"}'));
    socketAt(0).say(JSON.parse('null'));
    expect(room.getState()).toEqual(before);
  });
});

describe('a message', () => {
  it('is pending until it is confirmed', async () => {
    const { room, socketAt, texts } = await connected();
    socketAt(0).take();
    room.send('Hello');
    const [sent] = socketAt(0).take();
    if (sent?.type !== 'send') throw new Error('No message was sent.');
    expect(room.getState().pending).toMatchObject([{ content: 'Hello', status: 'sending' }]);
    socketAt(0).say({ type: 'sent', message: messageOf(2, sent.clientMessageId, 'Hello') });
    expect([room.getState().pending, texts()]).toEqual([[], ['Message 1', 'Hello']]);
    await pass(60_000);
    expect(texts()).toEqual(['Message 1', 'Hello']);
  });

  it('is sent again under its id after a lost connection, and shown once when both arrived', async () => {
    const { room, socketAt, texts } = await connected();
    socketAt(0).take();
    room.send('Hello');
    const [first] = socketAt(0).take();
    socketAt(0).close(1006);
    await pass(1000);
    socketAt(1).ready();
    const [open, again] = socketAt(1).take();
    expect([open, again]).toEqual([{ type: 'open', ticket: 'ckt_2', after: 'cm_1' }, first]);
    const message = messageOf(2, first?.type === 'send' ? first.clientMessageId : '', 'Hello');
    socketAt(1).say({ type: 'sent', message });
    socketAt(1).say({ type: 'sent', message });
    expect([room.getState().pending, texts()]).toEqual([[], ['Message 1', 'Hello']]);
  });

  it('is not sent again when the new connection already has it', async () => {
    const { room, socketAt, texts } = await connected();
    room.send('Hello');
    const id = room.getState().pending[0]?.clientMessageId ?? '';
    socketAt(0).close(1006);
    await pass(1000);
    socketAt(1).ready([messageOf(2, id, 'Hello')]);
    expect(socketAt(1).take().map(({ type }) => type)).toEqual(['open']);
    expect([room.getState().pending, texts()]).toEqual([[], ['Message 1', 'Hello']]);
  });

  it('fails after 15 seconds without an answer, stays, and is sent under the same id by retry only', async () => {
    const { room, socketAt } = await connected();
    room.send('Hello');
    const id = room.getState().pending[0]?.clientMessageId;
    socketAt(0).take();
    await pass(15_000);
    expect(room.getState().pending).toMatchObject([{ content: 'Hello', status: 'failed' }]);
    socketAt(0).close(1001);
    await pass(1000);
    socketAt(1).ready();
    await pass();
    expect(socketAt(1).take().map(({ type }) => type)).toEqual(['open']);
    room.retry(id ?? '');
    expect(socketAt(1).take()).toEqual([{ type: 'send', clientMessageId: id, content: 'Hello' }]);
  });

  it('fails with code and wait when it is refused', async () => {
    const { room, socketAt } = await connected();
    room.send('Hello');
    const clientMessageId = room.getState().pending[0]?.clientMessageId ?? '';
    socketAt(0).say({ type: 'refused', clientMessageId, errorCode: 'RATE_LIMITED', retryAfter: 12 });
    expect(room.getState().pending).toMatchObject([{ status: 'failed', errorCode: 'RATE_LIMITED', retryAfter: 12 }]);
    room.retry(clientMessageId);
    expect(room.getState().pending[0]).not.toHaveProperty('errorCode');
  });

  it('of an earlier page is sent when it was just written, and else waits for retry', async () => {
    const createdAt = (age: number) => new Date(Date.now() - age).toISOString();
    const pending = [
      { clientMessageId: 'new', content: 'New', createdAt: createdAt(2000), status: 'sending' as const },
      { clientMessageId: 'old', content: 'Old', createdAt: createdAt(60_000), status: 'sending' as const },
    ];
    const { room, socketAt } = await connected({ pending });
    expect(socketAt(0).take()).toMatchObject([{ type: 'open' }, { type: 'send', clientMessageId: 'new' }]);
    expect(room.getState().pending.map(({ status }) => status)).toEqual(['sending', 'failed']);
  });
});

describe('reading', () => {
  it('is reported once per newest message, and again with a new connection', async () => {
    const { room, socketAt } = await connected();
    socketAt(0).take();
    room.markRead();
    room.markRead();
    expect(socketAt(0).take()).toEqual([{ type: 'read', messageId: 'cm_1' }]);
    socketAt(0).close(4408);
    await pass();
    socketAt(1).ready();
    expect(socketAt(1).take()).toEqual([
      { type: 'open', ticket: 'ckt_2', after: 'cm_1' },
      { type: 'read', messageId: 'cm_1' },
    ]);
  });
});

describe('a connection that ends', () => {
  it.each([
    [1001, 1000],
    [1006, 1000],
    [1011, 1000],
    [4400, 1000],
    [4401, 0],
    [4408, 0],
    // Without the frame `closed`.
    [1000, 1000],
  ])('with %d is replaced by one with a new ticket after %d ms', async (code, delay) => {
    const { sockets, socketAt, calls } = await connected();
    await pass(10_000);
    socketAt(0).close(code);
    await pass(Math.max(0, delay - 1));
    if (delay > 0) expect(sockets).toHaveLength(1);
    await pass(1);
    socketAt(1).ready([messageOf(2)]);
    expect(socketAt(1).take()[0]).toEqual({ type: 'open', ticket: 'ckt_2', after: 'cm_1' });
    expect(calls.filter((name) => name === 'POST sessions')).toHaveLength(2);
  });

  it('with 4409 is replaced by reconnect only', async () => {
    const { sockets, socketAt, room, kind } = await connected();
    socketAt(0).close(4409);
    await pass(600_000);
    expect([sockets.length, kind()]).toEqual([1, 'replaced']);
    room.reconnect();
    await pass();
    socketAt(1).ready();
    expect(kind()).toBe('open');
  });

  it('is not replaced after the frame closed, and a new chat starts when it is asked for', async () => {
    const { sockets, socketAt, room, platform, kind } = await connected();
    const chat = { sessionId: 'cs_1', status: 'CLOSED', closedAt: '2026-11-21T07:50:05Z', reason: 'IDLE' } as const;
    socketAt(0).say({ type: 'closed', chat });
    socketAt(0).close(1000);
    await pass(600_000);
    expect([sockets.length, kind(), room.getState().closed]).toEqual([1, 'closed', chat]);
    platform.sessionId = 'cs_2';
    platform.stored.length = 0;
    room.startNew();
    await pass();
    socketAt(1).ready();
    await pass();
    expect(room.getState()).toMatchObject({ session: { sessionId: 'cs_2' }, messages: [], closed: undefined });
  });

  it('does not open another chat when the one before was closed meanwhile, and tells how it was', async () => {
    const { socketAt, room, platform, kind, calls } = await connected();
    platform.isOpen = false;
    socketAt(0).close(1006);
    await pass(1000);
    expect([kind(), room.getState().closed?.reason]).toEqual(['closed', 'IDLE']);
    expect(calls.filter((name) => name === 'POST sessions')).toHaveLength(1);
  });

  it('waits twice as long after each failure in a row, 30 s at most', async () => {
    const { socketAt, platform, delay } = await connected();
    platform.failures.set('POST sessions', [() => undefined]);
    socketAt(0).close(1006);
    const delays: (number | undefined)[] = [];
    for (const next of [1000, 2000, 4000, 8000, 16_000, 30_000]) {
      await pass();
      delays.push(delay());
      await pass(next);
    }
    expect([...delays, delay()]).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it.each([
    ['AUTH_REQUIRED', 401, 'session-ended'],
    ['TRIAL_FORBIDDEN', 403, 'unavailable'],
    ['FEATURE_DISABLED', 403, 'unavailable'],
    ['METHOD_NOT_ALLOWED', 405, 'unavailable'],
  ])('is the last one when the next ticket is refused with %s', async (code, status, expected) => {
    const { socketAt, platform, kind, room } = await connected();
    platform.failures.set('POST sessions', [() => ({ code, status }), () => 'usual']);
    socketAt(0).close(1001);
    await pass(600_000);
    expect(kind()).toBe(expected);
    room.reconnect();
    await pass();
    expect(kind()).toBe('connecting');
  });
});

describe('a connection that is dead', () => {
  it('is left when ready does not come within 10 seconds', async () => {
    const { start, sockets } = setUp();
    const room = start();
    await pass();
    sockets[0]?.open();
    await pass(10_000);
    expect([sockets[0]?.isEnded(), room.getState().connection.kind]).toEqual([true, 'waiting']);
  });

  it('is kept alive by a ping every 25 seconds, and left when no frame follows within 10', async () => {
    const { socketAt, kind } = await connected();
    socketAt(0).take();
    await pass(25_000);
    expect(socketAt(0).take()).toEqual([{ type: 'ping' }]);
    socketAt(0).say({ type: 'pong' });
    await pass(24_999);
    expect([socketAt(0).take(), kind()]).toEqual([[], 'open']);
    await pass(1);
    await pass(9_999);
    expect(socketAt(0).isEnded()).toBe(false);
    await pass(1);
    expect([socketAt(0).isEnded(), kind()]).toEqual([true, 'waiting']);
  });
});

describe('without a network', () => {
  it('the chat waits, keeps what is written, and connects at once when the network is back', async () => {
    let isOnline = true;
    let notify = (): void => undefined;
    const network: NetworkStatus = {
      isOnline: () => isOnline,
      subscribe(listener) {
        notify = listener;
        return () => undefined;
      },
    };
    const { socketAt, sockets, room, kind } = await connected({ network });
    isOnline = false;
    notify();
    room.send('Hello');
    await pass(5_000);
    expect([socketAt(0).isEnded(), kind(), sockets.length]).toEqual([true, 'offline', 1]);
    isOnline = true;
    notify();
    await pass();
    socketAt(1).ready();
    expect(socketAt(1).take()).toMatchObject([{ type: 'open' }, { type: 'send', content: 'Hello' }]);
  });
});

describe('where sockets do not work', () => {
  async function polling() {
    const fake = setUp();
    fake.platform.allowsSockets = false;
    fake.platform.stored.push(messageOf(1));
    const room = fake.start();
    await pass();
    await pass(1000);
    return { ...fake, room };
  }

  it('messages are sent and loaded by calls, each once', async () => {
    const { platform, room, calls } = await polling();
    expect(room.getState()).toMatchObject({ connection: { kind: 'polling' }, history: 'ready' });
    room.send('Hello');
    await pass();
    platform.stored.push(messageOf(3));
    await pass(5000);
    expect(room.getState().messages.map(({ content }) => content)).toEqual(['Message 1', 'Hello', 'Message 3']);
    expect([room.getState().pending, calls.filter((name) => name === 'POST messages').length]).toEqual([[], 1]);
    room.markRead();
    await pass();
    expect(calls).toContain('POST read');
  });

  it('a message whose answer was lost is sent again under its id, and stored once', async () => {
    const { platform, room } = await polling();
    platform.failures.set('POST messages', [() => undefined, () => 'usual']);
    room.send('Hello');
    await pass();
    expect(room.getState().pending).toMatchObject([{ status: 'sending' }]);
    await pass(5000);
    await pass(5000);
    expect(room.getState().pending).toEqual([]);
    expect(platform.stored.filter(({ content }) => content === 'Hello')).toHaveLength(1);
  });

  it('a refusal marks the message, and a closed chat ends it', async () => {
    const { platform, room } = await polling();
    platform.failures.set('POST messages', [() => ({ code: 'RATE_LIMITED', status: 429 })]);
    room.send('Hello');
    await pass();
    expect(room.getState().pending).toMatchObject([{ status: 'failed', errorCode: 'RATE_LIMITED' }]);
    platform.isOpen = false;
    await pass(5000);
    expect(room.getState()).toMatchObject({ connection: { kind: 'closed' }, closed: { reason: 'IDLE' } });
  });

  it('a socket is tried again after a minute', async () => {
    const { platform, room, sockets } = await polling();
    platform.allowsSockets = true;
    await pass(65_000);
    sockets[0]?.ready();
    expect(room.getState().connection.kind).toBe('open');
  });
});

describe('the end', () => {
  it('of the chat is asked for by a call, and ends the connection', async () => {
    const { room, socketAt, kind } = await connected();
    await room.endChat();
    await pass();
    expect([socketAt(0).isEnded(), kind(), room.getState().closed?.status]).toEqual([true, 'closed', 'CLOSED']);
  });

  it('of the room leaves the chat open, and makes no further call', async () => {
    const { room, socketAt, calls, kind } = await connected();
    const before = calls.length;
    room.leave();
    room.send('Too late');
    await pass(600_000);
    expect([socketAt(0).isEnded(), kind(), calls.length]).toEqual([true, 'left', before]);
  });
});
