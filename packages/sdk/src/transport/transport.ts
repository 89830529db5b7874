import type { BodyCodec } from '../codec/body-codec.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Client } from '../generated/client/index.ts';
import { getEncryptionKey } from '../generated/sdk.gen.ts';
import { encryptedCalls, idempotentCalls, unsafeGets, versionedPlainCalls } from '../generated/wire.gen.ts';
import { nameOfCall, type CallOptions } from './call.ts';
import { createCallLog, type CallTrace } from './call-log.ts';
import { createChecks } from './checks.ts';
import { encryptRequest, addVersionHeaders } from './encrypt-request.ts';
import { DEFAULT_TIMEOUT_MS, DEFAULT_TRIES, type TransportOptions, type SpecialCalls } from './options.ts';
import { runCall, type CallSettings } from './run-call.ts';
import { checkCsv, checkEnvelope, send } from './send.ts';
import { sleepFor, withTimeLimit } from './time-limit.ts';
import type { EncryptionKey } from '../generated/types.gen.ts';

const loadVersion3 = async (): Promise<BodyCodec> => (await import('../codec/version-3.ts')).bodyCodecV3;

const CONTRACT: SpecialCalls = { encryptedCalls, idempotentCalls, unsafeGets, versionedPlainCalls };

/** The original request function of each client, so that configuring a client again does not wrap it twice. */
const originalRequests = new WeakMap<Client, Client['request']>();

/**
 * Adds the transport to a generated client: token, encrypted bodies, idempotency keys, retries, time limit, validated
 * answers and one kind of error. Every call throws its error; `throwOnError: false` is not supported.
 */
export function applyTransport(client: Client, options: TransportOptions): void {
  const { baseUrl, getToken, timeoutMs = DEFAULT_TIMEOUT_MS, now = () => new Date() } = options;
  const wire = options.wire ?? CONTRACT;
  const checks = createChecks(options);
  const logged = createCallLog({ onCall: options.onCall, now });
  const sendOnce = createSender(client, options, wire);
  const originalRequest = originalRequests.get(client) ?? client.request;
  originalRequests.set(client, originalRequest);

  const runAttempt = async (
    call: CallOptions,
    signal: AbortSignal,
    { onSend, trace }: { readonly onSend: (request: Request) => void; readonly trace: CallTrace },
  ): Promise<unknown> => {
    const name = nameOfCall(call);
    checks.prepare(name);
    const answer = await originalRequest<unknown, unknown, true>({
      ...call,
      method: call.method ?? 'GET',
      signal,
      responseStyle: 'fields',
      throwOnError: true,
      fetch: (input, init) => {
        const request = new Request(input, init);
        onSend(request);
        return sendOnce(request, name);
      },
    });
    trace.status = answer.response.status;
    if (call.parseAs === 'blob') {
      checkCsv(answer.response);
    } else {
      checkEnvelope(answer.data, answer.response, now());
      await checks.answer(name, answer.data, answer.response.status);
    }
    call.meta?.onHeaders?.(answer.response.headers);
    return call.responseStyle === 'data' ? answer.data : answer;
  };

  const attempt = async (call: CallOptions, signal: AbortSignal, trace: CallTrace): Promise<unknown> => {
    let sent: Request | undefined;
    trace.tries += 1;
    try {
      return await runAttempt(call, signal, { onSend: (request) => (sent = request), trace });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'AUTH_REQUIRED') options.onTokenRefused?.(tokenOf(sent));
      throw error;
    }
  };

  const settings: Omit<CallSettings, 'attempt' | 'timeoutMs' | 'tries'> = {
    idempotentCalls: new Set(wire.idempotentCalls),
    unsafeGets: new Set(wire.unsafeGets),
    keys: options.idempotencyKeys,
    now,
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleepFor,
  };

  const runLimited = async (call: CallOptions, trace: CallTrace): Promise<unknown> => {
    const limitMs = call.meta?.timeoutMs ?? timeoutMs;
    const result = await withTimeLimit({ timeoutMs: limitMs, signal: call.signal ?? undefined }, async (signal) => {
      await checks.request(call);
      const tryCall: CallSettings['attempt'] = (keyed, aborted) => attempt(keyed, aborted, trace);
      const tries = call.meta?.tries ?? options.tries ?? DEFAULT_TRIES;
      return runCall(call, signal, { ...settings, attempt: tryCall, timeoutMs: limitMs, tries });
    });
    // Delete the key only here, because a caller that got a timeout needs the key again. When the key cannot be
    // deleted, the platform repeats its first answer for the next submit.
    if (result.finishedIntent !== undefined) await settings.keys?.release(result.finishedIntent).catch(() => undefined);
    if ('error' in result) throw result.error;
    return result.answer;
  };

  wrapRequests(client, (call) => logged(call, (trace) => runLimited(call, trace)));
  client.setConfig({ baseUrl, throwOnError: true, parseAs: 'json', auth: () => getToken?.(), ...fetchOf(options) });
}

