import { useEffect } from 'react';

import { pageAt } from '../../pages/pages.ts';
import { loadPage } from '../PageView.tsx';

/** Signs that a visitor is about to open a link. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads code and texts of a page when the visitor points at, touches or focuses a link to it. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.origin !== location.origin || link.target === '_blank') return;
      // A failed load is reported when the page opens.
      loadPage(pageAt(link.pathname)).catch(() => undefined);
    };
    for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, prefetch);
    };
  }, []);
}
