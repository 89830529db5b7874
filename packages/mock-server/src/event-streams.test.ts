import { createDepositOrder } from '@croupier/sdk/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createEventStreams } from './event-streams.ts';
import { openStream, readStream, runTurns, type TestStream } from './testing/events.ts';
import { createPlayer, keyOf } from './testing/money.ts';

const SECOND = 1000;
const STREAM = { memberId: 'm_1001', sessionId: 'mbr_1', seen: 0 };
const OPENED = { kind: 'stream', status: 200, headers: {}, delay: 0, stream: STREAM } as const;

describe('an open stream', () => {
  it('lets steps that are due by the clock happen without a call', async () => {
    const player = await createPlayer();
    const stream = await openStream(player);
    const body = { methodId: 'pm_ewallet_01', amount: '1000.00', currency: 'PHP' };
    await createDepositOrder({ client: player.client, headers: keyOf('due'), body });
    await stream.take();
    player.world.clock.advance(3 * SECOND);
    await vi.waitFor(async () => {
      const types = (await stream.take()).map(({ type }) => type);
      expect(types).toEqual(['balance.changed', 'deposit.changed', 'message.created', 'badges.changed']);
    }, 2 * SECOND);
  });
});

describe('the streams of a server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Streams of one world, and one of them that is open. */
  async function connect() {
    const { world, token } = await createPlayer();
    const ran: number[] = [];
    const streams = createEventStreams({ runFor: async (_, work) => work(world), runDue: () => ran.push(Date.now()) });
    const stream = { ...STREAM, sessionId: token };
    const connected = await streams.connect(new Headers(), { ...OPENED, stream });
    if (connected.kind !== 'connected') throw new Error('The stream was not connected.');
    const read: TestStream = readStream(new Response(connected.body));
    return { world, streams, stream: read, ran };
  }

  it('have a comment within every 15 s without an event', async () => {
    const { stream } = await connect();
    await vi.advanceTimersByTimeAsync(14 * SECOND);
    await runTurns();
    expect(stream.text()).toBe('retry: 3000\n\n');
    await vi.advanceTimersByTimeAsync(16 * SECOND);
    await runTurns();
    expect(stream.text()).toBe('retry: 3000\n\n: heartbeat\n\n: heartbeat\n\n');
  });

  it('keep no timer and are not counted once the client has left', async () => {
    const { world, stream, ran } = await connect();
    expect([world.openStreams.countOf(STREAM.memberId), vi.getTimerCount()]).toEqual([1, 1]);
    await stream.close();
    const before = ran.length;
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect([world.openStreams.countOf(STREAM.memberId), vi.getTimerCount(), ran.length]).toEqual([0, 0, before]);
  });

  it('end when the server stops', async () => {
    const { streams, stream } = await connect();
    streams.stop();
    await runTurns();
    expect([stream.hasEnded(), vi.getTimerCount()]).toEqual([true, 0]);
  });
});
