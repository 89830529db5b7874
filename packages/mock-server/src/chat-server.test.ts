import { createApiClient, createChatSession, login } from '@croupier/sdk/client';
import type { ChatServerFrame, ChatSession } from '@croupier/sdk/types';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { setupMockServer } from './node.ts';
import { personas } from './seed/personas.ts';
import { bodyOf } from './testing/caller.ts';
import { readServerFrame } from './testing/chat.ts';
import { listen, type Platform } from './testing/platform.ts';

const WORLD = { 'X-Mock-World': 'chat' };

let platform: Platform | undefined;
afterEach(() => platform?.close());

/** Opens the chat of a member over HTTP. */
async function openChat(origin: string, headers: Record<string, string> = {}): Promise<ChatSession> {
  const session: { token?: string } = {};
  const client = createApiClient({
    baseUrl: origin,
    getToken: () => session.token,
    fetch(request) {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return fetch(request);
    },
  });
  const { value } = await login({ client, body: bodyOf(personas.member) });
  session.token = value.token;
  return (await createChatSession({ client, body: {} })).value;
}

/** Connects, and resolves with the status of a refusal or the close code, and the frames until then. */
function talk(url: string, headers: Record<string, string>, frames: readonly string[]) {
  return new Promise<{ end: number; received: ChatServerFrame[] }>((resolve, reject) => {
    const socket = new WebSocket(url, { headers });
    const received: ChatServerFrame[] = [];
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve({ end: statusCode, received }));
    socket.on('open', () => frames.forEach((frame) => socket.send(frame)));
    socket.on('message', (data: Buffer) => {
      received.push(readServerFrame(data.toString()));
      if (received.at(-1)?.type === 'pong') platform?.close();
    });
    socket.on('close', (code) => resolve({ end: code, received }));
    socket.on('error', reject);
  });
}

describe('the server', () => {
  it('carries the frames of a chat in the world of its headers, and ends with 1001 when it stops', async () => {
    platform = await listen();
    const { wsUrl, ticket } = await openChat(platform.origin, WORLD);
    expect(wsUrl).toBe(`${platform.origin.replace('http', 'ws')}/mock-chat`);
    const open = JSON.stringify({ type: 'open', ticket });
    const { end, received } = await talk(wsUrl, WORLD, [open, '{"type":"ping"}']);
    expect([end, received.map(({ type }) => type)]).toEqual([1001, ['ready', 'pong']]);
  });

  it('ends with 4401 in another world, and with 4400 after bytes or a long frame', async () => {
    platform = await listen();
    const { wsUrl, ticket } = await openChat(platform.origin, WORLD);
    const open = JSON.stringify({ type: 'open', ticket });
    expect((await talk(wsUrl, {}, [open])).end).toBe(4401);
    expect((await talk(wsUrl, WORLD, [open, 'no JSON'])).end).toBe(4400);
    expect((await talk(wsUrl, WORLD, [JSON.stringify({ type: 'ping', more: 'a'.repeat(20_000) })])).end).toBe(4400);
  });

  it.each([
    ['http://localhost:5173', 4401],
    ['https://www.croupier.example', 4401],
    ['https://help.operator.example', 4401],
    ['https://evil.example', 403],
    ['null', 403],
  ])('answers a page of %s with %d', async (origin, expected) => {
    platform = await listen(undefined, { allowedHosts: ['help.operator.example'] });
    const url = `${platform.origin.replace('http', 'ws')}/mock-chat`;
    expect((await talk(url, { Origin: origin }, ['{"type":"ping"}'])).end).toBe(expected);
  });

  it('refuses sockets at other paths, and calls at the path of the socket', async () => {
    platform = await listen();
    expect((await talk(`${platform.origin.replace('http', 'ws')}/__mock/clock`, {}, [])).end).toBe(404);
    const answer = await fetch(`${platform.origin}/mock-chat`);
    expect([answer.status, answer.headers.get('Upgrade')]).toEqual([426, 'websocket']);
  });
});

describe('the mock for tests', () => {
  it('answers the WebSocket of this process', async () => {
    const { server } = setupMockServer();
    server.listen({ onUnhandledFrame: 'error' });
    try {
      const { wsUrl, ticket } = await openChat('http://platform.example');
      const socket = new globalThis.WebSocket(wsUrl);
      const types: string[] = [];
      const code = await new Promise<number>((resolve) => {
        socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'open', ticket })));
        socket.addEventListener('message', ({ data }) => {
          types.push(readServerFrame(String(data)).type);
          socket.send('no JSON');
        });
        socket.addEventListener('close', (event) => resolve(event.code));
      });
      expect([types, code]).toEqual([['ready'], 4400]);
    } finally {
      server.close();
    }
  });
});
