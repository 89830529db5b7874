import { PageStack } from '@croupier/ui/PageStack';
import { Skeleton } from '@croupier/ui/Skeleton';
import type { ReactNode } from 'react';

/** The room of a page whose code is on its way: a title, and what it says. */
export function PageSkeleton(): ReactNode {
  return (
    <PageStack>
      <Skeleton shape="box" width="min(12em, 60%)" height="40px" />
      <Skeleton shape="box" height="60vh" />
    </PageStack>
  );
}
