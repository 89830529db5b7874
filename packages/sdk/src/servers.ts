import { createApiClient, type Client, type TransportOptions } from './client.ts';
import {
  createSignedFetch,
  createSigner,
  type Sign,
  type SignedParts,
  type SigningServer,
} from './transport/sign-request.ts';

/** Settings of a client for servers: the transport's without those of sessions and encrypted bodies. */
export type ServerClientOptions = Omit<
  TransportOptions,
  'getToken' | 'onTokenRefused' | 'idempotencyKeys' | 'loadCodec'
> &
  SigningServer &
  (
    | {
        /** The key agreed with the platform. It must never reach a browser. */
        readonly secret: string;
        readonly sign?: never;
      }
    | { readonly sign: Sign; readonly secret?: never }
  );

/** Creates the client of a vendor's or payment provider's server, which signs every call. */
export function createServerClient({ secret, sign, vendor, provider, ...options }: ServerClientOptions): Client {
  const server: SigningServer = vendor === undefined ? { provider } : { vendor };
  const signing = { server, sign: sign ?? createSigner(secret), now: options.now ?? (() => new Date()) };
  return createApiClient({ ...options, fetch: createSignedFetch({ ...signing, fetch: options.fetch }) });
}

export type { Client, Sign, SignedParts, SigningServer };
export { createSigner };
export * from './generated/server-calls.gen.ts';
