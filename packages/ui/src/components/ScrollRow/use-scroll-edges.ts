import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Which ends of a row hold more than is seen. */
export interface ScrollEdges {
  start: boolean;
  end: boolean;
}

const NONE: ScrollEdges = { start: false, end: false };

/** Follows a row that scrolls sideways, in either direction of writing. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      // Negative where writing runs from the right.
      const passed = Math.abs(element.scrollLeft);
      const start = passed > 1;
      const end = passed + element.clientWidth < element.scrollWidth - 1;
      setEdges((old) => (old.start === start && old.end === end ? old : { start, end }));
    };
    element.addEventListener('scroll', measure, { passive: true });
    // It calls at once, when the browser has laid the page out anyway.
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
