import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { entryStateOf } from '../../shared/entry-state.ts';
import { paths } from '../../shared/paths.ts';
import { parseFields } from '../../shared/stored-json.ts';

/** Time in ms in which the tile must appear on a page that loads again. */
const TIMEOUT_MS = 8_000;
/** Events of a visitor who does something else meanwhile. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Survives a reload of the sheet or the game. */
const STORAGE_KEY = 'opened-tile';

interface OpenedTile {
  readonly nodeId: string;
  /** Accessible name of the list with the tile, because the same game may be in several; undefined when it is unknown. */
  readonly list: string | undefined;
}

/** The tile of the sheet or game that is open. Not in a ref: the frame may be mounted again meanwhile. */
let opened: OpenedTile | undefined;

const linksTo = (nodeId: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${paths.game}?"]`)].filter(
    ({ href }) => new URL(href).searchParams.get('nodeId') === nodeId,
  );

const listOf = (link: Element | null): string | undefined =>
  link?.closest('[role="list"]')?.getAttribute('aria-label') ?? undefined;

function readTile(): OpenedTile | undefined {
  const { nodeId, list } = parseFields(sessionStorage.getItem(STORAGE_KEY));
  return typeof nodeId === 'string' ? { nodeId, list: typeof list === 'string' ? list : undefined } : undefined;
}

function isInView(link: HTMLElement): boolean {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Another tile of the game, when the list of the own one does not appear again; a link of a banner would turn the carousel. */
function otherTile(links: readonly HTMLAnchorElement[], list: string | undefined): HTMLAnchorElement | undefined {
  const tiles = links.filter((link) => listOf(link) !== undefined);
  return tiles.find(isInView) ?? (list === undefined ? undefined : tiles[0]);
}

/** Focuses the tile once it is on the page; input of the visitor ends the wait. */
function focusTile({ nodeId, list }: OpenedTile): () => void {
  const startedAt = performance.now();
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const input of INPUTS) removeEventListener(input, stop);
  };
  const attempt = (): void => {
    const links = linksTo(nodeId);
    const isLate = performance.now() - startedAt > TIMEOUT_MS;
    const own = links.find((link) => list !== undefined && listOf(link) === list);
    const tile = own ?? (isLate || list === undefined ? otherTile(links, list) : undefined);
    const isCovered = document.querySelector('[role="dialog"]') !== null;
    if (tile !== undefined && !isCovered) {
      tile.focus({ preventScroll: true });
      // The rail of the tile has been created again, at its start.
      tile.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // The page below a closing dialog may be inert for a moment longer.
      if (document.activeElement === tile) return stop();
    }
    if (isLate) return stop();
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
  useEffect(() => {
    document.addEventListener('click', focusPressedLink, { capture: true });
    return () => document.removeEventListener('click', focusPressedLink, { capture: true });
  }, []);
  useLayoutEffect(() => {
    if (nodeId !== undefined) {
      // Similar games replace the game, and the tile stays the one that was pressed. A dialog has not moved the focus yet.
      const pressed = linksTo(nodeId).find((link) => link === document.activeElement) ?? null;
      opened ??= pressed === null ? (readTile() ?? { nodeId, list: undefined }) : { nodeId, list: listOf(pressed) };
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(opened));
      return undefined;
    }
    const tile = opened;
    opened = undefined;
    sessionStorage.removeItem(STORAGE_KEY);
    return tile === undefined || type !== NavigationType.Pop ? undefined : focusTile(tile);
  }, [key, type, nodeId]);
}
