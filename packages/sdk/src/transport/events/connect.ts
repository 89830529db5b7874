import { createParser } from 'eventsource-parser';

import { createApiError } from '../../errors/create-api-error.ts';
import type { Client } from '../../generated/client/index.ts';
import { createEventTicket } from '../../generated/sdk.gen.ts';
import type { EventTicket } from '../../generated/types.gen.ts';
import { eventStreams } from '../../generated/wire.gen.ts';
import { send } from '../send.ts';
import { createWatchdog } from './watchdog.ts';

const MEDIA_TYPE = 'text/event-stream';
/** Heartbeats that may be missed before the stream counts as dead. */
const MISSED_HEARTBEATS = 2;

/** What comes over a connection, in its order. */
export type StreamItem =
  | { readonly kind: 'open'; readonly heartbeatMs: number }
  /** The server's time to wait before connecting again. */
  | { readonly kind: 'retry'; readonly delayMs: number }
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'event'; readonly id: string | undefined; readonly data: string };

export interface ConnectOptions {
  readonly client: Client;
  readonly lastEventId: string | undefined;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

/**
 * Gets a ticket, opens one stream and reads it to its end. Throws an ApiError when the stream cannot be opened, breaks off
 * or is dead. The connection is closed when the caller stops reading.
 */
export async function* connect(options: ConnectOptions): AsyncGenerator<StreamItem, void> {
  const { client, signal } = options;
  const { value: ticket } = await createEventTicket({ client, signal });
  const heartbeatMs = ticket.heartbeatSeconds * 1000;
  const watchdog = createWatchdog(heartbeatMs * MISSED_HEARTBEATS, signal);
  try {
    const body = await watchdog.race(openStream(ticket, options, watchdog.signal));
    yield { kind: 'open', heartbeatMs };
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const items: StreamItem[] = [];
    const parser = createParser({
      onEvent: ({ id, data }) => items.push({ kind: 'event', id, data }),
      onComment: () => items.push({ kind: 'heartbeat' }),
      onRetry: (delayMs) => items.push({ kind: 'retry', delayMs }),
    });
    for (;;) {
      watchdog.reset();
      // Each chunk depends on the one before.
      const chunk = await watchdog.race(reader.read());
      if (chunk.done) return;
      parser.feed(chunk.value);
      yield* items.splice(0);
    }
  } finally {
    watchdog.stop();
  }
}

/** Requests the stream, and returns its body when the answer is one. */
async function openStream(
  { ticket, url }: EventTicket,
  { client, lastEventId, now }: ConnectOptions,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const ownUrl = client.buildUrl({ url: eventStreams.openEventStream, query: { ticket } });
  const headers = new Headers({ Accept: MEDIA_TYPE });
  if (lastEventId !== undefined) headers.set('Last-Event-ID', lastEventId);
  const { fetch = globalThis.fetch } = client.getConfig();
  const request = new Request(url === undefined ? ownUrl : withTicket(url, ticket), {
    headers,
    signal,
    cache: 'no-store',
  });
  const { body, headers: answered, status } = await send(request, { fetch: (sent) => fetch(sent), now });
  if (body !== null && answered.get('Content-Type')?.startsWith(MEDIA_TYPE) === true) return body;
  throw createApiError('malformed', 'The answer is no stream of events.', { status });
}

/** The URL of a stream on a host of its own. */
function withTicket(url: string, ticket: string): string {
  const address = new URL(url);
  address.searchParams.set('ticket', ticket);
  return address.href;
}
