import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Number of items in the first line of a wrapping list. */
export function useOverflow(
  frame: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  count: number,
): number {
  const [fitting, setFitting] = useState(count);
  useEffect(() => {
    const measure = () => {
      const places = [...(list.current?.children ?? [])].map((place) => place.getBoundingClientRect().top);
      const wrapped = places.findIndex((top) => top > (places[0] ?? 0));
      setFitting(wrapped < 0 ? count : wrapped);
    };
    // The observer calls back at once, after the browser's own layout.
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    // Widths change with language and text size.
    for (const place of list.current?.children ?? []) observer.observe(place);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [frame, list, count]);
  return fitting;
}
