import { useEffect, useState } from 'react';

/** Loading time in ms after which the visitor is informed. */
const PATIENCE = 8_000;

/** True when a lazy chunk has been loading for longer than that. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
