import { useEffect, useState } from 'react';

/** Movements below this are jitter. px */
const STEP = 8;

/** True when the last scroll was downwards; false at the top of the page. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    // Initialised on the first scroll; reading it here would force a layout.
    let last = 0;
    const follow = () => {
      const at = window.scrollY;
      if (Math.abs(at - last) < STEP && at > 0) return;
      setDown(at > last && at > 0);
      last = at;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return down;
}
