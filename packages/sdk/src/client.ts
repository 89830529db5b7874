import { client } from './generated/client.gen.ts';
import { createClient, createConfig, type Client } from './generated/client/index.ts';
import type { AnswerCheck, TransportOptions, Wire } from './transport/options.ts';
import { applyTransport } from './transport/transport.ts';

/** A client of its own, for tests and for programs that talk to several platforms; pass it as `client` of a call. */
export function createApiClient(options: TransportOptions): Client {
  const own = createClient(createConfig({ throwOnError: true }));
  applyTransport(own, options);
  return own;
}

/** Configures the client that calls use when they are given none. Call it once, before the first call. */
export function configureApi(options: TransportOptions): void {
  applyTransport(client, options);
}

export { createIdempotencyKeys, type IdempotencyKeys, type KeyStore } from './transport/idempotency-keys.ts';
export type { AnswerCheck, Client, TransportOptions, Wire };
export * from './generated/sdk.gen.ts';