/** The fetch of streams of events, which do not pass through the transport; calls pass their own. */
function fetchOf({ fetch }: TransportOptions): { fetch?: typeof globalThis.fetch } {
  return fetch === undefined ? {} : { fetch: (input, init) => fetch(new Request(input, init)) };
}

/** Returns a function that sends one request, encrypted and with version headers where the contract requires it. */
function createSender(client: Client, options: TransportOptions, wire: SpecialCalls) {
  const { baseUrl, loadCodec = loadVersion3, now = () => new Date() } = options;
  const encrypted = new Set(wire.encryptedCalls);
  const versioned = new Set(wire.versionedPlainCalls);
  const clock = createServerClock(now);
  const keys = createGatewayKeys(
    async () => (await getEncryptionKey({ client })).value,
    () => clock.now(),
  );
  // The global is read for each request, so that a test or worker can replace it.
  const originalFetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await originalFetch(request);
    clock.update(request, answer);
    return answer;
  };

  const sendEncrypted = async (request: Request, mayRepeat: boolean): Promise<Response> => {
    const [codec, key] = await Promise.all([loadCodec(), keys.current()]);
    const encryptedRequest = await encryptRequest(request, pathOf(request, baseUrl), { codec, key, now: clock.now() });
    try {
      return await send(encryptedRequest, { fetch, now });
    } catch (error) {
      // The gateway may have a new key. It did not process the request, so one more try is safe.
      if (!mayRepeat || !(error instanceof ApiError) || error.code !== 'DECRYPT_FAILED') throw error;
      keys.discard(key);
      return sendEncrypted(request, false);
    }
  };

  return (request: Request, call: string): Promise<Response> => {
    if (encrypted.has(call)) return sendEncrypted(request, true);
    return send(versioned.has(call) ? addVersionHeaders(request) : request, { fetch, now });
  };
}

/**
 * Replaces the methods that the generated functions call; the client has no option for its request function.
 */
function wrapRequests(client: Client, request: (call: CallOptions) => Promise<unknown>): void {
  const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
  // The answer's type is the caller's type parameter, which cannot be checked here.
  const typedRequest = request as Client['request'];
  client.request = typedRequest;
  for (const [name, method] of Object.entries(methods)) {
    // The names are the keys of `methods`.
    client[name as keyof typeof methods] = (call) => typedRequest({ ...call, method });
  }
}

/** The token in the headers of a request. */
const tokenOf = (request: Request | undefined): string | undefined =>
  request?.headers.get('Authorization')?.replace(/^Bearer /, '');

/** The path of a request as in the contract: without the origin and prefix of the base URL. */
function pathOf(request: Request, baseUrl: string): string {
  const { pathname } = new URL(request.url);
  const prefix = new URL(baseUrl === '' ? '/' : baseUrl, request.url).pathname.replace(/\/$/, '');
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

interface GatewayKeys {
  /** Returns the current key; fetches it when there is none or it has expired. */
  current(): Promise<EncryptionKey>;
  /** Discards this key after the gateway could not decrypt with it. A newer key is kept. */
  discard(key: EncryptionKey): void;
}

/** Caches the gateway's key; concurrent calls share one request for it. */
function createGatewayKeys(load: () => Promise<EncryptionKey>, now: () => Date): GatewayKeys {
  let pending: Promise<EncryptionKey> | undefined;
  let latestKey: EncryptionKey | undefined;

  const fetchKey = (): Promise<EncryptionKey> => {
    const pendingKey = load().then(
      (key) => (latestKey = key),
      (error: unknown) => {
        if (pending === pendingKey) pending = undefined;
        throw error;
      },
    );
    pending = pendingKey;
    return pendingKey;
  };

  return {
    discard(key) {
      if (latestKey === key) pending = latestKey = undefined;
    },
    async current() {
      const sharedRequest = pending ?? fetchKey();
      const key = await sharedRequest;
      if (Date.parse(key.expiresAt) > now().getTime()) return key;
      // Callers that waited for the same expired key share the new request.
      return pending === undefined || pending === sharedRequest ? fetchKey() : pending;
    },
  };
}

interface ServerClock {
  /** The platform's current time. */
  now(): Date;
  /** Sets the time by the `Date` header of an answer. */
  update(request: Request, answer: Response): void;
}

/**
 * The platform's time, for the timestamps of encrypted bodies: the platform refuses timestamps that differ by more than
 * five minutes from its time, and the clocks of phones are often wrong. Before the first answer it is the client's time.
 */
function createServerClock(now: () => Date): ServerClock {
  let offsetMs = 0;
  return {
    now: () => new Date(now().getTime() + offsetMs),
    update(request, answer) {
      // An answer to a GET may come from a cache with an old date.
      if (request.method === 'GET') return;
      const serverTime = Date.parse(answer.headers.get('Date') ?? '');
      if (!Number.isNaN(serverTime)) offsetMs = serverTime - now().getTime();
    },
  };
}
