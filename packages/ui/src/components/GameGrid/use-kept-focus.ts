import type { FocusEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the row of the focus drawn however far it is scrolled away, finds it again when the columns change, and hands
 * the focus of a game that has left the list to the one in its place.
 */
export function useKeptFocus(columns: number, count: number, list: RefObject<HTMLElement | null>) {
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const tile = list.current?.querySelector(`[aria-posinset="${Math.min(place.current, count)}"] > .tile-link`);
    if (tile instanceof HTMLElement) tile.focus({ preventScroll: true });
  }, [columns, count, list]);
  return {
    withKeptRow: (rows: number[], rowCount: number) => {
      const kept = place.current === undefined ? -1 : Math.floor((place.current - 1) / columns);
      if (kept < 0 || kept >= rowCount || rows.includes(kept)) return rows;
      return [...rows, kept].toSorted((a, b) => a - b);
    },
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest('[aria-posinset]');
      place.current = item ? Number(item.getAttribute('aria-posinset')) : undefined;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A tile that is drawn anew elsewhere loses the focus to nobody, and is to have it back.
      if (relatedTarget) place.current = undefined;
    },
  };
}
