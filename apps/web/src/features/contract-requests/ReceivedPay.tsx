import type { Contract, ContractType } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { ClassifyMenu } from '@croupier/ui/navigation/ClassifyMenu';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { contractKinds } from '../../shared/contracts/contract-kinds.ts';
import { receivedList } from './received-list.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';

/** What the contracts have paid, kind by kind; a row opens its statement. Nothing without a contract. */
export function ReceivedPay({ contracts }: { readonly contracts: readonly Contract[] }): ReactNode {
  const { t } = useTranslation(['contractRequests', 'contracts']);
  const kind = useOpenParam('kind');
  const paid = contractKinds.filter((type) => contracts.some((one) => one.type === type && one.status === 'APPROVED'));
  const shown = paid.find((type) => type === kind.value) ?? paid[0];
  if (shown === undefined) return null;
  return (
    <ContentSection titleSize="section" title={t('paid.title')}>
      {paid.length > 1 && (
        <ClassifyMenu
          label={t('paid.kinds')}
          value={shown}
          linkComponent={Link}
          items={paid.map((type) => ({
            value: type,
            label: t(`contracts:kind.${type}`),
            link: { to: kind.addressOf(type), state: SAME_PLACE },
          }))}
        />
      )}
      <PaidList key={shown} kind={shown} />
    </ContentSection>
  );
}

function PaidList({ kind }: { readonly kind: ContractType }): ReactNode {
  const { member } = useMemberSession();
  const record = useOpenParam('record');
  const list = useMemo(() => receivedList(kind, member.account), [kind, member.account]);
  return <ListPage list={{ ...list, linkOf: ({ recordId }) => record.addressOf(recordId), linkState: SAME_PLACE }} />;
}
