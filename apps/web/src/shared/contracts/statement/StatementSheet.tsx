import { useGetSalaryStatement } from '@croupier/sdk/hooks';
import { SettlementStatement } from '@croupier/ui/data/SettlementStatement';
import { BottomSheet } from '@croupier/ui/feedback/BottomSheet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../page/QueryBoundary.tsx';
import { SettlementPaper } from './SettlementPaper.tsx';
import type { StatementAddress } from './use-amount-sections.tsx';

export interface StatementSheetProps {
  readonly recordId: string;
  readonly addressOf: StatementAddress;
  readonly onClose: () => void;
}

/** The explained statement of a settlement over the page: a wide panel on desktops, the whole screen on phones. */
export function StatementSheet({ recordId, addressOf, onClose }: StatementSheetProps): ReactNode {
  const { t } = useTranslation('contracts');
  const query = useGetSalaryStatement({ recordId }, { staleTime: 0 });
  return (
    <BottomSheet open onClose={onClose} title={t('statement.title')} closeLabel={t('close')} desktop="page">
      <QueryBoundary
        query={query}
        failure={t('statement.failed')}
        skeleton={
          <SettlementStatement
            eyebrow={t('statement.title')}
            title={t('statement.loadingTitle')}
            loading={t('loading')}
          />
        }
      >
        {(statement) => <SettlementPaper key={recordId} statement={statement} addressOf={addressOf} />}
      </QueryBoundary>
    </BottomSheet>
  );
}
