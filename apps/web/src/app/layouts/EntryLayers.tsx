import type { ReactNode } from 'react';

import type { Session } from '../../session/use-session.ts';
import { GameLayer } from '../games/GameLayer.tsx';
import { SearchLayer } from '../search/SearchLayer.tsx';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

export interface EntryLayersProps {
  readonly session: Session;
  /** True while a popup is open. */
  readonly isCovered: boolean;
}

/** What the history entry opens over the page: the search, or the sheet of a game; and the prefetch of what links open. */
export function EntryLayers({ session, isCovered }: EntryLayersProps): ReactNode {
  usePrefetchOnIntent();
  return (
    <>
      <SearchLayer session={session} />
      {/* The login of an ended session and a forced password change are popups too. */}
      <GameLayer isCovered={isCovered} />
    </>
  );
}
