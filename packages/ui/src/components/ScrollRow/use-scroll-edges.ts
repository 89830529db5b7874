import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Whether content is hidden at the start and end. */
export interface ScrollEdges {
  start: boolean;
  end: boolean;
}

const NONE: ScrollEdges = { start: false, end: false };

/** Tracks a horizontally scrolling row in LTR and RTL. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      // Negative in RTL.
      const passed = Math.abs(element.scrollLeft);
      const start = passed > 1;
      const end = passed + element.clientWidth < element.scrollWidth - 1;
      setEdges((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    element.addEventListener('scroll', measure, { passive: true });
    // The observer calls back at once, after the browser's own layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  });
  return edges;
}
