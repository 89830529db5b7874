import { startTransition, useEffect, useState } from 'react';

/** The latest start of what waits for a quiet moment, in milliseconds. */
const PATIENCE = 4_000;

/** False until the page has shown what is seen first and has nothing else to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIsIdle(true), PATIENCE);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(() => startTransition(() => setIsIdle(true)), { timeout: PATIENCE });
    return () => cancelIdleCallback(call);
  }, []);
  return isIdle;
}
