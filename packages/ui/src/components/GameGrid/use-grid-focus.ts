import type { FocusEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focused row mounted while it is scrolled away, finds it when the columns change, and moves the focus of a
 * removed game to the one in its place.
 */
export function useGridFocus(columns: number, count: number, list: RefObject<HTMLElement | null>) {
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const tile = list.current?.querySelector(`[aria-posinset="${Math.min(place.current, count)}"] > .tile-link`);
    if (tile instanceof HTMLElement) tile.focus({ preventScroll: true });
  }, [columns, count, list]);
  return {
    withFocusedRow: (rows: number[], rowCount: number) => {
      const kept = place.current === undefined ? -1 : Math.floor((place.current - 1) / columns);
      if (kept < 0 || kept >= rowCount || rows.includes(kept)) return rows;
      return [...rows, kept].toSorted((a, b) => a - b);
    },
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest('[aria-posinset]');
      place.current = item ? Number(item.getAttribute('aria-posinset')) : undefined;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A tile remounted elsewhere loses the focus and gets it back.
      if (relatedTarget) place.current = undefined;
    },
  };
}
