import type { ApiError } from '../../errors/api-error.ts';
import { createApiError } from '../../errors/create-api-error.ts';
import { client as defaultClient } from '../../generated/client.gen.ts';
import type { Client } from '../../generated/client/index.ts';
import type { LiveEvent } from '../../generated/types.gen.ts';
import { memoizeLoad } from '../memoize-load.ts';
import { toApiError } from '../send.ts';
import { sleepFor } from '../time-limit.ts';
import { connect, type StreamItem } from './connect.ts';
import type { IgnoredEvent } from './read-event.ts';

/** Until the server names another delay. */
const DEFAULT_RETRY_MS = 3000;
const MAX_RETRY_MS = 60_000;

/** Statuses of a platform without live events, or of an older one that does not know these calls. */
const WITHOUT_EVENTS: ReadonlySet<number | undefined> = new Set([404, 405, 501]);

export type LiveEventsState =
  | { readonly kind: 'connecting' }
  /**
   * Events come. When the stream was not `resumed`, data that was loaded before may be outdated; a resumed stream whose
   * events were lost says so by `stream.reset`.
   */
  | { readonly kind: 'open'; readonly resumed: boolean }
  /** The stream broke off, or `error` prevented it; the next try follows in `delayMs`. */
  | { readonly kind: 'waiting'; readonly delayMs: number; readonly error: ApiError };

/**
 * Why there are no more events: the caller closed the stream by its signal, the session has ended, or the platform has no
 * live events for the caller.
 */
export type LiveEventsEnd = 'closed' | 'session-ended' | 'unavailable';

export interface LiveEventsOptions {
  /** The client whose session it is; the default client without it. */
  readonly client?: Client;
  /** Called for each event of the contract. An event may come twice. */
  readonly onEvent: (event: LiveEvent) => void;
  readonly onStateChange?: (state: LiveEventsState) => void;
  /** Called for events of an unknown type, and for those that do not match the contract. */
  readonly onIgnored?: (event: IgnoredEvent) => void;
  /** Closes the stream. */
  readonly signal?: AbortSignal;
  /** Current time; the system's clock by default. */
  readonly now?: () => Date;
  /** Random number in [0, 1); randomises the delay before a new connection. */
  readonly random?: () => number;
  /** Waits; rejects when the signal is aborted. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

// Loaded with the first stream: the shapes of the contract are not part of the first load.
const loadReader = memoizeLoad(async () => (await import('./read-event.ts')).readEvent);

/**
 * Receives the live events of a session, over as many connections as it takes, until the returned end. Each connection
 * has its own ticket and continues after the last event of the one before. Rejects only with an error that a callback
 * threw; the stream is closed then.
 */
export async function openLiveEvents(options: LiveEventsOptions): Promise<LiveEventsEnd> {
  const { signal = new AbortController().signal, onStateChange, random = Math.random, sleep = sleepFor } = options;
  const progress: Progress = { lastEventId: undefined, retryMs: DEFAULT_RETRY_MS, failures: 0, hasEnded: false };
  while (!signal.aborted) {
    onStateChange?.({ kind: 'connecting' });
    const error = await readConnection(options, signal, progress);
    if (progress.hasEnded || error.code === 'AUTH_REQUIRED') return 'session-ended';
    if (signal.aborted) break;
    if (error.kind === 'permission' || WITHOUT_EVENTS.has(error.status)) return 'unavailable';
    progress.failures += 1;
    const delayMs = reconnectDelay(progress, error, random);
    onStateChange?.({ kind: 'waiting', delayMs, error });
    await sleep(delayMs, signal).catch(() => undefined);
  }
  return 'closed';
}

/** What the next connection needs of those before. */
interface Progress {
  lastEventId: string | undefined;
  retryMs: number;
  /** Connections in a row that failed, or over which nothing came after the time of one heartbeat. */
  failures: number;
  /** The session has ended. */
  hasEnded: boolean;
}

/** Reads one connection to its end, and returns why it ended. */
async function readConnection(
  { client = defaultClient, onEvent, onStateChange, onIgnored, now = () => new Date() }: LiveEventsOptions,
  signal: AbortSignal,
  progress: Progress,
): Promise<ApiError> {
  const { lastEventId } = progress;
  const connection = connect({ client, lastEventId, now, signal });
  let healthyFrom = Number.POSITIVE_INFINITY;
  try {
    // Before the ticket, because a failed load would waste it.
    const readEvent = await loadReader().catch(toApiError);
    if (!(typeof readEvent === 'function')) return readEvent;
    while (!signal.aborted) {
      // Items come one after the other. Only errors of the connection are caught, not those of callbacks.
      const step: IteratorResult<StreamItem, void> | ApiError = await connection.next().catch(toApiError);
      if (step instanceof Error) return step;
      if (step.done === true) return createApiError('network', 'The platform ended the stream.');
      if (now().getTime() >= healthyFrom) progress.failures = 0;
      const item = step.value;
      switch (item.kind) {
        case 'open':
          healthyFrom = now().getTime() + item.heartbeatMs;
          onStateChange?.({ kind: 'open', resumed: lastEventId !== undefined });
          break;
        case 'retry':
          progress.retryMs = item.delayMs;
          break;
        case 'heartbeat':
          break;
        case 'event': {
          progress.lastEventId = item.id ?? progress.lastEventId;
          const event = readEvent(item.id, item.data);
          if ('ignored' in event) onIgnored?.(event.ignored);
          else onEvent(event);
          progress.hasEnded = 'type' in event && event.type === 'session.ended';
          if (progress.hasEnded) return createApiError('authentication', 'The session has ended.');
        }
      }
    }
    return createApiError('cancelled', 'The stream was closed.');
  } finally {
    await connection.return();
  }
}

/**
 * Delay in milliseconds before the next connection: the server's `retry`, doubled for each failure in a row, and up to
 * half of it more at random so that many clients do not connect at the same time. Never less than `Retry-After`.
 */
function reconnectDelay({ failures, retryMs }: Progress, { retryAfter = 0 }: ApiError, random: () => number): number {
  const base = Math.min(MAX_RETRY_MS, retryMs * 2 ** (failures - 1));
  return Math.max(retryAfter * 1000, Math.round(base + (random() * base) / 2));
}
