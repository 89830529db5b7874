import { describe, expect, it } from 'vitest';

import { messageOf } from '../../testing/chat-platform.ts';
import { connected, controlTime, pass, setUp } from '../../testing/chat-harness.ts';

controlTime();

describe('a chat', () => {
  it('opens with a ticket in its first frame, and loads the messages before it', async () => {
    const { sockets, chat, socketAt, kind } = await connected();
    expect([sockets.length, socketAt(0).url, socketAt(0).take()]).toEqual([
      1,
      'wss://chat.example/ws',
      [{ type: 'open', ticket: 'ckt_1' }],
    ]);
    expect(chat.getState()).toMatchObject({ session: { sessionId: 'cs_1' }, history: 'ready', hasEarlier: false });
    expect([kind(), chat.getState().messages]).toEqual(['open', [messageOf(1)]]);
  });

  it('names the wait until staff have answered, and shows typing for 5 seconds', async () => {
    const { platform, start, sockets } = setUp();
    platform.stored.push({ ...messageOf(1), sender: 'SYSTEM' });
    const chat = start();
    await pass();
    sockets[0]?.ready([], 3);
    await pass();
    expect(chat.getState().waitMinutes).toBe(3);
    sockets[0]?.say({ type: 'typing' });
    await pass(4999);
    expect(chat.getState().isTyping).toBe(true);
    await pass(1);
    expect(chat.getState().isTyping).toBe(false);
    sockets[0]?.say({ type: 'typing' });
    sockets[0]?.say({ type: 'message', message: messageOf(2) });
    expect(chat.getState()).toMatchObject({ isTyping: false, waitMinutes: undefined });
  });

  it('loads older messages in front, and knows the first one', async () => {
    const { platform, start, sockets } = setUp();
    platform.stored.push(...Array.from({ length: 40 }, (_, index) => messageOf(index + 1)));
    const chat = start();
    await pass();
    sockets[0]?.ready();
    await pass();
    expect([chat.getState().messages.length, chat.getState().hasEarlier]).toEqual([30, true]);
    await chat.loadEarlier();
    expect([chat.getState().messages, chat.getState().hasEarlier]).toEqual([platform.stored, false]);
  });

  it('keeps a message that arrives while the earlier ones are loaded', async () => {
    const { platform, start, sockets } = setUp();
    platform.stored.push(...Array.from({ length: 40 }, (_, index) => messageOf(index + 1)));
    const chat = start();
    await pass();
    sockets[0]?.ready();
    sockets[0]?.say({ type: 'message', message: messageOf(99) });
    await pass();
    expect(chat.getState().messages.at(-1)).toEqual(messageOf(99));
    expect(chat.getState().messages).toHaveLength(31);
  });

  it('says that the messages before it failed to load, and loads them by reconnect', async () => {
    const { platform, start, sockets } = setUp();
    platform.stored.push(messageOf(1));
    platform.failures.set('GET messages', [() => undefined, () => 'usual']);
    const chat = start();
    await pass();
    sockets[0]?.ready();
    await pass();
    expect(chat.getState()).toMatchObject({ history: 'failed', connection: { kind: 'open' } });
    chat.reconnect();
    await pass();
    expect(chat.getState()).toMatchObject({ history: 'ready', messages: [messageOf(1)] });
  });

  it('ignores frames of an unknown type, and those that miss what they need', async () => {
    const { socketAt, chat } = await connected();
    const before = chat.getState();
    socketAt(0).say({ type: 'brand.new' });
    socketAt(0).say(JSON.parse('{"type":"message","message":{"messageId":"cm_2"}}'));
    socketAt(0).say(JSON.parse('{"type":"refused"}'));
    socketAt(0).say(JSON.parse('null'));
    expect(chat.getState()).toEqual(before);
  });
});

