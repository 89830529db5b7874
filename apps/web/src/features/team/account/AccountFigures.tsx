import { useListUserLossStatements } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import type { DownlineDetail, StatementTotal } from '@croupier/sdk/types';
import { StatGrid } from '@croupier/ui/data/StatGrid';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useThisMonth } from './use-this-month.ts';

export interface AccountFiguresProps {
  readonly downline: DownlineDetail;
}

const FIGURES = [
  'validBet',
  'operatorResult',
  'deposit',
  'withdrawal',
] as const satisfies readonly (keyof StatementTotal)[];

/** The month of an account, with everybody below it or alone, and its balance. */
export function AccountFigures({ downline }: AccountFiguresProps): ReactNode {
  const { t, i18n } = useTranslation('team');
  const { account, nickname = account, parentAccount, level, balance, currency, teamSize } = downline;
  const [isAlone, setIsAlone] = useState(teamSize === 0);
  const { name, times } = useThisMonth();
  const { data: total, isPending } = useListUserLossStatements(
    {
      ...times,
      pageSize: 1,
      ...(isAlone
        ? { parentAccount: account, scope: 'SELF' }
        : { account, rows: 'BRANCHES', ...(level > 1 && { parentAccount }) }),
    },
    { staleTime: 0, select: (page) => page.total },
  );
  const money = (amount: string | undefined): string | undefined =>
    amount === undefined ? undefined : formatMoney(amount, currency, i18n.language);
  return (
    <ContentSection headingLevel={3} titleSize="section" title={t('figures.title', { month: name })}>
      {teamSize > 0 && (
        <SegmentedControl
          label={t('figures.of')}
          value={isAlone ? 'alone' : 'branch'}
          onChange={(choice) => setIsAlone(choice === 'alone')}
          options={[
            { value: 'branch', label: t('figures.branch', { count: teamSize + 1 }) },
            { value: 'alone', label: t('figures.alone', { name: nickname }) },
          ]}
        />
      )}
      <StatGrid
        columns={2}
        {...(isPending && { loading: t('figures.loading') })}
        missing={t('figures.missing')}
        stats={[
          ...FIGURES.map((id) => ({ id, label: t(`figures.${id}`), value: money(total?.[id]) })),
          {
            id: 'balance',
            label: t('figures.balance', { name: nickname }),
            value: money(balance),
            note: t('figures.now'),
          },
        ]}
      />
    </ContentSection>
  );
}
