import { MINUTE_MS } from '@croupier/sdk/rules';
import { useEffect, useState } from 'react';

/** The current minute; stops while the tab is hidden, and is up to date again when it is shown. */
export function useMinute(): Date {
  const [minute, setMinute] = useState(currentMinute);
  useEffect(() => {
    const update = (): void => {
      if (!document.hidden) setMinute(currentMinute());
    };
    const timer = setInterval(update, MINUTE_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return new Date(minute);
}

/** Epoch ms of its beginning, the same all minute long, so that a query of it is made once. */
const currentMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
