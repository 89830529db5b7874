import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { openLinkedScene } from './scene-actions.ts';
import { readSceneLink } from './scene-link.ts';
import type { Press } from './use-press.ts';

/** Opens the scene of the page's address once, and removes it from the address. */
export function useLinkedScene(app: QueryClient, press: Press): void {
  useEffect(() => {
    const linked = readSceneLink(location.href);
    if (linked === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    press(() => openLinkedScene(app, linked));
  });
}
