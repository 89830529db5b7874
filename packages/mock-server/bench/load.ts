import { connect } from 'node:net';

import type { NextRequest } from './mix.ts';

export interface Load {
  readonly perSecond: number;
  /** Latency in ms. */
  readonly p50: number;
  /** Latency in ms. */
  readonly p99: number;
  /** Number of answers that are not 200. */
  readonly failed: number;
}

const HEAD_END = '\r\n\r\n';

/** Calls a server for `durationMs` over a number of connections, one call at a time on each. */
export async function load(
  port: number,
  nextRequest: NextRequest,
  connections: number,
  durationMs: number,
): Promise<Load> {
  const latencies: number[] = [];
  const counts = { failed: 0 };
  const startedAt = performance.now();
  const endsAt = startedAt + durationMs;
  await Promise.all(Array.from({ length: connections }, () => callOn(port, nextRequest, endsAt, latencies, counts)));
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const percentile = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, p50: percentile(0.5), p99: percentile(0.99), failed: counts.failed };
}

function callOn(
  port: number,
  nextRequest: NextRequest,
  endsAt: number,
  latencies: number[],
  counts: { failed: number },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let sentAt = 0;
  const send = (): void => {
    sentAt = performance.now();
    socket.write(nextRequest());
  };
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  socket.once('connect', send);
  socket.once('error', reject);
  socket.on('data', (part: string) => {
    received += part;
    const head = received.indexOf(HEAD_END);
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(received.slice(0, head))?.[1] ?? 0);
    if (received.length < head + HEAD_END.length + length) return;
    const now = performance.now();
    latencies.push(now - sentAt);
    if (!received.startsWith('HTTP/1.1 200')) counts.failed += 1;
    received = '';
    if (now < endsAt) {
      send();
    } else {
      socket.destroy();
      resolve();
    }
  });
  return promise;
}
