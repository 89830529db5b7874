import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { settlementList } from './settlement-list.ts';
import { SAME_PLACE, useOpenParam } from '../../shared/contracts/use-open-param.ts';
import { ListPage } from '../../shared/lists/ListPage.tsx';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';
import type { KindProps } from './kind-props.ts';

/** The settlements between the agent and those above and below; a row opens its statement. */
export function SettlementRows({ kind }: KindProps): ReactNode {
  const { t } = useTranslation('contracts');
  const { member } = useMemberSession();
  const { account } = member;
  const record = useOpenParam('record');
  const list = useMemo(() => settlementList(kind, account), [kind, account]);
  return (
    <ContentSection titleSize="section" title={t('settlements')}>
      <ListPage list={{ ...list, linkOf: ({ recordId }) => record.addressOf(recordId), linkState: SAME_PLACE }} />
    </ContentSection>
  );
}
