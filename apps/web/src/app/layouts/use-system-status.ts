import { getSystemStatusQuery, queryKeyOf } from '@croupier/sdk/hooks';
import type { SiteConfiguration, SystemStatus } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Time between two requests of the status in ms, while the page is visible. */
const STATUS_INTERVAL_MS = 60_000;
/** Age in ms from which the status is requested when the visitor comes back to the page. */
const OUTDATED_AFTER_MS = 30_000;

/**
 * Requests the status of the platform regularly, and the site configuration when they differ: maintenance and blocks also
 * begin and end while a page is open that makes no calls.
 */
export function useSystemStatus(configuration: SiteConfiguration | undefined): void {
  const queryClient = useQueryClient();
  const known = useRef(configuration);
  useEffect(() => {
    known.current = configuration;
  }, [configuration]);

  useEffect(() => {
    let checkedAt = Date.now();
    const check = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < OUTDATED_AFTER_MS) return;
      checkedAt = Date.now();
      const { value: status } = await queryClient.fetchQuery({ ...getSystemStatusQuery(), staleTime: 0 });
      if (known.current !== undefined && differs(status, known.current))
        await queryClient.invalidateQueries({ queryKey: queryKeyOf('getSiteConfiguration') });
    };
    const checkQuietly = (): void => void check().catch(() => undefined);
    const timer = setInterval(checkQuietly, STATUS_INTERVAL_MS);
    document.addEventListener('visibilitychange', checkQuietly);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkQuietly);
    };
  }, [queryClient]);
}

function differs(status: SystemStatus, configuration: SiteConfiguration): boolean {
  return (
    status.maintenance !== configuration.maintenance ||
    status.regionRestriction !== configuration.regionRestriction ||
    status.maintenanceEnd !== configuration.maintenanceEnd
  );
}
