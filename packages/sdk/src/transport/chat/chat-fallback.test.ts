import { describe, expect, it } from 'vitest';

import type { NetworkStatus } from '../../chat.ts';
import { messageOf } from '../../testing/chat-platform.ts';
import { connected, controlTime, pass, setUp } from '../../testing/chat-harness.ts';

controlTime();

describe('a connection that is dead', () => {
  it('is left when ready does not come within 10 seconds', async () => {
    const { start, sockets } = setUp();
    const chat = start();
    await pass();
    sockets[0]?.open();
    await pass(10_000);
    expect([sockets[0]?.isEnded(), chat.getState().connection.kind]).toEqual([true, 'waiting']);
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
    const { socketAt, sockets, chat, kind } = await connected({ network });
    isOnline = false;
    notify();
    chat.send('Hello');
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
    const chat = fake.start();
    await pass();
    await pass(1000);
    return { ...fake, chat };
  }

  it('messages are sent and loaded by calls, each once', async () => {
    const { platform, chat, calls } = await polling();
    expect(chat.getState()).toMatchObject({ connection: { kind: 'polling' }, history: 'ready' });
    chat.send('Hello');
    await pass();
    platform.stored.push(messageOf(3));
    await pass(5000);
    expect(chat.getState().messages.map(({ content }) => content)).toEqual(['Message 1', 'Hello', 'Message 3']);
    expect([chat.getState().pending, calls.filter((name) => name === 'POST messages').length]).toEqual([[], 1]);
    chat.markRead();
    await pass();
    expect(calls).toContain('POST read');
  });

  it('a message whose answer was lost is sent again under its id, and stored once', async () => {
    const { platform, chat } = await polling();
    platform.failures.set('POST messages', [() => undefined, () => 'usual']);
    chat.send('Hello');
    await pass();
    expect(chat.getState().pending).toMatchObject([{ status: 'sending' }]);
    await pass(5000);
    await pass(5000);
    expect(chat.getState().pending).toEqual([]);
    expect(platform.stored.filter(({ content }) => content === 'Hello')).toHaveLength(1);
  });

  it('a refusal marks the message, and a closed chat ends it', async () => {
    const { platform, chat } = await polling();
    platform.failures.set('POST messages', [() => ({ code: 'RATE_LIMITED', status: 429 })]);
    chat.send('Hello');
    await pass();
    expect(chat.getState().pending).toMatchObject([{ status: 'failed', errorCode: 'RATE_LIMITED' }]);
    platform.isOpen = false;
    await pass(5000);
    expect(chat.getState()).toMatchObject({ connection: { kind: 'closed' }, closed: { reason: 'IDLE' } });
  });

  it('is also true of sockets that are closed before they are ready', async () => {
    const { platform, start, sockets } = setUp();
    platform.stored.push(messageOf(1));
    const chat = start();
    await pass();
    sockets[0]?.close(4000);
    await pass(1000);
    sockets[1]?.close(1002);
    await pass();
    expect(chat.getState()).toMatchObject({ connection: { kind: 'polling' }, messages: [messageOf(1)] });
  });

  it('a socket is tried again after a minute', async () => {
    const { platform, chat, sockets } = await polling();
    platform.allowsSockets = true;
    await pass(65_000);
    sockets[0]?.ready();
    expect(chat.getState().connection.kind).toBe('open');
  });
});
