import { Skeleton } from '@croupier/ui/Skeleton';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { MembersOnly } from '../../shared/page/MembersOnly.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { DepositPanel } from './DepositPanel.tsx';

const ORDER_PARAMETER = 'order';

/** Deposit page; the shown order is in the URL, so that a reload keeps it. */
export function DepositPage(): ReactNode {
  const { t } = useTranslation('deposit');
  const [parameters, setParameters] = useSearchParams();
  usePageTitle(t('title'));
  const showOrder = useCallback(
    (orderId: string | undefined) => setParameters(orderId === undefined ? {} : { [ORDER_PARAMETER]: orderId }),
    [setParameters],
  );
  return (
    <MembersOnly skeleton={<Skeleton shape="box" height="24rem" />}>
      {({ member }) => (
        <DepositPanel
          member={member}
          orderId={parameters.get(ORDER_PARAMETER) ?? undefined}
          onOrderChange={showOrder}
          isPage
        />
      )}
    </MembersOnly>
  );
}
