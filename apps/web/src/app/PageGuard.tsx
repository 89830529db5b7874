import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { ComponentType, ReactNode } from 'react';

import type { Page } from '../pages/page.ts';
import { MembersOnly } from '../shared/page/MembersOnly.tsx';
import { paths } from '../shared/paths.ts';
import { AgentsOnly } from './agent/AgentsOnly.tsx';

export interface PageGuardProps {
  readonly page: Page;
  /** Heading above a failure or a refusal; undefined for a page that has its own. */
  readonly title: string | undefined;
  /** Shown while the session loads. */
  readonly Skeleton: ComponentType | undefined;
  readonly children: ReactNode;
}

/** Shows a page to those who may see it, see `PageAccess`. */
export function PageGuard({ page, title, Skeleton: PageSkeleton, children }: PageGuardProps): ReactNode {
  // The frames of the member centre and the agent centre have the headings of their pages, unless a page has its own.
  const needsHeader = (page.frame === 'site' || page.hasOwnHeading === true) && title !== undefined;
  return (
    <MembersOnly
      skeleton={PageSkeleton === undefined ? <Skeleton shape="box" height="24rem" /> : <PageSkeleton />}
      entry={page.access === 'agents' ? paths.agentEntry : paths.login}
      trialToo={page.access !== 'members'}
      header={needsHeader && <PageHeader title={title} />}
    >
      {page.access === 'agents' ? <AgentsOnly>{children}</AgentsOnly> : children}
    </MembersOnly>
  );
}
