import { describe, expect, it } from 'vitest';

import { operationNamed } from './contract-reader.ts';
import { checkOf } from './schema-check.ts';

interface Socket {
  readonly url: string;
  readonly closeCodes: Readonly<Record<string, string>>;
  readonly examples: ReadonlyArray<{ readonly from: 'client' | 'server'; readonly frame: { readonly type: string } }>;
}

// The extension's form is checked by these tests.
const socket = Reflect.get(operationNamed('createChatSession'), 'x-websocket') as Socket;

const frames = 'ChatSession/properties/wsUrl/$defs';
const checks = { client: checkOf(`${frames}/clientFrame`), server: checkOf(`${frames}/serverFrame`) };

const typesOf = (from: 'client' | 'server'): string[] => [
  ...new Set(socket.examples.filter((example) => example.from === from).map(({ frame }) => frame.type)),
];

describe('the WebSocket of the chat', () => {
  it.each(socket.examples)('describes the frame %j by a schema', ({ from, frame }) => {
    expect([checks[from](frame), checks[from].errors]).toEqual([true, null]);
  });

  it('has an example of each frame', () => {
    expect(typesOf('client').toSorted()).toEqual(['open', 'ping', 'read', 'send']);
    expect(typesOf('server').toSorted()).toEqual(['closed', 'message', 'pong', 'ready', 'refused', 'sent', 'typing']);
  });

  it.each([
    ['an opening without ticket', { type: 'open' }],
    ['a message without id', { type: 'send', content: 'Salamat po.' }],
    ['an empty message', { type: 'send', clientMessageId: '51a7e0c2', content: '' }],
    ['a message of 1,001 characters', { type: 'send', clientMessageId: '51a7e0c2', content: 'a'.repeat(1001) }],
    ['a read mark without message', { type: 'read' }],
    ['a frame of the server', { type: 'pong' }],
  ])('refuses %s from a client', (_, frame) => {
    expect(checks.client(frame)).toBe(false);
  });

  it('explains a normal end, a bad ticket and a second connection by close codes', () => {
    expect(Object.keys(socket.closeCodes)).toEqual(expect.arrayContaining(['1000', '4401', '4409']));
  });
});
