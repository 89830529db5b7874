import { useEffect, useState } from 'react';

import { initialPool, nextPool, nextDelayMs, formatPool } from './demo-jackpot.ts';

const random = (): number => Math.random();

/** A demonstration value that grows while the page is open, as a decimal string. */
export function useDemoJackpot(): string {
  const [cents, setCents] = useState(() => initialPool(random));
  useEffect(() => {
    const timer = setTimeout(() => setCents(nextPool(cents, random)), nextDelayMs(random));
    return () => clearTimeout(timer);
  }, [cents]);
  return formatPool(cents);
}
