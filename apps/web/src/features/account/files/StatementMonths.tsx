import type { StatementMonth } from '@croupier/sdk/types';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { dateFormat } from '../../../shared/intl-formats.ts';
import { amountOf, type ListRows } from '../../../shared/lists/list-definition.ts';
import { ListTable } from '../../../shared/lists/ListTable.tsx';

interface MonthRow extends StatementMonth {
  readonly currency: string;
  /** The month in words. */
  readonly name: string;
}

const months: ListRows<MonthRow> = {
  rowId: ({ month }) => month,
  columns: [
    { id: 'month', label: 'account:files.months.month', format: 'text', value: ({ name }) => name },
    {
      id: 'opening',
      label: 'account:files.months.opening',
      format: 'money',
      value: amountOf('opening'),
      phone: 'hidden',
    },
    {
      id: 'deposits',
      label: 'account:files.months.netDeposits',
      format: 'money',
      value: amountOf('netDeposits'),
      change: 'movement',
      phone: 'hidden',
    },
    {
      id: 'result',
      label: 'account:files.months.result',
      format: 'money',
      value: amountOf('netPosition'),
      change: 'result',
      phone: 'note',
    },
    {
      id: 'closing',
      label: 'account:files.months.closing',
      format: 'money',
      value: amountOf('closing'),
      phone: 'value',
    },
  ],
};

export interface StatementMonthsProps {
  /** Oldest first. */
  readonly months: readonly StatementMonth[];
  readonly currency: string;
}

/** All wallets by month, newest first. */
export function StatementMonths({ months: rows, currency }: StatementMonthsProps): ReactNode {
  const { t, i18n } = useTranslation('account');
  // A month of the brand's time zone, not a moment.
  const format = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <ContentSection title={t('files.months.title')} headingLevel={3}>
      <ListTable
        titleKey="account:files.months.title"
        list={months}
        rows={rows.toReversed().map((row) => ({ ...row, currency, name: format.format(new Date(row.month)) }))}
      />
    </ContentSection>
  );
}
