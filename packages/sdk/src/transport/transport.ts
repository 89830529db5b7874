import type { BodyCodec } from '../codec/body-codec.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Client } from '../generated/client/index.ts';
import { getEncryptionKey } from '../generated/sdk.gen.ts';
import { encryptedCalls } from '../generated/wire.gen.ts';
import { encryptRequest } from './encrypt-request.ts';
import { createGatewayKeys } from './gateway-key.ts';
import { matchCall } from './match-call.ts';
import { DEFAULT_TIMEOUT_MS, type TransportOptions } from './options.ts';
import { checkEnvelope, send, toApiError } from './send.ts';

const isEncrypted = matchCall(encryptedCalls);
const loadVersion3 = async (): Promise<BodyCodec> => (await import('../codec/version-3.ts')).version3;

/** Makes a generated client travel our way: token, encrypted bodies, time limit, one kind of error. */
export function applyTransport(client: Client, options: TransportOptions): void {
  const { baseUrl, getToken, timeoutMs = DEFAULT_TIMEOUT_MS, loadCodec = loadVersion3, now = () => new Date() } = options;
  // Looked up at each call, so that a test's or a worker's replacement of the global takes effect.
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const keys = createGatewayKeys(async () => (await getEncryptionKey({ client })).value, now);

  const sendEncrypted = async (request: Request, path: string): Promise<Response> => {
    const [codec, key] = await Promise.all([loadCodec(), keys.current()]);
    return send(await encryptRequest(request, path, { codec, key, now: now() }), fetch, timeoutMs);
  };

  const transport = async (request: Request): Promise<Response> => {
    const path = pathOf(request, baseUrl);
    if (!isEncrypted(request.method, path)) return send(request, fetch, timeoutMs);
    try {
      return await sendEncrypted(request, path);
    } catch (error) {
      // The gateway may have changed its key. It refused before doing anything, so one more try is safe.
      if (!(error instanceof ApiError) || error.code !== 'DECRYPT_FAILED') throw error;
      keys.forget();
      return sendEncrypted(request, path);
    }
  };

  client.setConfig({
    baseUrl,
    throwOnError: true,
    fetch: (input, init) => transport(new Request(input, init)),
    auth: () => getToken?.(),
    responseValidator: async (answer) => checkEnvelope(answer),
  });
  client.interceptors.error.clear();
  client.interceptors.error.use(toApiError);
}

/** The contract's path of a request: without origin and without the prefix of the base URL. */
function pathOf(request: Request, baseUrl: string): string {
  const { pathname } = new URL(request.url);
  const prefix = new URL(baseUrl === '' ? '/' : baseUrl, request.url).pathname.replace(/\/$/, '');
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
}
