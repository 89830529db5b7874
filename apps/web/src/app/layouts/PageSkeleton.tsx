import { PageStack } from '@croupier/ui/PageStack';
import { SectionStack } from '@croupier/ui/SectionStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import type { ReactNode } from 'react';

/** The room of a page whose code is on its way: a title, what narrows it, and what it says. */
export function PageSkeleton(): ReactNode {
  return (
    <PageStack>
      <Skeleton shape="box" width="min(12em, 60%)" height="40px" />
      <SectionStack>
        <Skeleton shape="box" height="48px" />
        <Skeleton shape="box" height="16vh" />
        {/* Fills the window, so that no footer is seen which the page would push away. */}
        <Skeleton shape="box" height="80vh" />
      </SectionStack>
    </PageStack>
  );
}
