import { useGetPersonalProfit } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { PersonalProfit } from '@croupier/sdk/types';
import { StatGrid } from '@croupier/ui/data/StatGrid';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PageStack } from '@croupier/ui/layout/PageStack';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ListTable } from '../../shared/lists/ListTable.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { categoryPath } from '../../shared/paths.ts';
import { ProfitCourse } from './ProfitCourse.tsx';
import { profitRows } from './profit-rows.ts';
import { PERIODS, usePeriod } from './use-period.ts';

/** Whether the member is ahead or behind on games, and what that is made of. */
export function ProfitPage(): ReactNode {
  const { t } = useTranslation('profit');
  const { period, setPeriod, times } = usePeriod();
  const query = useGetPersonalProfit(times, { staleTime: 0, placeholderData: keepPreviousData });
  return (
    <PageStack headed>
      <SegmentedControl
        label={t('period.label')}
        value={period}
        onChange={setPeriod}
        options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <QueryBoundary
        query={query}
        failure={t('failed')}
        skeleton={<Skeleton shape="box" height="24rem" />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          state: (
            <EmptyState
              icon="chart"
              headingLevel={2}
              title={t('none.title')}
              text={t('none.text')}
              actions={
                <LinkButton component={Link} to={categoryPath('RNG')} variant="action">
                  {t('none.action')}
                </LinkButton>
              }
            />
          ),
        }}
      >
        {(profit) => <Result profit={profit} />}
      </QueryBoundary>
    </PageStack>
  );
}

/** Winnings of games alone; bonuses and rebates are no winnings. */
function netWinOf({ total, currency }: Pick<PersonalProfit, 'total' | 'currency'>): Amount {
  return subtractAmounts(parseAmount(total.payout, currency), parseAmount(total.betAmount, currency));
}

function Result({ profit }: { readonly profit: PersonalProfit }): ReactNode {
  const { t, i18n } = useTranslation('profit');
  const { currency, total, rows, series, biggestWin, netDeposits } = profit;
  const money = (amount: string, signed = false): string => formatMoney(amount, currency, i18n.language, { signed });
  const net = netWinOf(profit);
  const isBehind = net.minor < 0n;
  const size = formatAmount(isBehind ? { ...net, minor: -net.minor } : net);
  return (
    <>
      <ContentSection
        titleSize="section"
        title={net.minor === 0n ? t('even') : t(isBehind ? 'behind' : 'ahead', { amount: money(size) })}
      >
        <p>{isBehind ? t('behindText') : t('aheadText')}</p>
      </ContentSection>
      <StatGrid
        missing={t('missing')}
        columns={3}
        stats={[
          { id: 'staked', label: t('staked'), value: money(total.betAmount) },
          { id: 'paid', label: t('paid'), value: money(total.payout) },
          { id: 'net', label: t('net'), value: money(formatAmount(net), true) },
          { id: 'extra', label: t('bonus'), value: money(total.bonus, true) },
          { id: 'rebate', label: t('rebate'), value: money(total.rebate, true) },
          { id: 'result', label: t('result'), value: money(total.playerResult, true) },
          ...(biggestWin === undefined ? [] : [{ id: 'biggest', label: t('biggest'), value: money(biggestWin, true) }]),
          { id: 'deposits', label: t('netDeposits'), value: money(netDeposits, true) },
        ]}
      />
      {series.length > 1 && <ProfitCourse series={series} currency={currency} />}
      <ContentSection title={t('kinds')}>
        <ListTable titleKey="profit:kinds" list={profitRows} rows={rows.map((row) => ({ ...row, currency }))} />
      </ContentSection>
    </>
  );
}
