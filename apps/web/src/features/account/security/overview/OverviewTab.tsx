import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';

import { AccountBalance } from '../../AccountBalance.tsx';
import { WaitingTasks } from '../../AccountTasks.tsx';
import { LatestMovements } from '../../LatestMovements.tsx';
import { Completeness } from './Completeness.tsx';
import { LastLogin } from './LastLogin.tsx';
import { RefusedAttempt } from './RefusedAttempt.tsx';
import { Restrictions } from './Restrictions.tsx';

/**
 * What is on hold, who was here last, and what is missing. On desktops, where `/member` leads here, also balance, tasks and
 * the latest movements, which phones show there.
 */
export function OverviewTab(): ReactNode {
  const isDesktop = useIsDesktop();
  if (!isDesktop) {
    return (
      <PanelStack>
        <Restrictions />
        <RefusedAttempt />
        <LastLogin />
        <Completeness />
      </PanelStack>
    );
  }
  return (
    <>
      <TwoColumns>
        <PanelStack>
          <Restrictions />
          <WaitingTasks />
          <AccountBalance />
        </PanelStack>
        <PanelStack>
          <RefusedAttempt />
          <LastLogin />
          <Completeness />
        </PanelStack>
      </TwoColumns>
      <LatestMovements />
    </>
  );
}
