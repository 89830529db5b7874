import { useGetGamingSession } from '@croupier/sdk/hooks';
import { MINUTE_MS, SECOND_MS } from '@croupier/sdk/rules';
import type { GamingSession } from '@croupier/sdk/types';

/** Interval in ms of looks at a session of which nothing is expected. */
const POLL_INTERVAL_MS = MINUTE_MS;

export interface KnownSession {
  /** Undefined while none is running, or while it is not known. */
  readonly session: GamingSession | undefined;
  /** Time in ms since the session began, now; 0 without one. */
  readonly elapsed: () => number;
}

/**
 * The gaming session with real money. The platform decides when a reality check is due; the page only looks again at that
 * time, by the platform's clock, which the start and the elapsed seconds give.
 */
export function useGamingSession(enabled: boolean): KnownSession {
  const { data, dataUpdatedAt } = useGetGamingSession({
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => nextLook(state.data?.value.session),
  });
  const session = enabled ? data?.session : undefined;
  return {
    session,
    elapsed: () =>
      session === undefined ? 0 : session.elapsedSeconds * SECOND_MS + Math.max(0, Date.now() - dataUpdatedAt),
  };
}

/** Time in ms until the next look: when the check becomes due, a minute at most. */
function nextLook(session: GamingSession | undefined): number {
  if (session?.checkDueAt === undefined || session.checkDue) return POLL_INTERVAL_MS;
  const answeredAt = Date.parse(session.startedAt) + session.elapsedSeconds * SECOND_MS;
  return Math.min(POLL_INTERVAL_MS, Math.max(SECOND_MS, Date.parse(session.checkDueAt) - answeredAt));
}
