import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

import { entryStateOf } from '../entry-state.ts';

export interface GameLinkProps extends ComponentPropsWithRef<'a'> {
  /** URL of the page. */
  readonly to: string;
  /** Replaces the history entry. */
  readonly replace?: boolean;
  /** Game whose sheet a plain click opens over the page; without it the link is followed. */
  readonly nodeId?: string | undefined;
}

/** Link to a game. In an open sheet it replaces the sheet's game. */
export function GameLink({ to, replace = false, nodeId, onClick, children, ...link }: GameLinkProps): ReactNode {
  const { pathname, search, state } = useLocation();
  const follow = useLinkClickHandler(to, { replace });
  const openSheet = useLinkClickHandler(pathname + search, {
    replace: entryStateOf(state).game !== undefined,
    state: { game: nodeId, keepsScroll: true },
  });
  return (
    <a
      {...link}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) (nodeId === undefined ? follow : openSheet)(event);
      }}
    >
      {children}
    </a>
  );
}
