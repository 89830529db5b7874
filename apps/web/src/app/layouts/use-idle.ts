import { startTransition, useEffect, useState } from 'react';

/** Maximum wait for an idle moment in ms. */
const MAX_IDLE_WAIT_MS = 4_000;

/** False until the browser is idle after the first render. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari lacks requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIsIdle(true), MAX_IDLE_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => startTransition(() => setIsIdle(true)), { timeout: MAX_IDLE_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
