import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { openLiveEvents, type IgnoredEvent, type LiveEventsOptions, type LiveEventsState } from '../../events.ts';
import type { LiveEvent } from '../../generated/types.gen.ts';
import { createFakeStream, eventText } from '../../testing/event-stream.ts';
import {
  createFakePlatform,
  errorAnswer,
  networkError,
  rawAnswer,
  success,
  type Responder,
} from '../../testing/fake-platform.ts';

const HEARTBEAT_MS = 15_000;
const TICKET = { ticket: 'evt_1', expiresAt: '2026-11-21T06:51:00Z', heartbeatSeconds: 15 };
const ticket = success(TICKET);
const BALANCE: LiveEvent = {
  type: 'balance.changed',
  id: 'ev_1',
  occurredAt: '2026-11-21T06:53:12Z',
  balance: '12480.50',
  currency: 'PHP',
};
const ENDED: LiveEvent = {
  type: 'session.ended',
  id: 'ev_9',
  occurredAt: '2026-11-21T07:00:00Z',
  reason: 'REVOKED',
};

// Loading takes real time, which the tests control from then on.
beforeAll(() => import('./read-event.ts'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the clock, then lets everything run that is due. */
async function pass(milliseconds = 0): Promise<void> {
  await runTurns();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await runTurns();
}

/** Streams need several turns of the event loop to hand a chunk on. */
async function runTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function open(script: readonly Responder[], options: Partial<LiveEventsOptions> = {}) {
  const { client, sent } = createFakePlatform(script, { getToken: () => 'mbr_1' });
  const events: LiveEvent[] = [];
  const ignored: IgnoredEvent[] = [];
  const states: LiveEventsState[] = [];
  const close = new AbortController();
  const end = openLiveEvents({
    client,
    onEvent: (event) => events.push(event),
    onStateChange: (state) => states.push(state),
    onIgnored: (event) => ignored.push(event),
    signal: close.signal,
    random: () => 0.5,
    ...options,
  });
  const delays = () => states.flatMap((state) => (state.kind === 'waiting' ? [state.delayMs] : []));
  return { end, sent, events, ignored, states, delays, close: () => close.abort() };
}

describe('a stream', () => {
  it('is opened by a ticket, without the token', async () => {
    const stream = createFakeStream();
    const { sent, states } = open([ticket, stream.respond]);
    await pass();
    const [first, second] = sent.map(({ request }) => request);
    expect([first?.method, first?.url, first?.headers.get('Authorization')]).toEqual([
      'POST',
      'https://platform.example/wps/events/ticket',
      'Bearer mbr_1',
    ]);
    expect([second?.method, second?.url]).toEqual(['GET', 'https://platform.example/wps/events?ticket=evt_1']);
    expect(Object.fromEntries(second?.headers ?? [])).toEqual({ accept: 'text/event-stream' });
    expect(states).toEqual([{ kind: 'connecting' }, { kind: 'open', resumed: false }]);
  });

  it('is opened at the URL of the ticket when it has one', async () => {
    const url = 'https://events.example/live?brand=one';
    const { sent } = open([success({ ...TICKET, url }), createFakeStream().respond]);
    await pass();
    expect(sent[1]?.request.url).toBe('https://events.example/live?brand=one&ticket=evt_1');
  });

  it('hands events on in order when they arrive in pieces and with other line ends', async () => {
    const stream = createFakeStream();
    const { events } = open([ticket, stream.respond]);
    await pass();
    const next = { ...BALANCE, id: 'ev_2', balance: '9.00' };
    const text = `retry: 3000\n\n: heartbeat\n\n${eventText(BALANCE)}${eventText(next).replaceAll('\n', '\r\n')}`;
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) stream.write(piece);
    await pass();
    expect(events).toEqual([BALANCE, next]);
  });

  it('hands stream.reset on', async () => {
    const stream = createFakeStream();
    const { events } = open([ticket, stream.respond]);
    await pass();
    const reset: LiveEvent = { type: 'stream.reset', id: 'ev_3', occurredAt: '2026-11-21T06:53:12Z' };
    stream.write(eventText(reset));
    await pass();
    expect(events).toEqual([reset]);
  });
});

describe('events that are not passed on', () => {
  it.each([
    ['an unknown type', { ...BALANCE, type: 'constructor' }, { type: 'constructor', problems: [] }],
    [
      'an invalid amount',
      { ...BALANCE, balance: '1,000.00' },
      { type: 'balance.changed', problems: ['event.balance is not an amount'] },
    ],
    ['no type', { id: 'ev_1' }, { type: undefined, problems: ['event.type is not a string'] }],
  ])('are reported and ignored with %s', async (_, event, report) => {
    const stream = createFakeStream();
    const { events, ignored } = open([ticket, stream.respond]);
    await pass();
    stream.write(`id: ev_1\ndata: ${JSON.stringify(event)}\n\n${eventText({ ...BALANCE, id: 'ev_2' })}`);
    await pass();
    expect(ignored).toEqual([{ id: 'ev_1', ...report }]);
    expect(events).toEqual([{ ...BALANCE, id: 'ev_2' }]);
  });

  it('are reported when they are not JSON', async () => {
    const stream = createFakeStream();
    const { ignored } = open([ticket, stream.respond]);
    await pass();
    stream.write('data: {"type":\n\n');
    await pass();
    expect(ignored).toEqual([{ id: undefined, type: undefined, problems: ['event.type is not a string'] }]);
  });

  it('do not include events with fields and enum values of a newer platform', async () => {
    const stream = createFakeStream();
    const { events, ignored } = open([ticket, stream.respond]);
    await pass();
    const newer = { ...ENDED, type: 'deposit.changed', orderId: 'dep_1', status: 'IN_REVIEW', brandNew: 1 };
    stream.write(eventText(newer));
    await pass();
    expect([events, ignored]).toEqual([[newer], []]);
  });
});

describe('a new connection', () => {
  it.each(['end', 'breakOff'] as const)('continues with a new ticket when the stream stops by %s', async (stop) => {
    const [first, second] = [createFakeStream(), createFakeStream()];
    const other = success({ ...TICKET, ticket: 'evt_2' });
    const { sent, events, states, delays } = open([ticket, first.respond, other, second.respond]);
    await pass();
    first.write(`retry: 2000\n\n${eventText(BALANCE)}`);
    await pass();
    first[stop]();
    await pass();
    // The server's delay, and a quarter of it at random.
    expect(delays()).toEqual([2500]);
    await pass(2499);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect(sent[3]?.request.url).toMatch(/ticket=evt_2$/);
    expect(sent[3]?.request.headers.get('Last-Event-ID')).toBe('ev_1');
    expect(states.at(-1)).toEqual({ kind: 'open', resumed: true });
    second.write(eventText({ ...BALANCE, id: 'ev_2' }));
    await pass();
    expect(events.map(({ id }) => id)).toEqual(['ev_1', 'ev_2']);
  });

  it('continues after an event that was ignored', async () => {
    const first = createFakeStream();
    const { sent } = open([ticket, first.respond, ticket, createFakeStream().respond]);
    await pass();
    first.write('id: ev_7\ndata: {"type":"brand.new"}\n\n');
    await pass();
    first.end();
    await pass(3750);
    expect(sent[3]?.request.headers.get('Last-Event-ID')).toBe('ev_7');
  });

  it.each<[string, Responder[]]>([
    ['the ticket is refused by the stream', [ticket, errorAnswer('EVENT_TICKET_INVALID', 410)]],
    ['the ticket call finds no network', [networkError]],
    ['the stream finds no network', [ticket, networkError]],
    ['the answer is a page', [ticket, rawAnswer('<html></html>', 200, 'text/html')]],
    ['the platform is closed', [errorAnswer('SYSTEM_MAINTENANCE', 503)]],
  ])('gets a new ticket when %s', async (_, failure) => {
    const stream = createFakeStream();
    const { sent, states } = open([...failure, ticket, stream.respond]);
    await pass(3749);
    expect(sent).toHaveLength(failure.length);
    await pass(1);
    expect(sent).toHaveLength(failure.length + 2);
    expect(states.at(-1)).toEqual({ kind: 'open', resumed: false });
  });

  it('waits twice as long after each failure in a row, 60 s at most, and a part of it more at random', async () => {
    const { delays, close } = open([networkError]);
    for (const delay of [3750, 7500, 15_000, 30_000, 60_000, 75_000]) await pass(delay);
    expect(delays()).toEqual([3750, 7500, 15_000, 30_000, 60_000, 75_000, 75_000]);
    close();
  });

  it('waits as long as Retry-After says when that is longer', async () => {
    const { delays, close } = open([errorAnswer('RATE_LIMITED', 429, { 'Retry-After': '120' })]);
    await pass();
    expect(delays()).toEqual([120_000]);
    close();
  });

  it.each([
    ['twice as long when the stream did not last for a heartbeat', HEARTBEAT_MS - 1, [3750, 7500]],
    ['as long as at first when a heartbeat came in time', HEARTBEAT_MS, [3750, 3750]],
  ])('waits %s', async (_, lifetime, expected) => {
    const stream = createFakeStream();
    const { delays, close } = open([networkError, ticket, stream.respond, networkError]);
    await pass(3750);
    await pass(lifetime);
    stream.write(': heartbeat\n\n');
    await pass();
    stream.end();
    await pass();
    expect(delays()).toEqual(expected);
    close();
  });
});

describe('a dead stream', () => {
  it('is left when nothing came for two heartbeats', async () => {
    const stream = createFakeStream();
    const { states, close } = open([ticket, stream.respond, networkError]);
    await pass(2 * HEARTBEAT_MS - 1);
    expect([stream.isClosed(), states.at(-1)?.kind]).toEqual([false, 'open']);
    await pass(1);
    expect(stream.isClosed()).toBe(true);
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', error: { kind: 'timeout' } });
    close();
  });

  it('is not a stream with a comment in each heartbeat', async () => {
    const stream = createFakeStream();
    const { states, close } = open([ticket, stream.respond]);
    for (let count = 0; count < 5; count += 1) {
      await pass(HEARTBEAT_MS);
      stream.write(': heartbeat\n\n');
    }
    await pass(HEARTBEAT_MS);
    expect([stream.isClosed(), states.at(-1)?.kind]).toEqual([false, 'open']);
    close();
  });

  it('is left when its answer never begins', async () => {
    const { states, close } = open([ticket, () => new Promise(() => undefined)]);
    await pass(2 * HEARTBEAT_MS);
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', error: { kind: 'timeout' } });
    close();
  });
});

describe('the end', () => {
  it('comes with session.ended, after the event was handed on', async () => {
    const stream = createFakeStream();
    const { end, sent, events } = open([ticket, stream.respond]);
    await pass();
    stream.write(eventText(ENDED) + eventText(BALANCE));
    expect(await end).toBe('session-ended');
    await pass(200_000);
    expect([events, stream.isClosed(), sent.length]).toEqual([[ENDED], true, 2]);
  });

  it.each([
    ['AUTH_REQUIRED', 401, 'session-ended'],
    ['FEATURE_DISABLED', 403, 'unavailable'],
    ['NOT_FOUND', 404, 'unavailable'],
    ['METHOD_NOT_ALLOWED', 405, 'unavailable'],
    ['NOT_IMPLEMENTED', 501, 'unavailable'],
  ])('comes with %s of the ticket call', async (code, status, expected) => {
    const { end, sent, delays } = open([errorAnswer(code, status)]);
    expect(await end).toBe(expected);
    await pass(200_000);
    expect([sent.length, delays()]).toEqual([1, []]);
  });

  it('comes with 404 of a server that knows neither the call nor the envelope', async () => {
    const { end } = open([rawAnswer('Not found', 404, 'text/plain')]);
    expect(await end).toBe('unavailable');
  });

  it('comes when the caller closes the stream, and closes the connection', async () => {
    const stream = createFakeStream();
    const { end, events, close } = open([ticket, stream.respond]);
    await pass();
    stream.write(eventText(BALANCE));
    close();
    expect(await end).toBe('closed');
    expect([stream.isClosed(), events]).toEqual([true, []]);
  });

  it('comes between two events when the first one closes the stream', async () => {
    const stream = createFakeStream();
    const closing = new AbortController();
    const onEvent = vi.fn<LiveEventsOptions['onEvent']>(() => closing.abort());
    const { end } = open([ticket, stream.respond], { signal: closing.signal, onEvent });
    await pass();
    stream.write(eventText(BALANCE) + eventText({ ...BALANCE, id: 'ev_2' }));
    expect(await end).toBe('closed');
    expect(onEvent).toHaveBeenCalledTimes(1);
  });

  it('comes when the caller closes the stream while it waits', async () => {
    const { end, sent, close } = open([networkError]);
    await pass();
    close();
    expect(await end).toBe('closed');
    await pass(200_000);
    expect(sent).toHaveLength(1);
  });

  it('comes before any call when the signal is aborted already', async () => {
    const { end, sent, states } = open([ticket], { signal: AbortSignal.abort() });
    expect([await end, sent, states]).toEqual(['closed', [], []]);
  });

  it('is the error of a callback, and closes the connection', async () => {
    const stream = createFakeStream();
    const onEvent = () => {
      throw new RangeError('a bug');
    };
    const { end } = open([ticket, stream.respond], { onEvent });
    const error = end.catch((reason: unknown) => reason);
    await pass();
    stream.write(eventText(BALANCE));
    expect(await error).toEqual(new RangeError('a bug'));
    expect(stream.isClosed()).toBe(true);
  });
});
