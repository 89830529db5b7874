import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import type { Operation } from '../contract/operations.ts';
import { formatHtml } from '../reports/html/page.ts';
import type { FoundProblem, RunResult } from '../run/result.ts';
import type { ProxiedCall } from './forward.ts';
import { joinSockets } from './join-sockets.ts';
import { isLocalCall } from './local-only.ts';
import { createRelay, type RelayOptions } from './relay.ts';
import type { Side } from './side.ts';
import { createTraffic } from './traffic.ts';

/** Path of the report on what was seen so far. */
export const REPORT_PATH = '/__verify';

/** Names the server that answered. */
const SIDE_HEADER = 'x-answered-by';

/** Lets a site at another port of this machine call the proxy; sessions are no cookies. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, Authorization',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-expose-headers': '*',
};

/** One answered call of an operation, for a live line. */
export interface ProxiedAnswer {
  readonly operation: Operation;
  readonly side: Side;
  readonly status: number;
  readonly tookMs: number;
  readonly problems: readonly FoundProblem[];
}

export interface ProxyOptions extends Omit<RelayOptions, 'traffic'> {
  readonly port: number;
  readonly onAnswer?: (answer: ProxiedAnswer) => void;
  /** Called with the reason when the server that has to answer is not reached; the client gets 502. */
  readonly onLost?: (reason: string) => void;
}

export interface Proxy {
  readonly baseUrl: string;
  /** What was seen of the upstream so far. */
  result(): RunResult;
  close(): void;
}

/** Starts the validating proxy at a port of this machine; 0 takes a free one. Rejects when the port is in use. */
export async function startProxy({ port, onAnswer, onLost, ...options }: ProxyOptions): Promise<Proxy> {
  const traffic = createTraffic(options.upstream);
  const relay = createRelay({ ...options, traffic });

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const call = await readCall(incoming);
    const startedAt = performance.now();
    const { side, operation, status, headers, body, problems } = await relay.answer(call);
    const tookMs = performance.now() - startedAt;
    if (operation !== undefined) onAnswer?.({ operation, side, status, tookMs, problems });
    outgoing.writeHead(status, { ...headers, ...CORS, [SIDE_HEADER]: side });
    if (Buffer.isBuffer(body)) {
      outgoing.end(body);
      return;
    }
    outgoing.flushHeaders();
    outgoing.on('close', () => body.destroy());
    body.on('error', () => outgoing.destroy()).pipe(outgoing);
  };

  const server = createServer((incoming, outgoing) => {
    if (!isLocalCall(incoming)) return outgoing.writeHead(403).end();
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204, CORS).end();
    if (incoming.url === REPORT_PATH) {
      return outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(formatHtml(traffic.result()));
    }
    return void pass(incoming, outgoing).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      onLost?.(reason);
      outgoing.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8', ...CORS }).end(reason);
    });
  });
  server.on('upgrade', (incoming, socket, head) => {
    const { mock = options.upstream, upstream } = options;
    if (isLocalCall(incoming)) joinSockets(relay.chatSide() === 'mock' ? mock : upstream, incoming, socket, head);
    else socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    // An address of a TCP server is an object.
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    result: () => traffic.result(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readCall(incoming: IncomingMessage): Promise<ProxiedCall> {
  const { method = 'GET', url = '/', headers } = incoming;
  return { method, target: url, headers, body: await buffer(incoming) };
}
