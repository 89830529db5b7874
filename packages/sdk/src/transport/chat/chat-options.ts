import type { ApiError } from '../../errors/api-error.ts';
import type { Client } from '../../generated/client/index.ts';
import type { LanguageCode } from '../../generated/types.gen.ts';
import type { OpenSocket } from './chat-socket.ts';
import type { PendingMessage } from './chat-state.ts';
import type { NetworkStatus } from './network-status.ts';

export interface ChatOptions {
  /** The client whose session it is; the default client without it. */
  readonly client?: Client;
  /** Language in which the platform writes. */
  readonly language?: LanguageCode;
  /** Messages of an earlier page that were not confirmed. */
  readonly pending?: readonly PendingMessage[];
  /** Opens the sockets; `WebSocket` by default. */
  readonly openSocket?: OpenSocket;
  readonly network?: NetworkStatus;
  readonly now?: () => Date;
  /** Random number in [0, 1); randomises the delay before a new connection. */
  readonly random?: () => number;
}

/** Delay before the first new connection, doubled for each failure in a row, and the longest one. */
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

/**
 * Delay in ms before the next connection: longer after each failure in a row, and up to half of it more at random so that
 * many clients do not connect at the same time. Never less than `Retry-After`.
 */
export function reconnectDelay(failures: number, error: ApiError | undefined, random: () => number): number {
  const base = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** failures);
  return Math.max((error?.retryAfter ?? 0) * 1000, Math.round(base + (random() * base) / 2));
}
