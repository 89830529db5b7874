import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import type { CallHeaders, IncomingCall, Outcome } from './gateway/call.ts';
import { isForm, readForm } from './gateway/multipart-form.ts';

/** Maximum body size; larger than any upload of the contract. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

export type HttpListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Reads a request; `origin` is that of this server as the caller sees it. */
export async function readCall(request: IncomingMessage, origin: string): Promise<IncomingCall> {
  const bytes = await readBody(request);
  const { method = 'GET', url = '/', headers, socket } = request;
  // Servers listening on IPv4 and IPv6 report IPv4 addresses in IPv6 form.
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const call = { method, target: url, headers: toCallHeaders(headers), address, origin };
  const contentType = headers['content-type'] ?? null;
  if (!isForm(contentType)) return { ...call, body: bytes.toString() };
  return { ...call, body: '', form: await readForm(bytes, contentType) };
}

function toCallHeaders(headers: IncomingHttpHeaders): CallHeaders {
  const get = (name: string): string | null => {
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  return { get, has: (name) => get(name) !== null };
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  if (request.method === 'GET' || request.method === 'HEAD') return Buffer.concat(parts);
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
export function writeOutcome(outcome: Outcome, response: ServerResponse): void {
  // Keeps the connection open until the caller aborts.
  if (outcome.kind === 'silence') return;
  if (outcome.delay > 0) {
    const timer = setTimeout(() => writeResponse(outcome, response), outcome.delay);
    response.once('close', () => clearTimeout(timer));
  } else {
    writeResponse(outcome, response);
  }
}

function writeResponse(outcome: Exclude<Outcome, { kind: 'silence' }>, response: ServerResponse): void {
  if (outcome.kind === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const { status, body } = outcome;
  const headers = { 'X-Content-Type-Options': 'nosniff', ...outcome.headers };
  const isEmpty = status === 204 || status === 205 || status === 304;
  if (isEmpty) response.writeHead(status, headers).end();
  else response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}
