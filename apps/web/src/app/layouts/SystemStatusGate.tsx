import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import { Activity, Suspense, useState, type ReactNode } from 'react';

import { lazyPage } from '../../shared/page/lazy-page.ts';
import { CrashBoundary } from '../CrashBoundary.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useSystemStatus } from './use-system-status.ts';

const ClosedPage = lazyPage(async () => (await import('./ClosedPage.tsx')).ClosedPage);

export interface SystemStatusGateProps {
  /** True for a page that stays as it is behind the other one, with what was typed and its place; else it is unmounted. */
  readonly keepsPage: boolean;
  readonly children: ReactNode;
}

/** Shows another page during maintenance or in a blocked region, until the platform is open again. */
export function SystemStatusGate({ keepsPage, children }: SystemStatusGateProps): ReactNode {
  const { data: configuration } = useGetSiteConfiguration();
  useSystemStatus(configuration);
  const isClosed = configuration !== undefined && (configuration.maintenance || configuration.regionRestriction);
  const [hasBeenOpen, setHasBeenOpen] = useState(!isClosed);
  if (!isClosed && !hasBeenOpen) setHasBeenOpen(true);
  useKeptScroll(!isClosed);
  return (
    <>
      {isClosed && (
        <CrashBoundary>
          <Suspense>
            <ClosedPage configuration={configuration} />
          </Suspense>
        </CrashBoundary>
      )}
      {(!isClosed || (keepsPage && hasBeenOpen)) && (
        <Activity mode={isClosed ? 'hidden' : 'visible'}>{children}</Activity>
      )}
    </>
  );
}
