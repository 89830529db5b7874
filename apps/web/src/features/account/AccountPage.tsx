import { PageStack } from '@croupier/ui/layout/PageStack';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { AccountBalance } from './AccountBalance.tsx';
import { WaitingTasks } from './AccountTasks.tsx';

/**
 * The default page of the member centre: on desktops the security centre; on phones balance and tasks, below which the frame
 * adds the pages of the member centre [MEMBER-01].
 */
export function AccountPage(): ReactNode {
  const isDesktop = useIsDesktop();
  if (isDesktop) return <Navigate to={paths.security} replace />;
  return (
    <PageStack headed>
      <AccountBalance />
      <WaitingTasks />
    </PageStack>
  );
}
