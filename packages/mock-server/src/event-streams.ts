import { HEARTBEAT_SECONDS, readStream, type StreamNews } from './domain/live-events/index.ts';
import type { CallHeaders, Outcome, StreamBody, Transmission } from './gateway/call.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

export interface EventStreams {
  /** Connects a stream that a call opened; `headers` name its world. */
  readonly connect: (headers: CallHeaders, opened: Extract<Outcome, { kind: 'stream' }>) => Promise<Transmission>;
  /** Sends all streams what is new; call it after everything that may have changed a world. */
  readonly refresh: () => Promise<void>;
  /** Ends all streams because the server stops. */
  readonly stop: () => void;
}

export interface EventStreamsOptions extends Pick<Worlds, 'runFor'> {
  /** Does what is due in a world by its clock, because nobody else may call. */
  readonly runDue: (world: World) => void;
  /** Real time in ms, which heartbeats follow. */
  readonly wallNow?: () => number;
}

/** Interval in ms at which the clocks of worlds and the heartbeats are checked, while a stream is open. */
const TICK_MS = 500;
/** Time in ms after which a client connects again. */
const RETRY_MS = 3000;
/** Time in ms without an event after which a comment is sent; the next check would be too late. */
const HEARTBEAT_MS = HEARTBEAT_SECONDS * 1000 - TICK_MS;

interface Connection {
  readonly refresh: () => Promise<void>;
  readonly end: () => void;
}

/** Holds the open streams of a server, or of a page, to all worlds. */
export function createEventStreams({ runFor, runDue, wallNow = Date.now }: EventStreamsOptions): EventStreams {
  const connections = new Set<Connection>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const refresh = async (): Promise<void> => {
    await Promise.all(Array.from(connections, (connection) => connection.refresh()));
  };
  const add = (connection: Connection): void => {
    connections.add(connection);
    if (timer !== undefined) return;
    timer = setInterval(() => void refresh(), TICK_MS);
    // The timer of a browser is a number.
    if (typeof timer === 'object') timer.unref();
  };
  const remove = (connection: Connection): void => {
    connections.delete(connection);
    if (connections.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    async connect(headers, { stream, ...opened }) {
      const read = (seen: number) =>
        runFor(headers, (world) => {
          runDue(world);
          return readStream(world, { ...stream, seen });
        });
      const uncount = await runFor(headers, ({ openStreams }) => openStreams.add(stream.memberId));
      let connection: Connection | undefined;
      const release = (): void => {
        if (connection !== undefined) remove(connection);
        uncount?.();
      };
      const body: StreamBody = new ReadableStream({
        start(controller) {
          connection = createConnection({ controller, seen: stream.seen, read, release, wallNow });
          add(connection);
        },
        cancel: () => connection?.end(),
      });
      return { ...opened, kind: 'connected', body };
    },
    refresh,
    stop() {
      for (const connection of connections) connection.end();
    },
  };
}

interface ConnectionOptions {
  readonly controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  /** Number of the last event that the stream does not send. */
  readonly seen: number;
  /** What is new after a number; undefined when the world no longer exists. */
  readonly read: (seen: number) => Promise<StreamNews | undefined>;
  /** Called once, when the stream has ended. */
  readonly release: () => void;
  readonly wallNow: () => number;
}

/** Writes one stream, until it is over or one side ends it. */
function createConnection({ controller, seen: first, read, release, wallNow }: ConnectionOptions): Connection {
  const encoder = new TextEncoder();
  let hasEnded = false;
  let seen = first;
  let writtenAt = wallNow();
  /** Events are read one time after the other, so that they keep their order. */
  let queue: Promise<void> = Promise.resolve();

  const write = (text: string): void => {
    writtenAt = wallNow();
    controller.enqueue(encoder.encode(text));
  };
  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    release();
    try {
      controller.close();
    } catch {
      // The other side has closed it.
    }
  };
  const step = async (): Promise<void> => {
    if (hasEnded) return;
    const news = await read(seen).catch((error: unknown) => {
      console.error('The stream of events failed:', error);
      return undefined;
    });
    // The stream may have ended while changes were stored.
    if (hasEnded) return;
    for (const { id, event } of news?.events ?? []) write(`id: ${id}\ndata: ${event}\n\n`);
    seen = news?.seen ?? seen;
    if (wallNow() - writtenAt >= HEARTBEAT_MS) write(': heartbeat\n\n');
    if (news === undefined || news.isOver) end();
  };

  write(`retry: ${RETRY_MS}\n\n`);
  return { refresh: () => (queue = queue.then(step)), end };
}
