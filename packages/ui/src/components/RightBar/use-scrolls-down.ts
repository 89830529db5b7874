import { useEffect, useState } from 'react';

/** Less than this is a trembling finger. px */
const STEP = 8;

/** Whether the reader moved down last; at the top of the page not. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    // Read when the reader scrolls; read here, the browser would have to lay the page out at once.
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
