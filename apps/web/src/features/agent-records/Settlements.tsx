import { useGetConsolidatedContracts, useListContracts } from '@croupier/sdk/hooks';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { kindFields } from '../../shared/contracts/contract-kinds.ts';
import { useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { Debts } from './Debts.tsx';
import type { KindProps } from './kind-props.ts';
import { OpenOffers } from './OpenOffers.tsx';
import { RunningNow } from './RunningNow.tsx';
import { SettlementRows } from './SettlementRows.tsx';

/** What a kind of contract pays: what is owed, what runs now, the own rule, and the settlements. */
export function Settlements({ kind }: KindProps): ReactNode {
  const { t } = useTranslation('agentRecords');
  const errorText = useErrorText();
  const query = useGetConsolidatedContracts({ staleTime: 0 });
  const { error } = query;
  if (error?.code === 'FEATURE_DISABLED') {
    return <RefusedState reason="permission" headingLevel={2} title={t('off.title')} text={errorText(error)} />;
  }
  return (
    <QueryBoundary query={query} failure={t('failed')} skeleton={<Skeleton shape="box" height="24rem" />}>
      {(contracts) =>
        contracts[kindFields[kind]] === '' ? (
          <NoContract kind={kind} />
        ) : (
          <>
            <Debts kind={kind} overdue={contracts.overdue} />
            <OpenOffers kind={kind} />
            <RunningNow kind={kind} />
            <SettlementRows kind={kind} />
          </>
        )
      }
    </QueryBoundary>
  );
}

/** Neither received nor paid: what the kind would pay, and where its offers are. */
function NoContract({ kind }: KindProps): ReactNode {
  const { t } = useTranslation(['agentRecords', 'contracts']);
  const view = useOpenParam('view');
  const { data: offers = 0 } = useListContracts(
    { type: kind, status: 'IN_PROCESS', pageSize: 1 },
    { staleTime: 0, select: ({ totalElements }) => totalElements },
  );
  return (
    <EmptyState
      icon="hourglass"
      headingLevel={2}
      title={t('none.title', { kind: t(`contracts:kind.${kind}`) })}
      text={offers > 0 ? t('none.offers', { count: offers }) : t(`none.text.${kind}`)}
      actions={
        <LinkButton component={Link} to={view.addressOf('contracts')} variant="action">
          {t('none.action')}
        </LinkButton>
      }
    />
  );
}
