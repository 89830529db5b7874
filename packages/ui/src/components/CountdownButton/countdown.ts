const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const SOON_S = 10;

/** Validity of a code in minutes when the platform gives none [SMS-02]. */
const DEFAULT_MINUTES = 1;

export interface CodeRequest {
  /** Value from the server. */
  minutes?: number | undefined;
  /** Epoch ms when the request was sent. */
  requestedAt: number;
  /** Epoch ms when the answer arrived. */
  answeredAt: number;
}

/**
 * End of a countdown in epoch ms. The server's time started about half a round trip before its answer arrived
 * [SMS-04].
 */
export function countdownEnd({ minutes = DEFAULT_MINUTES, requestedAt, answeredAt }: CodeRequest): number {
  const roundTrip = Math.max(0, answeredAt - requestedAt);
  return answeredAt - roundTrip / 2 + minutes * MINUTE_MS;
}

/** Remaining whole seconds, rounded up, so that zero means over. Both arguments are epoch ms. */
export function secondsLeft(endsAt: number | undefined, now: number): number {
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
}

/** Milliseconds until `secondsLeft` changes. */
export function msUntilNextSecond(endsAt: number, now: number): number {
  return (endsAt - now) % SECOND_MS || SECOND_MS;
}

/** Moment to announce when the remaining seconds change; undefined for most changes. */
export function announcedMoment(before: number, after: number): 'begun' | 'soon' | 'over' | undefined {
  if (after > before) return 'begun';
  if (before > 0 && after === 0) return 'over';
  return before > SOON_S && after <= SOON_S ? 'soon' : undefined;
}
