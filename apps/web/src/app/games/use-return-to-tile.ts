import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { entryStateOf } from '../../shared/entry-state.ts';
import { paths } from '../../shared/paths.ts';

/** Time in ms in which the tile must appear on a page that loads again. */
const TIMEOUT_MS = 3_000;
/** Events of a visitor who does something else meanwhile. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

interface OpenedTile {
  readonly nodeId: string;
  /** Index among the page's links to the game. */
  readonly index: number;
}

const linksTo = (nodeId: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${paths.game}?"]`)].filter(
    ({ href }) => new URL(href).searchParams.get('nodeId') === nodeId,
  );

function isInView(link: HTMLElement): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Focuses the tile once it is on the page; input of the visitor ends the wait. */
function focusTile({ nodeId, index }: OpenedTile): () => void {
  const startedAt = performance.now();
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const input of INPUTS) removeEventListener(input, stop);
  };
  const attempt = (): void => {
    const links = linksTo(nodeId);
    // After a reload only the position of the page is known.
    const tile = links[index] ?? links.find(isInView) ?? links[0];
    const isCovered = document.querySelector('[role="dialog"]') !== null;
    if (tile !== undefined && !isCovered) {
      tile.focus({ preventScroll: true });
      // The rail of the tile has been created again, at its start.
      tile.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      return stop();
    }
    if (performance.now() - startedAt > TIMEOUT_MS) return stop();
    frame = requestAnimationFrame(attempt);
  };
  frame = requestAnimationFrame(attempt);
  for (const input of INPUTS) addEventListener(input, stop, { once: true, passive: true });
  return stop;
}

/** Safari does not focus a link that is pressed, and closing the sheet returns to it. */
function focusPressedLink({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest<HTMLElement>(`a[href^="${paths.game}?"]`)?.focus();
}

/** Focuses the tile of a game when its sheet was closed, or when the game was left, by going back to the page of the tile. */
export function useReturnToTile(): void {
  const { key, pathname, search, state } = useLocation();
  const type = useNavigationType();
  const { game: sheetGame } = entryStateOf(state);
  const pageGame = pathname === paths.game ? new URLSearchParams(search).get('nodeId') : null;
  const nodeId = sheetGame ?? pageGame ?? undefined;
  const opened = useRef<OpenedTile>(undefined);
  useEffect(() => {
    document.addEventListener('click', focusPressedLink, { capture: true });
    return () => document.removeEventListener('click', focusPressedLink, { capture: true });
  }, []);
  useLayoutEffect(() => {
    if (nodeId !== undefined) {
      // Similar games replace the game, and the tile stays the one that was pressed. A dialog has not moved the focus yet.
      const index = linksTo(nodeId).findIndex((link) => link === document.activeElement);
      opened.current ??= { nodeId, index };
      return undefined;
    }
    const tile = opened.current;
    opened.current = undefined;
    return tile === undefined || type !== NavigationType.Pop ? undefined : focusTile(tile);
  }, [key, type, nodeId]);
}
