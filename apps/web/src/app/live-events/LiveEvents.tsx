import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { getToken, subscribeToSession } from '../../session/session-store.ts';
import { receiveEvents } from './receive-events.ts';

/** Receives live events while a session is open, on a site that has them. Elsewhere pages ask for changes. */
export function LiveEvents(): ReactNode {
  const queryClient = useQueryClient();
  const { data: site } = useGetSiteConfiguration();
  const token = useSyncExternalStore(subscribeToSession, getToken);
  const isOffered = site?.features.liveEvents === true;
  useEffect(
    () => (isOffered && token !== undefined ? receiveEvents(queryClient, token) : undefined),
    [isOffered, token, queryClient],
  );
  return null;
}
