import { connect } from 'node:net';

import type { NextRequest } from './mix.ts';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that are not 200. */
  readonly refused: number;
}

const HEAD_END = '\r\n\r\n';

/** Calls a server over `connections` connections, one call at a time each, for `duration` milliseconds. */
export async function load(port: number, next: NextRequest, connections: number, duration: number): Promise<Load> {
  const latencies: number[] = [];
  const counts = { refused: 0 };
  const until = performance.now() + duration;
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, () => callOn(port, next, until, latencies, counts)));
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), refused: counts.refused };
}

function callOn(
  port: number,
  next: NextRequest,
  until: number,
  latencies: number[],
  counts: { refused: number },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let sentAt = 0;
  const send = (): void => {
    sentAt = performance.now();
    socket.write(next());
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
    if (!received.startsWith('HTTP/1.1 200')) counts.refused += 1;
    received = '';
    if (now < until) {
      send();
    } else {
      socket.destroy();
      resolve();
    }
  });
  return promise;
}
