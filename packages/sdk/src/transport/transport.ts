import type { BodyCodec } from '../codec/body-codec.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Client } from '../generated/client/index.ts';
import { getEncryptionKey } from '../generated/sdk.gen.ts';
import { encryptedCalls, idempotentCalls, unsafeGets, versionedPlainCalls } from '../generated/wire.gen.ts';
import { nameOfCall, type CallOptions } from './call.ts';
import { createChecks } from './checks.ts';
import { encryptRequest, nameVersions } from './encrypt-request.ts';
import { DEFAULT_TIMEOUT_MS, DEFAULT_TRIES, type TransportOptions, type SpecialCalls } from './options.ts';
import { perform, type CallRun } from './run-call.ts';
import { checkEnvelope, send } from './send.ts';
import { sleepFor, withTimeLimit } from './time-limit.ts';
import type { EncryptionKey } from '../generated/types.gen.ts';

const loadVersion3 = async (): Promise<BodyCodec> => (await import('../codec/version-3.ts')).version3;

const CONTRACT: SpecialCalls = { encryptedCalls, idempotentCalls, unsafeGets, versionedPlainCalls };

/** Original request function of each client, so that configuring a client again does not wrap it twice. */
const originalRequests = new WeakMap<Client, Client['request']>();

/**
 * Adds the transport to a generated client: token, encrypted bodies, idempotency keys, retries, time limit, validated
 * answers and one kind of error. Every call throws its error; `throwOnError: false` is not supported.
 */
export function applyTransport(client: Client, options: TransportOptions): void {
  const { baseUrl, getToken, timeoutMs = DEFAULT_TIMEOUT_MS, now = () => new Date() } = options;
  const wire = options.wire ?? CONTRACT;
  const checks = createChecks(options);
  const sendOnce = createSender(client, options, wire);
  const originalRequest = originalRequests.get(client) ?? client.request;
  originalRequests.set(client, originalRequest);

  const runAttempt = async (
    call: CallOptions,
    signal: AbortSignal,
    onSend: (request: Request) => void,
  ): Promise<unknown> => {
    const name = nameOfCall(call);
    checks.prepare();
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
    checkEnvelope(answer.data, answer.response, now());
    await checks.answer(name, answer.data, answer.response.status);
    call.meta?.onHeaders?.(answer.response.headers);
    return call.responseStyle === 'data' ? answer.data : answer;
  };

  const attempt = async (call: CallOptions, signal: AbortSignal): Promise<unknown> => {
    let sent: Request | undefined;
    try {
      return await runAttempt(call, signal, (request) => (sent = request));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'AUTH_REQUIRED') options.onTokenRefused?.(tokenOf(sent));
      throw error;
    }
  };

  const performing: CallRun = {
    attempt,
    idempotentCalls: new Set(wire.idempotentCalls),
    unsafeGets: new Set(wire.unsafeGets),
    keys: options.idempotencyKeys,
    tries: options.tries ?? DEFAULT_TRIES,
    timeoutMs,
    now,
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleepFor,
  };

  const request = async (call: CallOptions): Promise<unknown> => {
    const ending = await withTimeLimit({ timeoutMs, signal: call.signal ?? undefined }, async (signal) => {
      await checks.request(call);
      return perform(call, signal, performing);
    });
    // Delete the key only now that the caller learns the outcome: deleted earlier, a caller that timed out would lose
    // it. A key that cannot be deleted only makes the platform repeat its first answer.
    if (ending.finishedIntent !== undefined)
      await performing.keys?.release(ending.finishedIntent).catch(() => undefined);
    if ('error' in ending) throw ending.error;
    return ending.answer;
  };

  wrapRequests(client, request);
  client.setConfig({ baseUrl, throwOnError: true, parseAs: 'json', auth: () => getToken?.() });
}

/** Sends one request of a call, encrypted and with version headers where the contract asks for it. */
function createSender(client: Client, options: TransportOptions, wire: SpecialCalls) {
  const { baseUrl, loadCodec = loadVersion3, now = () => new Date() } = options;
  const encrypted = new Set(wire.encryptedCalls);
  const versioned = new Set(wire.versionedPlainCalls);
  const clock = createServerClock(now);
  const keys = createGatewayKeys(
    async () => (await getEncryptionKey({ client })).value,
    () => clock.now(),
  );
  // Looked up per call, so that a test or worker can replace the global.
  const runAttempt = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await runAttempt(request);
    clock.learn(request, answer);
    return answer;
  };

  const sendEncrypted = async (request: Request, mayRepeat: boolean): Promise<Response> => {
    const [codec, key] = await Promise.all([loadCodec(), keys.current()]);
    const sealed = await encryptRequest(request, pathOf(request, baseUrl), { codec, key, now: clock.now() });
    try {
      return await send(sealed, { fetch, now });
    } catch (error) {
      // The gateway may have rotated its key. It refused before processing, so one more try is safe.
      if (!mayRepeat || !(error instanceof ApiError) || error.code !== 'DECRYPT_FAILED') throw error;
      keys.forget(key);
      return sendEncrypted(request, false);
    }
  };

  return (request: Request, call: string): Promise<Response> => {
    if (encrypted.has(call)) return sendEncrypted(request, true);
    return send(versioned.has(call) ? nameVersions(request) : request, { fetch, now });
  };
}

/**
 * Replaces the methods that generated functions call; the client offers no other way to replace its request function.
 */
function wrapRequests(client: Client, request: (call: CallOptions) => Promise<unknown>): void {
  const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
  // The answer's type is the caller's type parameter, which cannot be checked here.
  const typed = request as Client['request'];
  client.request = typed;
  for (const [name, method] of Object.entries(methods)) {
    // The entries of the constant above.
    client[name as keyof typeof methods] = (call) => typed({ ...call, method });
  }
}

/** The token that a request carries. */
const tokenOf = (request: Request | undefined): string | undefined =>
  request?.headers.get('Authorization')?.replace(/^Bearer /, '');

/** The contract's path of a request, without origin and the prefix of the base URL. */
function pathOf(request: Request, baseUrl: string): string {
  const { pathname } = new URL(request.url);
  const prefix = new URL(baseUrl === '' ? '/' : baseUrl, request.url).pathname.replace(/\/$/, '');
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

interface GatewayKeys {
  /** Returns the current key; fetches it when there is none or it has expired. */
  current(): Promise<EncryptionKey>;
  /** Discards this key after the gateway refused a body made with it. A newer key is kept. */
  forget(key: EncryptionKey): void;
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
    forget(key) {
      if (latestKey === key) pending = latestKey = undefined;
    },
    async current() {
      const shared = pending ?? fetchKey();
      const key = await shared;
      if (Date.parse(key.expiresAt) > now().getTime()) return key;
      // Callers that waited for the same stale key share the new request.
      return pending === undefined || pending === shared ? fetchKey() : pending;
    },
  };
}

interface ServerClock {
  /** The platform's current time. */
  now(): Date;
  /** Reads the platform's time from an answer. */
  learn(request: Request, answer: Response): void;
}

/**
 * The platform's time, for timestamps that it validates: it refuses encrypted bodies that are five minutes off, and
 * phone clocks often are. Until the first answer it is the client's own time.
 */
function createServerClock(now: () => Date): ServerClock {
  let offsetMs = 0;
  return {
    now: () => new Date(now().getTime() + offsetMs),
    learn(request, answer) {
      // An answer to a GET may come from a cache with an old date.
      if (request.method === 'GET') return;
      const serverTime = Date.parse(answer.headers.get('Date') ?? '');
      if (!Number.isNaN(serverTime)) offsetMs = serverTime - now().getTime();
    },
  };
}
