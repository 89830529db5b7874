import { randomUUID } from 'node:crypto';

import { createApiClient, getEncryptionKey, type Client } from '@croupier/sdk/client';
import { isApiError } from '@croupier/sdk/errors';
import type { Role } from '@croupier/sdk/operations';
import { createSigner, type SignedParts } from '@croupier/sdk/servers';
import type { EncryptionKey } from '@croupier/sdk/types';

import { isRecord } from '../contract/fields.ts';
import { operations } from '../contract/operations.ts';
import { sampleOf } from '../contract/sample.ts';
import { parseJson } from './parse-json.ts';
import { NotImplementedError, NotReachedError, type CallRequest, type Exchange } from './exchange.ts';
import { readStream, type StreamLimit } from './read-stream.ts';
import { createSeal } from './seal.ts';

const TIMEOUT_MS = 20_000;
/** The longest `Retry-After` in seconds that is waited for. */
const LONGEST_WAIT = 61;

export interface ServerOptions {
  /** Origin and prefix of the API, without trailing slash. */
  readonly baseUrl: string;
  readonly tokens: ReadonlyMap<Role, string>;
}

/** The server under test. */
export interface Server {
  /** Roles that calls can be made as: a guest, and those with a token. */
  readonly roles: readonly Role[];
  /** Makes one call. Throws a NotReachedError without an answer, and a NotImplementedError for the answer 501. */
  send(request: CallRequest): Promise<Exchange>;
  /** A new ticket for one stream of events; undefined when it is refused. */
  ticket(role: Role): Promise<string | undefined>;
  /** Throws a NotReachedError when nothing answers at the base URL. */
  reach(): Promise<void>;
}

/** Connects the checks to a server, which is called by one call at a time. */
export function connect({ baseUrl, tokens }: ServerOptions): Server {
  const client = createApiClient({ baseUrl, tries: 1 });
  let key: Promise<EncryptionKey> | undefined;
  const bodyOf = async ({ operation, body, tamper }: CallRequest, method: string, path: string) => {
    if (body === undefined || !operation.encrypted) return body;
    const { keyId, gatewayKey } = await (key ??= loadKey(client));
    const seal = createSeal({ plain: JSON.stringify(body), keyId, gatewayKey, method, path });
    return tamper === undefined ? seal() : tamper(seal(), seal);
  };
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, '');
  const server: Server = {
    roles: ['guest', ...tokens.keys()],
    async send(request) {
      const { operation, role, method = operation.method } = request;
      const { path, query, headers } = placeParameters(request);
      const token = request.token ?? tokens.get(role);
      if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
      headers.set(
        'Accept',
        request.accept ?? (request.stream === undefined ? 'application/json' : 'text/event-stream'),
      );
      const body = await bodyOf(request, method, path);
      if (body !== undefined) headers.set('Content-Type', 'application/json');
      const text = body === undefined ? '' : JSON.stringify(body);
      const sent = request.form ?? (body === undefined ? undefined : text);
      if (request.signing !== undefined)
        await sign(headers, request.signing, { method, path: prefix + path, body: text });
      const target = `${path}${query === '' ? '' : `?${query}`}`;
      const answer = await answerOf(
        `${baseUrl}${target}`,
        {
          method,
          headers,
          ...(sent === undefined ? {} : { body: sent }),
        },
        request.stream,
      );
      if (answer.status === 501) throw new NotImplementedError(`${operation.id} answered 501.`);
      return { operation, request: { role, method, target, body: request.body, ...keyOf(headers) }, answer };
    },
    async ticket(role) {
      const operation = operations.find(({ id }) => id === 'createEventTicket');
      if (operation === undefined) return undefined;
      const { json } = (await server.send({ operation, role, parameters: {} })).answer;
      const value = isRecord(json) && isRecord(json['value']) ? json['value']['ticket'] : undefined;
      return typeof value === 'string' ? value : undefined;
    },
    async reach() {
      await answerOf(baseUrl, { method: 'GET' });
    },
  };
  return server;
}

