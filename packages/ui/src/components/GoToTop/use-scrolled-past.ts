import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `distance` px. */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > distance);
    // With the next frame, when the browser has laid the page out anyway.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [distance]);
  return isPast;
}
