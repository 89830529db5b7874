import type { BodyCodec } from '../codec/body-codec.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Client } from '../generated/client/index.ts';
import { getEncryptionKey } from '../generated/sdk.gen.ts';
import { encryptedCalls, idempotentCalls, unsafeGets, versionedPlainCalls } from '../generated/wire.gen.ts';
import { nameOfCall, type CallOptions } from './call.ts';
import { createChecks } from './checks.ts';
import { encryptRequest, nameVersions } from './encrypt-request.ts';
import { createGatewayKeys } from './gateway-key.ts';
import { DEFAULT_TIMEOUT_MS, DEFAULT_TRIES, type TransportOptions, type SpecialCalls } from './options.ts';
import { perform, type CallRun } from './run-call.ts';
import { checkEnvelope, send } from './send.ts';
import { createServerClock } from './server-clock.ts';
import { sleepFor, withTimeLimit } from './time-limit.ts';

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
