import { client } from './generated/client.gen.ts';
import { createClient, createConfig, type Client } from './generated/client/index.ts';
import type { CallReport } from './transport/call-log.ts';
import type { AnswerCheck, TransportOptions, SpecialCalls } from './transport/options.ts';
import { applyTransport } from './transport/transport.ts';

/** Creates a separate client, for tests and for programs that call several platforms. Pass it to a call as `client`. */
export function createApiClient(options: TransportOptions): Client {
  const separateClient = createClient(createConfig({ throwOnError: true }));
  applyTransport(separateClient, options);
  return separateClient;
}

/** Configures the default client. Call it once, before the first call. */
export function configureApi(options: TransportOptions): void {
  applyTransport(client, options);
}

export { createIdempotencyKeys, type IdempotencyKeys, type KeyStore } from './transport/idempotency-keys.ts';
export type { AnswerCheck, CallReport, Client, TransportOptions, SpecialCalls };
export * from './generated/client-calls.gen.ts';
