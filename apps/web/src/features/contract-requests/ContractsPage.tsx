import { useListContracts } from '@croupier/sdk/hooks';
import type { Contract } from '@croupier/sdk/types';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { RefusedState } from '@croupier/ui/feedback/RefusedState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { ReasonList } from '@croupier/ui/data/ReasonList';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { hasKnownKind } from '../../shared/contracts/contract-kinds.ts';
import { useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { DecidedContracts } from './DecidedContracts.tsx';
import { OfferRequest } from './OfferRequest.tsx';
import { ReceivedPay } from './ReceivedPay.tsx';

const ContractSheet = lazyComponent(
  async () => (await import('../../shared/contracts/ContractSheet.tsx')).ContractSheet,
);
const StatementSheet = lazyComponent(
  async () => (await import('../../shared/contracts/statement/StatementSheet.tsx')).StatementSheet,
);

/** Contracts that are read: those of a member are few, because each kind has one lineage. */
const MAX_CONTRACTS = 100;

/** Offers of the member's agent to answer, the decided ones, and what they pay [MEMBER-18]. */
export function ContractsPage(): ReactNode {
  const { t } = useTranslation('contractRequests');
  const errorText = useErrorText();
  const query = useListContracts({ direction: 'RECEIVED', pageSize: MAX_CONTRACTS }, { staleTime: 0 });
  const { error } = query;
  return (
    <PageStack headed>
      {error?.code === 'FEATURE_DISABLED' ? (
        <RefusedState reason="permission" headingLevel={2} title={t('off')} text={errorText(error)} />
      ) : (
        <QueryBoundary
          query={query}
          failure={t('failed')}
          skeleton={<Skeleton shape="box" height="24rem" />}
          empty={{
            when: ({ content }) => content.length === 0,
            state: <EmptyState icon="doc" headingLevel={2} title={t('none.title')} text={t('none.text')} />,
          }}
        >
          {({ content }) => <Contracts contracts={content.filter(hasKnownKind)} />}
        </QueryBoundary>
      )}
      <Sheets />
    </PageStack>
  );
}

function Contracts({ contracts }: { readonly contracts: readonly Contract[] }): ReactNode {
  const { t } = useTranslation('contractRequests');
  const open = contracts.filter(({ status }) => status === 'IN_PROCESS');
  const decided = contracts.filter(({ status }) => status !== 'IN_PROCESS');
  return (
    <>
      <ContentSection
        titleSize="section"
        title={open.length === 0 ? t('answer.none') : t('answer.open', { count: open.length })}
      >
        <p>{t(decided.length === 0 ? 'answer.first' : 'answer.below')}</p>
      </ContentSection>
      <AsideLayout
        aside={
          <PanelStack>
            <BeforeYouAnswer />
            {decided.length > 0 && <DecidedContracts contracts={decided} />}
          </PanelStack>
        }
      >
        <PanelStack>
          {open.map((offer) => (
            <OfferRequest key={offer.contractId} offer={offer} />
          ))}
          <ReceivedPay contracts={decided} />
        </PanelStack>
      </AsideLayout>
    </>
  );
}

/** What an answer means: nothing is owed, and terms change by a new offer only. */
function BeforeYouAnswer(): ReactNode {
  const { t } = useTranslation('contractRequests');
  return (
    <ContentSection framed title={t('before.title')}>
      <ReasonList
        reasons={[
          { id: 'owe', icon: 'shield', text: t('before.owe') },
          { id: 'payer', icon: 'wallet', text: t('before.payer') },
          { id: 'change', icon: 'doc', text: t('before.change') },
        ]}
      />
    </ContentSection>
  );
}

/** The contract or the statement that the URL names. */
function Sheets(): ReactNode {
  const contract = useOpenParam('contract');
  const record = useOpenParam('record');
  return (
    <Suspense>
      {contract.value !== undefined && <ContractSheet contractId={contract.value} onClose={contract.close} />}
      {record.value !== undefined && (
        <StatementSheet recordId={record.value} addressOf={record.addressOf} onClose={record.close} />
      )}
    </Suspense>
  );
}
