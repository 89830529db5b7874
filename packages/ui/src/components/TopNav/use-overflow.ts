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
      const places = [...(list.current?.children ?? [])].map((place) => place.getBoundingClientRect());
      const wrapped = places.findIndex(({ top }) => top > (places[0]?.top ?? 0));
      // The overflow button takes space itself, which is free for the last items without it.
      setFitting(wrapped < 0 || lineOf(places, list.current) <= widthOf(frame.current) ? count : wrapped);
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

const widthOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().width ?? 0;

/** How wide all places are in one line. px */
function lineOf(places: readonly DOMRect[], list: HTMLElement | null): number {
  const gap = list === null ? 0 : Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  return places.reduce((sum, { width }) => sum + width, gap * (places.length - 1));
}
