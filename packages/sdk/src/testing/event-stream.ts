import type { LiveEvent } from '../generated/types.gen.ts';
import type { Responder } from './fake-platform.ts';

/** A stream of events whose text a test writes. */
export interface FakeStream {
  /** Answers the request that opens the stream. */
  readonly respond: Responder;
  /** True when the client has closed the connection. */
  readonly isClosed: () => boolean;
  write(text: string): void;
  /** Ends the stream as a server does that restarts. */
  end(): void;
  /** Breaks the connection off. */
  breakOff(): void;
}

export function createFakeStream(): FakeStream {
  const encoder = new TextEncoder();
  let writer: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let signal: AbortSignal | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (controller) => void (writer = controller) });
  return {
    respond(request) {
      ({ signal } = request);
      signal.addEventListener('abort', () => writer?.error(request.signal.reason));
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
    },
    isClosed: () => signal?.aborted === true,
    write: (text) => writer?.enqueue(encoder.encode(text)),
    end: () => writer?.close(),
    breakOff: () => writer?.error(new TypeError('terminated')),
  };
}

/** The text of an event in a stream. */
export function eventText(event: LiveEvent | { readonly id: string }): string {
  return `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`;
}
