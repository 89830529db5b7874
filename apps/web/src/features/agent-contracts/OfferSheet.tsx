import { useGetAgentProfile, useGetContract } from '@croupier/sdk/hooks';
import type { AgentProfile } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { OfferForm } from './OfferForm.tsx';

export interface OfferSheetProps {
  /** `new`, or the contract whose terms are offered again. */
  readonly source: string;
  /** Account that a new offer is for; undefined to choose one. */
  readonly offeree: string | undefined;
  readonly onClose: () => void;
}

/** The editor of an offer over the page. */
export function OfferSheet({ onClose, ...offer }: OfferSheetProps): ReactNode {
  const { t } = useTranslation(['agentContracts', 'contracts']);
  const profile = useGetAgentProfile();
  return (
    <BottomSheet open onClose={onClose} title={t('offer.title')} closeLabel={t('contracts:close')} desktop="page">
      <QueryBoundary
        query={profile}
        failure={t('offer.failed')}
        skeleton={<Skeleton shape="box" height="24rem" />}
        empty={{
          // Nobody can offer more than the own contracts pay [CT-11].
          when: ({ contracts }) => contracts.length === 0,
          state: (
            <EmptyState icon="doc" headingLevel={3} title={t('offer.nothing.title')} text={t('offer.nothing.text')} />
          ),
        }}
      >
        {(agent) => <Loaded agent={agent} {...offer} onClose={onClose} />}
      </QueryBoundary>
    </BottomSheet>
  );
}

interface LoadedProps extends OfferSheetProps {
  readonly agent: AgentProfile;
}

/** The earlier offer is read first, because its terms fill the form. */
function Loaded({ agent, source, offeree, onClose }: LoadedProps): ReactNode {
  const { t } = useTranslation('agentContracts');
  const isNew = source === 'new';
  const earlier = useGetContract({ contractId: source }, { enabled: !isNew });
  const blank = useOpenParam('offer');
  if (isNew) return <OfferForm key="new" agent={agent} offeree={offeree} onDone={onClose} />;
  return (
    <QueryBoundary
      query={earlier}
      failure={t('offer.earlierFailed')}
      skeleton={<Skeleton shape="box" height="24rem" />}
    >
      {(contract) => (
        <>
          <OfferForm key={source} agent={agent} earlier={contract} onDone={onClose} />
          <LinkButton variant="link" component={Link} to={blank.addressOf('new')} replace>
            {t('offer.blank')}
          </LinkButton>
        </>
      )}
    </QueryBoundary>
  );
}
