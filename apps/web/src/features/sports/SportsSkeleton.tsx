import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import type { ReactNode } from 'react';

/** Placeholder of tabs, chips and matches. */
export function SportsSkeleton(): ReactNode {
  return (
    <SectionStack>
      <Skeleton shape="box" height="52px" width="220px" />
      <Skeleton shape="box" height="46px" />
      <Skeleton shape="box" height="640px" />
    </SectionStack>
  );
}