describe('a message', () => {
  it('is pending until it is confirmed', async () => {
    const { chat, socketAt, texts } = await connected();
    socketAt(0).take();
    chat.send('Hello');
    const [sent] = socketAt(0).take();
    if (sent?.type !== 'send') throw new Error('No message was sent.');
    expect(chat.getState().pending).toMatchObject([{ content: 'Hello', status: 'sending' }]);
    socketAt(0).say({ type: 'sent', message: messageOf(2, sent.clientMessageId, 'Hello') });
    expect([chat.getState().pending, texts()]).toEqual([[], ['Message 1', 'Hello']]);
    await pass(60_000);
    expect(texts()).toEqual(['Message 1', 'Hello']);
  });

  it('is sent again under its id after a lost connection, and shown once when both arrived', async () => {
    const { chat, socketAt, texts } = await connected();
    socketAt(0).take();
    chat.send('Hello');
    const [first] = socketAt(0).take();
    socketAt(0).close(1006);
    await pass(1000);
    socketAt(1).ready();
    const [open, again] = socketAt(1).take();
    expect([open, again]).toEqual([{ type: 'open', ticket: 'ckt_2', after: 'cm_1' }, first]);
    const message = messageOf(2, first?.type === 'send' ? first.clientMessageId : '', 'Hello');
    socketAt(1).say({ type: 'sent', message });
    socketAt(1).say({ type: 'sent', message });
    expect([chat.getState().pending, texts()]).toEqual([[], ['Message 1', 'Hello']]);
  });

  it('is not sent again when the new connection already has it', async () => {
    const { chat, socketAt, texts } = await connected();
    chat.send('Hello');
    const id = chat.getState().pending[0]?.clientMessageId ?? '';
    socketAt(0).close(1006);
    await pass(1000);
    socketAt(1).ready([messageOf(2, id, 'Hello')]);
    expect(
      socketAt(1)
        .take()
        .map(({ type }) => type),
    ).toEqual(['open']);
    expect([chat.getState().pending, texts()]).toEqual([[], ['Message 1', 'Hello']]);
  });

  it('fails after 15 seconds without an answer, stays, and is sent under the same id by retry only', async () => {
    const { chat, socketAt } = await connected();
    chat.send('Hello');
    const id = chat.getState().pending[0]?.clientMessageId;
    socketAt(0).take();
    await pass(15_000);
    expect(chat.getState().pending).toMatchObject([{ content: 'Hello', status: 'failed' }]);
    socketAt(0).close(1001);
    await pass(1000);
    socketAt(1).ready();
    await pass();
    expect(
      socketAt(1)
        .take()
        .map(({ type }) => type),
    ).toEqual(['open']);
    chat.retry(id ?? '');
    expect(socketAt(1).take()).toEqual([{ type: 'send', clientMessageId: id, content: 'Hello' }]);
  });

  it('fails with code and wait when it is refused', async () => {
    const { chat, socketAt } = await connected();
    chat.send('Hello');
    const clientMessageId = chat.getState().pending[0]?.clientMessageId ?? '';
    socketAt(0).say({ type: 'refused', clientMessageId, errorCode: 'RATE_LIMITED', retryAfter: 12 });
    expect(chat.getState().pending).toMatchObject([{ status: 'failed', errorCode: 'RATE_LIMITED', retryAfter: 12 }]);
    chat.retry(clientMessageId);
    expect(chat.getState().pending[0]).not.toHaveProperty('errorCode');
  });

  it('of an earlier page is sent when it was just written, and else waits for retry', async () => {
    const createdAt = (age: number) => new Date(Date.now() - age).toISOString();
    const pending = [
      { clientMessageId: 'new', content: 'New', createdAt: createdAt(2000), status: 'sending' as const },
      { clientMessageId: 'old', content: 'Old', createdAt: createdAt(60_000), status: 'sending' as const },
    ];
    const { chat, socketAt } = await connected({ pending });
    expect(socketAt(0).take()).toMatchObject([{ type: 'open' }, { type: 'send', clientMessageId: 'new' }]);
    expect(chat.getState().pending.map(({ status }) => status)).toEqual(['sending', 'failed']);
  });
});

describe('reading', () => {
  it('is reported once per newest message, and again with a new connection', async () => {
    const { chat, socketAt } = await connected();
    socketAt(0).take();
    chat.markRead();
    chat.markRead();
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
    expect(sockets).toHaveLength(delay > 0 ? 1 : 2);
    await pass(1);
    socketAt(1).ready([messageOf(2)]);
    expect(socketAt(1).take()[0]).toEqual({ type: 'open', ticket: 'ckt_2', after: 'cm_1' });
    expect(calls.filter((name) => name === 'POST sessions')).toHaveLength(2);
  });

  it('with 4409 is replaced by reconnect only', async () => {
    const { sockets, socketAt, chat, kind } = await connected();
    socketAt(0).close(4409);
    await pass(600_000);
    expect([sockets.length, kind()]).toEqual([1, 'replaced']);
    chat.reconnect();
    await pass();
    socketAt(1).ready();
    expect(kind()).toBe('open');
  });

  it('is not replaced after the frame closed, and a new chat starts when it is asked for', async () => {
    const { sockets, socketAt, chat, platform, kind } = await connected();
    const closedChat = {
      sessionId: 'cs_1',
      status: 'CLOSED',
      closedAt: '2026-11-21T07:50:05Z',
      reason: 'IDLE',
    } as const;
    socketAt(0).say({ type: 'closed', chat: closedChat });
    socketAt(0).close(1000);
    await pass(600_000);
    expect([sockets.length, kind(), chat.getState().closed]).toEqual([1, 'closed', closedChat]);
    platform.sessionId = 'cs_2';
    platform.stored.length = 0;
    chat.startNew();
    await pass();
    socketAt(1).ready();
    await pass();
    expect(chat.getState()).toMatchObject({ session: { sessionId: 'cs_2' }, messages: [], closed: undefined });
  });

  it('does not open another chat when the one before was closed meanwhile, and shows how it was', async () => {
    const { socketAt, chat, platform, kind, calls } = await connected();
    platform.isOpen = false;
    socketAt(0).close(1006);
    await pass(1000);
    expect([kind(), chat.getState().closed?.reason]).toEqual(['closed', 'IDLE']);
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
    const { socketAt, platform, kind, chat } = await connected();
    platform.failures.set('POST sessions', [() => ({ code, status }), () => 'usual']);
    socketAt(0).close(1001);
    await pass(600_000);
    expect(kind()).toBe(expected);
    chat.reconnect();
    await pass();
    expect(kind()).toBe('connecting');
  });
});

describe('the end', () => {
  it('of the chat is asked for by a call, and ends the connection', async () => {
    const { chat, socketAt, kind } = await connected();
    await chat.endChat();
    await pass();
    expect([socketAt(0).isEnded(), kind(), chat.getState().closed?.status]).toEqual([true, 'closed', 'CLOSED']);
  });

  it('of the chat leaves the chat open, and makes no further call', async () => {
    const { chat, socketAt, calls, kind } = await connected();
    const before = calls.length;
    chat.leave();
    chat.send('Too late');
    await pass(600_000);
    expect([socketAt(0).isEnded(), kind(), calls.length]).toEqual([true, 'left', before]);
  });
});
