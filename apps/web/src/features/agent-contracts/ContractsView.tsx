import type { ContractStatus, ContractType } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Icon } from '@croupier/ui/display/Icon';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { SpreadRow } from '@croupier/ui/layout/SpreadRow';
import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { contractKinds } from '../../shared/contracts/contract-kinds.ts';
import { teamAccountPath } from '../../shared/agent-links.ts';
import { contractStatuses } from '../../shared/contracts/contract-statuses.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { ContractList } from './ContractList.tsx';
import { ContractsAnswer } from './ContractsAnswer.tsx';
import { ContractsInForce } from './ContractsInForce.tsx';

const OfferSheet = lazyComponent(async () => (await import('./OfferSheet.tsx')).OfferSheet);

const ALL = 'ALL';

/** Offers and contracts of all kinds [CONTRACT-04]; the editor of an offer is a sheet over them. */
export function ContractsView(): ReactNode {
  const offer = useOpenParam('offer');
  const offeree = useOpenParam('offeree').value;
  const navigate = useNavigate();
  const { status, type } = useShown();
  // An offer to one account is opened from its details, and leads back to them.
  const close = offeree === undefined ? offer.close : () => void navigate(teamAccountPath(offeree), { replace: true });
  return (
    <>
      <ContractsAnswer />
      <Choices status={status} type={type} newOffer={offer.addressOf('new')} />
      {status === 'APPROVED' ? (
        <ContractsInForce type={type} all />
      ) : (
        <>
          <ContractList status={status} type={type} />
          {status === 'IN_PROCESS' && <ContractsInForce type={type} />}
        </>
      )}
      {offer.value !== undefined && (
        <Suspense>
          <OfferSheet source={offer.value} offeree={offeree} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface Shown {
  readonly status: ContractStatus;
  /** Undefined for all kinds. */
  readonly type: ContractType | undefined;
}

/** State and kind in the URL; open offers of all kinds where it does not say. */
function useShown(): Shown {
  const status = useOpenParam('status').value;
  const type = useOpenParam('kind').value;
  return {
    status: contractStatuses.values.find((known) => known === status) ?? 'IN_PROCESS',
    type: contractKinds.find((known) => known === type),
  };
}

function Choices({ status, type, newOffer }: Shown & { readonly newOffer: string }): ReactNode {
  const { t, i18n } = useTranslation(['agentContracts', 'contracts']);
  const navigate = useNavigate();
  const statusParam = useOpenParam('status');
  const kindParam = useOpenParam('kind');
  const show = (next: ContractStatus): void =>
    void navigate(statusParam.addressOf(next === 'IN_PROCESS' ? null : next), { replace: true, state: SAME_PLACE });
  return (
    <>
      <SpreadRow>
        <SegmentedControl
          label={t('contracts:statusLabel')}
          value={status}
          onChange={show}
          options={contractStatuses.values.map((value) => ({ value, label: i18n.t(contractStatuses.textOf(value)) }))}
        />
        <LinkButton component={Link} to={newOffer} state={SAME_PLACE} startIcon={<Icon name="plus" />}>
          {t('newOffer')}
        </LinkButton>
      </SpreadRow>
      <ClassifyMenu
        label={t('kinds')}
        value={type ?? ALL}
        linkComponent={Link}
        items={[
          { value: ALL, label: t('allKinds'), link: { to: kindParam.addressOf(null), state: SAME_PLACE } },
          ...contractKinds.map((value) => ({
            value,
            label: t(`contracts:kind.${value}`),
            link: { to: kindParam.addressOf(value), state: SAME_PLACE },
          })),
        ]}
      />
    </>
  );
}
