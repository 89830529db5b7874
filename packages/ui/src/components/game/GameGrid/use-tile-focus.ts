import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves the focus from a removed game to the game now at its position. `columns` is the layout whose change remounts
 * tiles; undefined when none does.
 */
export function useTileFocus(list: RefObject<HTMLElement | null>, count: number, columns?: number) {
  const focusedPosition = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusedPosition.current === undefined || document.activeElement !== document.body) return;
    const tile = list.current?.querySelector(
      `[aria-posinset="${Math.min(focusedPosition.current, count)}"] > .tile-link`,
    );
    if (tile instanceof HTMLElement) tile.focus({ preventScroll: true });
  }, [columns, count, list]);
  return {
    /** One-based; undefined without focus. */
    focusedPosition: useCallback(() => focusedPosition.current, []),
    onFocus: ({ target }: FocusEvent) => {
      const item = target.closest('[aria-posinset]');
      focusedPosition.current = item ? Number(item.getAttribute('aria-posinset')) : undefined;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a related target the tile was removed or remounted: its position is kept to restore the focus.
      if (relatedTarget) focusedPosition.current = undefined;
    },
  };
}
