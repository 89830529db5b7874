import type { ContractPreview } from '@croupier/sdk/types';
import { FactList } from '@croupier/ui/display/FactList';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ListTable } from '../lists/ListTable.tsx';
import { Money } from '../Money.tsx';
import { firstPreviewRows, previewRows } from './preview-rows.ts';

/** What terms would have paid for the last periods, with the sums. */
export function PreviewTable({ preview }: { readonly preview: ContractPreview }): ReactNode {
  const { t } = useTranslation('contracts');
  const { periods, currency, currentContractId, totalCurrent, totalProposed, difference } = preview;
  const isFirst = currentContractId === undefined;
  if (periods.length === 0) return <p>{t('compare.noPeriods')}</p>;
  return (
    <ContentSection titleSize="section" title={t('compare.numbers')}>
      <FactList
        facts={[
          ...(isFirst
            ? []
            : [{ id: 'current', label: t('compare.paid'), value: <Money value={totalCurrent} currency={currency} /> }]),
          { id: 'proposed', label: t('compare.wouldPay'), value: <Money value={totalProposed} currency={currency} /> },
          ...(isFirst
            ? []
            : [
                {
                  id: 'difference',
                  label: t('compare.differenceShort'),
                  value: <Money value={difference} currency={currency} change="result" />,
                },
              ]),
        ]}
      />
      <ListTable
        titleKey="contracts:compare.numbers"
        list={isFirst ? firstPreviewRows : previewRows}
        rows={periods.map((period) => ({ ...period, currency }))}
      />
    </ContentSection>
  );
}
