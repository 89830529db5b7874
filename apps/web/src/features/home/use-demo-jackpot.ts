import { useEffect, useState } from 'react';

import { firstPool, grownPool, pauseOfPool, writePool } from './demo-jackpot.ts';

const random = (): number => Math.random();

/** A demonstration value that grows while the page is open, as a decimal string. */
export function useDemoJackpot(): string {
  const [cents, setCents] = useState(() => firstPool(random));
  useEffect(() => {
    const timer = setTimeout(() => setCents(grownPool(cents, random)), pauseOfPool(random));
    return () => clearTimeout(timer);
  }, [cents]);
  return writePool(cents);
}
