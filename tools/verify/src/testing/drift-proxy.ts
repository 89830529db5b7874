import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Headers that belong to one connection. */
const NOT_PASSED = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/** A call before it is sent to the server; a drift may change address and headers. */
export interface PassedRequest {
  readonly method: string;
  readonly body: string;
  readonly url: URL;
  readonly headers: Headers;
}

/** The server's answer before it is sent back; a drift may change all of it. */
export interface PassedAnswer {
  status: number;
  readonly headers: Headers;
  text: string;
}

/** One deviation of a server from the contract. */
export interface Drift {
  readonly request?: (request: PassedRequest) => void;
  readonly answer?: (answer: PassedAnswer, request: PassedRequest) => void;
}

export interface DriftProxy {
  readonly baseUrl: string;
  /** Plants one drift in all that follows; undefined for none. */
  plant(drift: Drift | undefined): void;
  close(): void;
}

/** Starts a proxy on a free port that plants a drift in the calls to a server. */
export async function startDriftProxy(target: string): Promise<DriftProxy> {
  let planted: Drift | undefined;
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const request = {
      body: body.toString(),
      method: incoming.method ?? 'GET',
      url: new URL(incoming.url ?? '/', target),
      headers: headersOf(incoming),
    };
    planted?.request?.(request);
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
    if (isStream(response)) return passStream(response, outgoing, (answer) => planted?.answer?.(answer, request));
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    const answer: PassedAnswer = { status: response.status, headers: new Headers(response.headers), text };
    planted?.answer?.(answer, request);
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) answer.headers.delete(name);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.text);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // An address of a TCP server is an object.
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plant(drift) {
      planted = drift;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isStream({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
}

/** Passes on each part of a stream when it comes, with the changes of a drift. */
async function passStream(
  response: Response,
  outgoing: ServerResponse,
  change: (answer: PassedAnswer) => void,
): Promise<void> {
  const headers = new Headers(response.headers);
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  outgoing.on('close', () => void reader?.cancel().catch(() => {}));
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) break;
    const answer = { status: response.status, headers, text: decoder.decode(part.value, { stream: true }) };
    change(answer);
    if (!outgoing.headersSent) outgoing.writeHead(answer.status, Object.fromEntries(headers));
    outgoing.write(answer.text);
  }
  outgoing.end();
}

/** The headers that a proxy passes on. */
function headersOf({ headers }: IncomingMessage): Headers {
  const passed = Object.entries(headers).filter(([name]) => !NOT_PASSED.has(name));
  return new Headers(passed.map(([name, value]) => [name, String(value)]));
}
