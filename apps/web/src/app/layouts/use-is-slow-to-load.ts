import { useEffect, useState } from 'react';

/** Loading time in ms after which the visitor is informed. */
const SLOW_AFTER_MS = 8_000;

/** True when a lazy chunk has been loading for longer than that. */
export function useIsSlowToLoad(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
