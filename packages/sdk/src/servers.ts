import { createApiClient, type Client, type TransportOptions } from './client.ts';
import { createSignedFetch, createSigner, type Sign, type SignedParts } from './transport/sign-request.ts';

/** Settings of a client for servers: the transport's without those of sessions and encrypted bodies. */
export type ServerClientOptions = Omit<
  TransportOptions,
  'getToken' | 'onTokenRefused' | 'idempotencyKeys' | 'loadCodec'
> &
  (
    | {
        /** The key agreed with the platform. It must never reach a browser. */
        readonly secret: string;
        readonly sign?: never;
      }
    | { readonly sign: Sign; readonly secret?: never }
  );

/** Creates the client of a vendor's or payment provider's server, which signs the raw body of every call. */
export function createServerClient({ secret, sign, ...options }: ServerClientOptions): Client {
  return createApiClient({ ...options, fetch: createSignedFetch(sign ?? createSigner(secret), options.fetch) });
}

export type { Client, Sign, SignedParts };
export { createSigner };
export * from './generated/server-calls.gen.ts';
