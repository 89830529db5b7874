import { createApiClient, type Client, type KeyStore, type TransportOptions } from '../client.ts';
import { version3 } from '../codec/index.ts';
import { ApiError } from '../errors/index.ts';
import type { EncryptedBody, EncryptionKey } from '../generated/types.gen.ts';

const BASE_URL = 'https://platform.example';
export const NOW = new Date('2026-11-21T06:50:00.000Z');

/** Answers one request, or throws as a broken network does. */
export type Responder = (request: Request) => Response | Promise<Response>;

export interface SentRequest {
  readonly request: Request;
  readonly body: string;
}

/** Platform double that answers from a script, with a client whose clock and randomness are fixed. */
export interface FakePlatform {
  readonly client: Client;
  /** Received requests, without those for the gateway's key. */
  readonly sent: readonly SentRequest[];
  /** Number of requests for the gateway's key. */
  readonly keyRequests: () => number;
  /** Delay before each retry, in milliseconds. */
  readonly waits: readonly number[];
  /** Rotates the gateway's key. */
  changeKey(expiresAt?: string): void;
  /** Decrypts a request with the current key. */
  open(sent: SentRequest | undefined): unknown;
}

/** Gives the answers in order and repeats the last one. */
export function createFakePlatform(
  script: readonly Responder[],
  options: Partial<TransportOptions> = {},
  prefix = '',
): FakePlatform {
  const sent: SentRequest[] = [];
  const waits: number[] = [];
  let keyRequests = 0;
  let elapsed = 0;
  let key = makeKey(1);

  const fetch = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname.endsWith('/gatewayKey')) {
      keyRequests += 1;
      return success(key)(request);
    }
    const answering = script[Math.min(sent.length, script.length - 1)];
    sent.push({ request, body: await request.clone().text() });
    if (answering === undefined) throw new Error('The script is empty.');
    return answering(request);
  };

  return {
    client: createApiClient({
      baseUrl: `${BASE_URL}${prefix}`,
      fetch,
      now: () => new Date(NOW.getTime() + elapsed),
      random: () => 0.5,
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
        elapsed += milliseconds;
      },
      checkAnswers: 'off',
      ...options,
    }),
    sent,
    waits,
    keyRequests: () => keyRequests,
    changeKey: (expiresAt) => (key = makeKey(keyRequests + 2, expiresAt)),
    open(one) {
      if (one === undefined) throw new Error('Nothing was sent.');
      const body: EncryptedBody = JSON.parse(one.body);
      const path = new URL(one.request.url).pathname.slice(prefix.length);
      return JSON.parse(version3.decrypt({ body, gatewayKey: key.gatewayKey, method: one.request.method, path }));
    },
  };
}

function makeKey(number: number, expiresAt = '2026-11-22T00:00:00Z'): EncryptionKey {
  return {
    keyId: `gk_${number}`,
    algorithm: 'A256CBC-HS256',
    gatewayKey: btoa(String(number).repeat(32).slice(0, 32)),
    expiresAt,
  };
}

export function success(value: unknown): Responder {
  return () => Response.json({ success: true, value });
}

export function errorAnswer(errorCode: string, status: number, headers: Record<string, string> = {}): Responder {
  return () => Response.json({ success: false, errorCode, message: errorCode }, { status, headers });
}

export function text(body: string, status = 200, type = 'application/json'): Responder {
  return () => new Response(body, { status, headers: { 'Content-Type': type } });
}

/** The connection breaks. */
export const networkError: Responder = () => {
  throw new TypeError('fetch failed');
};

/** Never answers and ignores the abort signal. */
export const neverAnswer: Responder = () => new Promise(() => undefined);

/** Returns the error of a call that must fail. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError))
    throw new Error(`The call did not raise an ApiError but ${String(error)}.`, { cause: error });
  return error;
}

/** In-memory key store that a test can inspect. Synchronous, like a tab's sessionStorage. */
export function createMemoryStore(): KeyStore & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}
