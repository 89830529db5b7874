import { useEffect, useState } from 'react';

/** How long code may be on its way before the visitor is told, in milliseconds. */
const PATIENCE = 8_000;

/** Whether what stands in the place of code that is on its way has stood there for long. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
