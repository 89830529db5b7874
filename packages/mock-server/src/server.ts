import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { operations } from '@croupier/sdk/operations';

import { answerAsset, isAssetPath } from './assets.ts';
import { isGameFilePath, serveGameFile } from './game-files.ts';
import { isGameCall } from './games/game-server.ts';
import type { CallHeaders, IncomingCall, Outcome } from './gateway/call.ts';
import { nativeCodec } from './native-codec.ts';
import { isLoopbackHost, isProxied, originOf } from './request-origin.ts';
import { isForm, readForm } from './gateway/multipart-form.ts';
import { isPagePath } from './games/pages/pages.ts';
import { isUploadPath } from './uploaded-pictures.ts';
import { createWorlds as createWorldsAnywhere, isControlPath, type Worlds, type WorldsOptions } from './worlds.ts';

export type { Worlds, WorldsOptions };
export { personas, trialHint } from './seed/personas.ts';

/** Creates worlds that use Node's cryptography. */
export function createWorlds(options: WorldsOptions = {}): Worlds {
  return createWorldsAnywhere({ ...options, world: { codec: nativeCodec, ...options.world } });
}

/** Maximum body size; larger than any upload of the contract. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
const TOKEN_HEADER = 'x-mock-token';
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;

const firstSegment = (path: string): string => path.split('/')[1] ?? '';
const API_PREFIXES = new Set(Object.values(operations).map(({ path }) => firstSegment(path)));

/** True for a path of the API, control calls, games, pages or pictures. */
export function isApiPath(path: string): boolean {
  const isPictureOrPage = isAssetPath(path) || isUploadPath(path) || isPagePath(path);
  return isPictureOrPage || API_PREFIXES.has(firstSegment(path)) || isControlPath(path) || isGameFilePath(path);
}

export interface ApiListenerOptions {
  /**
   * Token required in `X-Mock-Token` for control calls, from anywhere; when empty, only local clients may control the
   * mock.
   */
  readonly controlToken?: string | undefined;
  /** Further host names, besides this machine's and the brand's, with which URLs in answers may begin. */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** A node:http listener for the platform's calls and control calls. */
export function createApiListener(
  worlds: Worlds,
  { controlToken, allowedHosts = [] }: ApiListenerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const hosts = new Set(allowedHosts);
  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await readCall(request, originOf(request, hosts));
    const isControl = isControlPath(call.target.split('?', 1)[0] ?? '');
    if (isControl && !canControl(request, controlToken)) return void response.writeHead(404).end();
    writeOutcome(await (isControl ? worlds.control(call) : worlds.answer(call)), response);
  };
  const find = (target: string) => {
    if (isAssetPath(target)) return serveAsset;
    if (!isGameFilePath(target) || isGameCall(target)) return handleRequest;
    return (request: IncomingMessage, response: ServerResponse) => serveGameFile(request, response, hosts);
  };
  return (request, response) => {
    find(request.url ?? '')(request, response).catch(() => response.destroy());
  };
}

async function serveAsset({ url, method = 'GET', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const ifNoneMatch = headers['if-none-match'];
  const conditions: HeadersInit = ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch };
  const answer = answerAsset(new Request(`http://platform.example${url}`, { method, headers: conditions }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

/**
 * Admits control calls with the token, if one is set: a local proxy is indistinguishable from a local client.
 * Otherwise admits local clients only: not through a proxy that identifies itself, not by a foreign host name that
 * resolves here, and not from another site's page in a local browser.
 */
function canControl({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  const sentToken = headers[TOKEN_HEADER];
  if (token !== undefined && token !== '') return typeof sentToken === 'string' && isSame(sentToken, token);
  const { host = '', origin } = headers;
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) return false;
  if (isProxied(headers) || !isLoopbackHost(host.replace(/:\d+$/, ''))) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return origin === undefined || isLoopbackHost(URL.parse(origin)?.hostname ?? '');
}

/** Compares in constant time. */
function isSame(sentToken: string, token: string): boolean {
  const [a, b] = [Buffer.from(sentToken), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readCall(request: IncomingMessage, origin: string): Promise<IncomingCall> {
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

function writeOutcome(outcome: Outcome, response: ServerResponse): void {
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
