import { useEffect } from 'react';

/** Lifetime of the cookie in s; each visit renews it. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

/**
 * Tells the server by the cookie `quiet` that the HTML of this browser shows no offers, because the member takes a break
 * (P-21). The end of the session ends it.
 */
export function useQuietLanding(isOnBreak: boolean): void {
  useEffect(() => {
    setQuiet(isOnBreak);
    return () => setQuiet(false);
  }, [isOnBreak]);
}

function setQuiet(isQuiet: boolean): void {
  document.cookie = `quiet=1; Path=/; Max-Age=${isQuiet ? MAX_AGE_S : 0}; SameSite=Lax`;
}
