import { createApiClient, type Client, type KeyStore, type TransportOptions } from '../client.ts';
import { bodyCodecV3 } from '../codec/index.ts';
import { ApiError } from '../errors/index.ts';
import type { EncryptedBody, EncryptionKey } from '../generated/types.gen.ts';

const BASE_URL = 'https://platform.example';
export const NOW = new Date('2026-11-21T06:50:00.000Z');

/** Answers one request, or throws like a failed connection. */
export type Responder = (request: Request) => Response | Promise<Response>;

export interface SentRequest {
  readonly request: Request;
  readonly body: string;
}

/** Platform double that answers from a script, with a client whose clock and random numbers are fixed. */
export interface FakePlatform {
  readonly client: Client;
  /** Requests of the client, without those for the gateway's key. */
  readonly sent: readonly SentRequest[];
  /** Number of requests for the gateway's key. */
  readonly keyRequests: () => number;
  /** Delay before each retry, in milliseconds. */
  readonly delays: readonly number[];
  /** Replaces the gateway's key. */
  rotateKey(expiresAt?: string): void;
  /** Decrypts the body of a request with the current key and parses it. */
  decrypt(sentRequest: SentRequest | undefined): unknown;
}

/** Answers by the script in order and repeats its last entry. */
export function createFakePlatform(
  script: readonly Responder[],
  options: Partial<TransportOptions> = {},
  prefix = '',
): FakePlatform {
  const sent: SentRequest[] = [];
  const delays: number[] = [];
  let keyRequests = 0;
  let elapsed = 0;
  let key = makeKey(1);

  const fetch = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname.endsWith('/gatewayKey')) {
      keyRequests += 1;
      return success(key)(request);
    }
    const responder = script[Math.min(sent.length, script.length - 1)];
    sent.push({ request, body: await request.clone().text() });
    if (responder === undefined) throw new Error('The script is empty.');
    return responder(request);
  };

  return {
    client: createApiClient({
      baseUrl: `${BASE_URL}${prefix}`,
      fetch,
      now: () => new Date(NOW.getTime() + elapsed),
      random: () => 0.5,
      sleep: async (milliseconds) => {
        delays.push(milliseconds);
        elapsed += milliseconds;
      },
      checkAnswers: 'off',
      ...options,
    }),
    sent,
    delays,
    keyRequests: () => keyRequests,
    rotateKey: (expiresAt) => (key = makeKey(keyRequests + 2, expiresAt)),
    decrypt(sentRequest) {
      if (sentRequest === undefined) throw new Error('Nothing was sent.');
      const body: EncryptedBody = JSON.parse(sentRequest.body);
      const { url, method } = sentRequest.request;
      const path = new URL(url).pathname.slice(prefix.length);
      return JSON.parse(bodyCodecV3.decrypt({ body, gatewayKey: key.gatewayKey, method, path }));
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
  return () => Response.json({ success: true, value, traceId: 'trace' });
}

export function errorAnswer(errorCode: string, status: number, headers: Record<string, string> = {}): Responder {
  return () => Response.json({ success: false, errorCode, message: errorCode, traceId: 'trace' }, { status, headers });
}

export function rawAnswer(body: string, status = 200, type = 'application/json'): Responder {
  return () => new Response(body, { status, headers: { 'Content-Type': type } });
}

/** Fails like a lost connection. */
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