/** Loads the key of encrypted bodies. Throws a NotReachedError: without it, encrypted calls cannot be made. */
async function loadKey(client: Client): Promise<EncryptionKey> {
  try {
    return (await getEncryptionKey({ client })).value;
  } catch (error) {
    if (!isApiError(error)) throw error;
    throw new NotReachedError(`getEncryptionKey gave no key: ${error.code ?? error.kind}`, { cause: error });
  }
}

/** Puts the values of parameters into path, query and headers, with the headers that every call of the operation has. */
function placeParameters({ operation, parameters }: CallRequest): { path: string; query: string; headers: Headers } {
  const headers = new Headers();
  const query = new URLSearchParams();
  let { path } = operation;
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'header' || !parameter.required) continue;
    headers.set(parameter.name, parameter.name === 'Idempotency-Key' ? randomUUID() : String(sampleOf(parameter)));
  }
  for (const [name, value] of Object.entries(parameters)) {
    const place = operation.parameters.find((parameter) => parameter.name === name)?.in ?? 'query';
    if (isLeftOut(name, parameters)) headers.delete(name);
    else if (place === 'header') headers.set(name, String(value));
    else if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else for (const one of [value].flat()) query.append(name, String(one));
  }
  return { path, query: query.toString(), headers };
}

/** Sets the headers of a signed call, as the contract's security schemes say. */
async function sign(
  headers: Headers,
  { server, secret }: NonNullable<CallRequest['signing']>,
  parts: Pick<SignedParts, 'method' | 'path' | 'body'>,
): Promise<void> {
  const timestamp = new Date().toISOString();
  const caller = server.vendor ?? server.provider;
  if (server.vendor !== undefined) headers.set('X-Vendor', server.vendor);
  headers.set('X-Timestamp', timestamp);
  headers.set('X-Signature', await createSigner(secret)({ caller, timestamp, ...parts }));
}

function keyOf(headers: Headers): { readonly idempotencyKey?: string } {
  const idempotencyKey = headers.get('Idempotency-Key');
  return idempotencyKey === null ? {} : { idempotencyKey };
}

/** True for a header that is given as undefined, to send a call without it. */
function isLeftOut(name: string, parameters: CallRequest['parameters']): boolean {
  return parameters[name] === undefined;
}

/** The answer; one that refuses too many calls is asked for again after the time that it names. */
async function answerOf(url: string, init: RequestInit, stream?: StreamLimit): Promise<Exchange['answer']> {
  const response = await fetchOnce(url, init, stream);
  const wait = response.status === 429 ? Number.parseInt(response.headers.get('Retry-After') ?? '', 10) : Number.NaN;
  if (!(wait <= LONGEST_WAIT)) return response;
  await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  return fetchOnce(url, init, stream);
}

async function fetchOnce(url: string, init: RequestInit, stream?: StreamLimit): Promise<Exchange['answer']> {
  try {
    const isStream = stream !== undefined;
    const limit = isStream ? {} : { signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await fetch(url, { ...init, redirect: 'manual', ...limit });
    const { status, headers } = response;
    if (isStream && response.ok) return { status, headers, text: await readStream(response, stream), json: undefined };
    // A byte order mark is part of a CSV file; `text` would drop it.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, text, json: parseJson(text) };
  } catch (error) {
    throw new NotReachedError(`${new URL(url).origin} was not reached: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Name resolution, port, TLS or time, as far as the error says. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `DNS does not know the name (${code})`;
  if (code === 'ECONNREFUSED') return `nothing listens on the port (${code})`;
  if (/CERT|TLS|SSL|SIGNED/.test(code)) return `TLS failed (${code})`;
  return code === '' ? `the connection failed (${cause instanceof Error ? cause.message : error.message})` : code;
}
