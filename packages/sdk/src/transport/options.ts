import type { BodyCodec } from '../codec/body-codec.ts';

/** What the transport needs from its surroundings. */
export interface TransportOptions {
  /** Origin and prefix of the API, without a slash at the end; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The member token of the session, read anew for each call. */
  readonly getToken?: () => string | undefined;
  /** Milliseconds until a call without an answer is given up; 20,000 by default. */
  readonly timeoutMs?: number;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Loads the codec of encrypted bodies, once, before the first of them; version 3 by default. */
  readonly loadCodec?: () => Promise<BodyCodec>;
  /** The present, for the timestamps of encrypted bodies; the system's clock by default. */
  readonly now?: () => Date;
}

export const DEFAULT_TIMEOUT_MS = 20_000;
