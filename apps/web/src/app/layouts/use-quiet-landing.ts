import { useEffect } from 'react';

/** Lifetime of the cookie in s; each visit renews it. */
const MAX_AGE_S = 30 * 24 * 60 * 60;

/**
 * Stores the cookie `quiet` while the member takes a break: the server's HTML has no offers with it (P-21). The end of the
 * session ends it.
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
