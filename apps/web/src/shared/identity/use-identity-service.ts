import { useEffect, useRef } from 'react';

import { useSite } from '../../config/site-context.ts';
import { IdentityError } from '../errors/identity-error.ts';
import { useWindowPreferences } from '../window-preferences.ts';
import type { IdentityService } from './identity-service.ts';
import { loadIdentityService } from './load-identity-service.ts';

/** Runs work with the service; at once when its code is there, so that it may open a window. */
export type UseService = <Result>(work: (service: IdentityService) => Promise<Result>) => Promise<Result>;

/** The configured identity service. Loads its code as soon as it may be needed; again at the next use after a failure. */
export function useIdentityService(isNeeded: boolean): UseService {
  const { config } = useSite();
  const preferences = useWindowPreferences();
  const latestPreferences = useRef(preferences);
  const loaded = useRef<IdentityService>(undefined);
  useEffect(() => {
    latestPreferences.current = preferences;
  });
  const load = async (): Promise<IdentityService> => {
    if (config.identity === undefined) throw new IdentityError('NOT_ENABLED');
    const apiOrigin = new URL(config.apiBase, location.origin).origin;
    const options = { apiOrigin, preferences: () => latestPreferences.current };
    return (loaded.current ??= await loadIdentityService(config.identity, options));
  };
  useEffect(() => {
    if (isNeeded) load().catch(() => undefined);
    // The configuration does not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNeeded]);
  return (work) => (loaded.current === undefined ? load().then(work) : work(loaded.current));
}
