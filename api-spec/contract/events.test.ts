import { describe, expect, it } from 'vitest';

import { errorCodesOf, resolve, tokenUse } from '../codegen/contract.ts';
import { EVENT_STREAM, eventSchemas } from '../codegen/event-stream.ts';
import { answerOf, callNamed, contract } from './contract-reader.ts';
import { checkOf } from './schema-check.ts';

const ticket = callNamed('createEventTicket');
const stream = callNamed('openEventStream');
const media = answerOf(stream.operation, 200, EVENT_STREAM);
const examples = Object.values(media?.examples ?? {}).map((example) => resolve<{ value: unknown }>(contract, example));
const texts = Object.values(media?.['x-stream-examples'] ?? {}).map(({ value }) => value);

const isEvent = checkOf('LiveEvent');
const example = (type: string) => examples.map(({ value }) => Object(value)).find((event) => event.type === type);
const types = eventSchemas(contract, stream.operation).map(([type]) => type);

describe('the ticket of the live events', () => {
  it('is for accounts, and the stream needs no token', () => {
    expect([ticket.method, ticket.path, tokenUse(ticket.operation)]).toEqual([
      'post',
      '/wps/events/ticket',
      'required',
    ]);
    expect(ticket.operation['x-roles']).toEqual(['trial', 'member', 'agent']);
    expect([stream.method, stream.path, tokenUse(stream.operation)]).toEqual(['get', '/wps/events', 'none']);
  });

  it('is refused without the feature, and by the stream when it was used', () => {
    expect(errorCodesOf(contract, ticket.operation)).toContain('FEATURE_DISABLED');
    expect(errorCodesOf(contract, stream.operation)).toContain('EVENT_TICKET_INVALID');
    // A ticket works once, so the call must not be repeated.
    expect(stream.operation['x-read']).toBe(false);
  });
});

describe('the events', () => {
  it('have these types', () => {
    expect(types).toEqual([
      'balance.changed',
      'message.created',
      'badges.changed',
      'deposit.changed',
      'withdrawal.changed',
      'walletTransfer.changed',
      'contract.changed',
      'settlement.changed',
      'protection.changed',
      'realityCheck.due',
      'session.ended',
      'system.status',
      'stream.reset',
    ]);
  });

  it.each(types)('have an example that names type, id and time: %s', (type) => {
    const { id, occurredAt } = example(type) ?? {};
    expect([typeof id, Number.isNaN(Date.parse(occurredAt))]).toEqual(['string', false]);
    expect(isEvent(example(type))).toBe(true);
  });

  it.each(types)('need type, id and time: %s', (type) => {
    for (const field of ['type', 'id', 'occurredAt']) {
      const { [field]: _removed, ...rest } = example(type);
      expect([field, isEvent(rest)]).toEqual([field, false]);
    }
  });

  it('do not have fields of another type of event', () => {
    expect(isEvent({ ...example('session.ended'), type: 'balance.changed' })).toBe(false);
    expect(isEvent({ ...example('balance.changed'), balance: 12480.5 })).toBe(false);
  });
});

describe('the examples of the stream', () => {
  it.each(texts)('begin with retry, and hold events whose id is that of their data: %j', (text) => {
    expect(text).toMatch(/^retry: \d+\n\n/);
    const frames = [...text.matchAll(/^id: (.+)\ndata: (.+)\n\n/gm)];
    expect(frames.length).toBeGreaterThan(0);
    for (const [, id, data = ''] of frames) {
      const event: { id?: unknown } = JSON.parse(data);
      expect([isEvent(event), event.id]).toEqual([true, id]);
    }
    // Nothing else but comments.
    expect(text.replaceAll(/^(?:id: .+\ndata: .+|retry: \d+|: .+)\n\n/gm, '')).toBe('');
  });

  it('show the reset of a stream and the end of a session', () => {
    expect(texts.join('')).toMatch(/"stream\.reset"[\s\S]*"session\.ended"/);
  });
});
