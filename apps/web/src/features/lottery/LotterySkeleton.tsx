import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import type { ReactNode } from 'react';

/** Placeholder of a lottery below its heading. */
export function LotterySkeleton(): ReactNode {
  return (
    <SectionStack>
      <PanelStack>
        <Skeleton shape="box" height="9rem" />
        <Skeleton shape="box" height="3rem" />
        <Skeleton shape="box" height="24rem" />
      </PanelStack>
    </SectionStack>
  );
}
