const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const SOON_S = 10;

/** How long a code is good when the platform does not say [SMS-02]. */
const DEFAULT_MINUTES = 1;

export interface CodeRequest {
  /** As the server gives it. */
  minutes?: number | undefined;
  /** Epoch ms at which the request was sent. */
  requestedAt: number;
  /** Epoch ms at which its answer came. */
  answeredAt: number;
}

/** When a countdown ends, epoch ms. The server's time began about half a round trip before its answer came [SMS-04]. */
export function countdownEnd({ minutes = DEFAULT_MINUTES, requestedAt, answeredAt }: CodeRequest): number {
  const roundTrip = Math.max(0, answeredAt - requestedAt);
  return answeredAt - roundTrip / 2 + minutes * MINUTE_MS;
}

/** Whole seconds left, rounded up, so that zero means over. Both are epoch ms. */
export function secondsLeft(endsAt: number | undefined, now: number): number {
  return endsAt === undefined ? 0 : Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
}

/** Ms until `secondsLeft` changes. */
export function untilNextSecond(endsAt: number, now: number): number {
  return (endsAt - now) % SECOND_MS || SECOND_MS;
}

/** What is worth saying when the seconds left go from one number to another; most steps are not. */
export function momentBetween(before: number, after: number): 'begun' | 'soon' | 'over' | undefined {
  if (after > before) return 'begun';
  if (before > 0 && after === 0) return 'over';
  return before > SOON_S && after <= SOON_S ? 'soon' : undefined;
}
