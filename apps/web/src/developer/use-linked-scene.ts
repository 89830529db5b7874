import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { openLinkedScene } from './scene-actions.ts';
import { readSceneLink, type LinkedScene } from './scene-link.ts';
import type { Press } from './use-press.ts';

/** Opens the scene with which the page was opened, which `take` gives once, and removes it from the address. */
export function useLinkedScene(app: QueryClient, press: Press, take: () => LinkedScene | undefined): void {
  useEffect(() => {
    const linked = take();
    if (linked === undefined) return;
    if (readSceneLink(location.href) !== undefined) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    press(() => openLinkedScene(app, linked));
  });
}
