import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How many of the first items stand in the first line of a list that wraps. */
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
    // It calls at once, when the browser has laid the page out anyway.
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    // Names grow with another language and with the reader's letters.
    for (const place of list.current?.children ?? []) observer.observe(place);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [frame, list, count]);
  return fitting;
}
