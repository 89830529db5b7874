import { hasCode, type ApiError } from '@croupier/sdk/errors';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
/** Duration in ms of a pause whose answer does not say how long it is. */
const PAUSE_MS = 15 * 60 * SECOND_MS;

/** End of the pause after too many wrong passwords as an ISO time; undefined without one, and when it is over. */
export function usePasswordPause(rejection: ApiError | undefined): string | undefined {
  const [pause, setPause] = useState(() => ({ rejection, end: endOf(rejection) }));
  if (pause.rejection !== rejection) setPause({ rejection, end: endOf(rejection) });
  const { end } = pause;
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setInterval(() => {
      if (Date.now() >= end) setPause((current) => ({ ...current, end: undefined }));
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);
  return end === undefined ? undefined : new Date(end).toISOString();
}

/** End of the pause of a refusal that was received now, in ms; undefined when it has passed. */
function endOf(rejection: ApiError | undefined): number | undefined {
  if (rejection === undefined || !hasCode(rejection, 'AUTH_ACCOUNT_LOCKED')) return undefined;
  const { value, retryAfter } = rejection;
  const now = Date.now();
  const stated = Date.parse(value.lockedUntil ?? '');
  const end = Number.isNaN(stated) ? now + (retryAfter === undefined ? PAUSE_MS : retryAfter * SECOND_MS) : stated;
  return end > now ? end : undefined;
}
