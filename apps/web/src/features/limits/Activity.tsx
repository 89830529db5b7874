import { useGetAccountStatement } from '@croupier/sdk/hooks';
import { formatMoney, timesOfPreset } from '@croupier/sdk/rules';
import type { AccountStatement, AccountTotals } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { StatGrid } from '@croupier/ui/data/StatGrid';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { paths } from '../../shared/paths.ts';
import { useDurationText } from '../../shared/use-duration-text.ts';

/** Deposits, result and time in games of this month and of the account's life. */
export function Activity(): ReactNode {
  const { t } = useTranslation('limits');
  const { timeZone } = useSite().brand;
  const [month] = useState(() => timesOfPreset('thisMonth', new Date(), timeZone));
  const query = useGetAccountStatement(month, { staleTime: 0 });
  return (
    <ContentSection
      titleSize="section"
      title={t('activity.title')}
      actions={
        <LinkButton component={Link} to={paths.transactions} variant="link">
          {t('activity.statement')}
        </LinkButton>
      }
    >
      <QueryBoundary query={query} failure={t('activity.failed')} skeleton={<Skeleton shape="box" height="14rem" />}>
        {(statement) => (
          <>
            <Totals title={t('activity.month')} totals={statement} currency={statement.currency} />
            <Totals title={t('activity.life')} totals={statement.lifetime} currency={statement.currency} />
          </>
        )}
      </QueryBoundary>
    </ContentSection>
  );
}

interface TotalsProps {
  readonly title: string;
  readonly totals: Pick<AccountStatement | AccountTotals, 'lines' | 'netDeposits' | 'netPosition' | 'gamingSeconds'>;
  readonly currency: string;
}

function Totals({ title, totals, currency }: TotalsProps): ReactNode {
  const { t, i18n } = useTranslation('limits');
  const durationText = useDurationText();
  const { lines, netDeposits, netPosition, gamingSeconds } = totals;
  const money = (amount: string, signed = false): string => formatMoney(amount, currency, i18n.language, { signed });
  const gross = lines.find(({ kind }) => kind === 'DEPOSIT')?.amount ?? '0';
  return (
    <ContentSection title={title} headingLevel={3} landmark={false}>
      <StatGrid
        columns={4}
        missing={t('activity.failed')}
        stats={[
          { id: 'gross', label: t('activity.gross'), value: money(gross) },
          { id: 'net', label: t('activity.net'), value: money(netDeposits) },
          { id: 'result', label: t('activity.result'), value: money(netPosition, true) },
          { id: 'time', label: t('activity.time'), value: durationText(Math.floor(gamingSeconds / 60)) },
        ]}
      />
    </ContentSection>
  );
}
