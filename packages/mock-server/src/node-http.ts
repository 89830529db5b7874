import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import type { CallHeaders, IncomingCall, StreamBody, Transmission } from './gateway/call.ts';
import { isForm, readForm } from './gateway/multipart-form.ts';

/** Maximum body size; larger than any upload of the contract. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

export type HttpListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Reads a request; `originOf` returns the origin of this server as the caller sees it. */
export async function readCall(request: IncomingMessage, originOf: () => string): Promise<IncomingCall> {
  const { method = 'GET', url = '/', headers, socket } = request;
  const bytes = method === 'GET' || method === 'HEAD' ? undefined : await readBody(request);
  const contentType = headers['content-type'] ?? null;
  const form = bytes !== undefined && isForm(contentType) ? await readForm(bytes, contentType) : undefined;
  return {
    method,
    target: url,
    headers: toCallHeaders(headers),
    // Servers listening on IPv4 and IPv6 report IPv4 addresses in IPv6 form.
    address: (socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    get origin() {
      return originOf();
    },
    body: form === undefined ? (bytes?.toString() ?? '') : '',
    form,
  };
}

/** The headers of a request by case-insensitive name. */
export function toCallHeaders(headers: IncomingHttpHeaders): CallHeaders {
  const get = (name: string): string | null => {
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  return { get, has: (name) => get(name) !== null };
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const buffer = Buffer.from(part);
    bytes += buffer.length;
    if (bytes > MAX_BODY_BYTES) throw new RangeError('The body is too large.');
    parts.push(buffer);
  }
  return Buffer.concat(parts);
}

/** Carries an outcome out on the connection. */
export function writeOutcome(outcome: Transmission, response: ServerResponse): void {
  // Keeps the connection open until the caller aborts.
  if (outcome.kind === 'silence') return;
  if (outcome.delay > 0) {
    const timer = setTimeout(() => writeResponse(outcome, response), outcome.delay);
    response.once('close', () => {
      clearTimeout(timer);
      if (outcome.kind === 'connected' && !response.headersSent) void outcome.body.cancel();
    });
  } else {
    writeResponse(outcome, response);
  }
}

function writeResponse(outcome: Exclude<Transmission, { kind: 'silence' }>, response: ServerResponse): void {
  if (outcome.kind === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const { status } = outcome;
  const headers: OutgoingHttpHeaders = { 'X-Content-Type-Options': 'nosniff', ...outcome.headers };
  if (outcome.kind === 'connected') {
    response.writeHead(status, headers);
    void writeStream(outcome.body, response);
    return;
  }
  const { body } = outcome;
  const isEmpty = status === 204 || status === 205 || status === 304;
  if (!isEmpty) headers['Content-Length'] = Buffer.byteLength(body);
  response.writeHead(status, headers).end(isEmpty ? undefined : body);
}

/** Writes a stream to its end, which the end of the connection is too. */
async function writeStream(body: StreamBody, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  response.once('close', () => void reader.cancel());
  for (;;) {
    // Each chunk comes after the one before.
    const { done, value } = await reader.read();
    if (done) break;
    response.write(value);
  }
  response.end();
}
