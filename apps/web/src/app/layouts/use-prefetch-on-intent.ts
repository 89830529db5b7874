import { useEffect } from 'react';

import { pageAt } from '../../pages/pages.ts';
import { paths } from '../../shared/paths.ts';
import { preloadGameSheet } from '../games/load-game-sheet.ts';
import { loadPage } from '../PageView.tsx';

/** Signs that a visitor is about to open a link. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Tiles open the sheet of their game; the page of a game follows from a link in the sheet, or without a `nodeId`. */
const opensSheet = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === paths.game && search.includes('nodeId') && location.pathname !== paths.game;

/** Loads code and texts of a page, or of a game's sheet, when the visitor points at, touches or focuses a link to it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.origin !== location.origin || link.target === '_blank') return;
      if (opensSheet(link) && link.closest('[role="dialog"]') === null) return preloadGameSheet();
      // A failed load is reported when the page opens.
      loadPage(pageAt(link.pathname)).catch(() => undefined);
    };
    for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
    };
  }, []);
}
