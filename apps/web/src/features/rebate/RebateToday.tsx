import { calendarDay, formatMoney } from '@croupier/sdk/rules';
import type { ManualRebate } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { Receipt } from '@croupier/ui/data/Receipt';
import { BalanceCard } from '@croupier/ui/display/BalanceCard';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useIsDesktop } from '@croupier/ui/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { isZero } from '../../shared/is-zero.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import { ListTable } from '../../shared/lists/ListTable.tsx';
import { betsPath } from '../../shared/paths.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { earnedOf, playedRows } from './rebate-figures.ts';
import { rebateRows } from './rebate-rows.ts';
import type { RebateClaim } from './use-rebate-claim.ts';

export interface RebateTodayProps {
  readonly rebate: ManualRebate;
  readonly claim: RebateClaim;
}

/** The amount that can be claimed, with its button and the bets that it comes from. */
export function ClaimableRebate({ rebate, claim }: RebateTodayProps): ReactNode {
  const { t, i18n } = useTranslation('rebate');
  const { timeZone } = useSite().brand;
  const timeText = useTimeText();
  const { claimable, currency, periodStart } = rebate;
  const amount = formatMoney(claimable, currency, i18n.language);
  // A period is a day of the brand [PR-46].
  const day = calendarDay(new Date(periodStart), timeZone);
  return (
    <BalanceCard
      label={t('since', { time: timeText(periodStart) })}
      amount={amount}
      note={t('free')}
      actions={
        <>
          {!isZero(claimable) && (
            <Button
              variant="action"
              size="lg"
              busy={claim.state !== 'ready'}
              busyLabel={t('collecting')}
              onClick={() => claim.submit({})}
            >
              {t('collect', { amount })}
            </Button>
          )}
          <LinkButton component={Link} to={betsPath({ days: { from: day, to: day } })}>
            {t('seeBets')}
          </LinkButton>
        </>
      }
    />
  );
}

/** How the amount adds up, by category of games. Categories without bets are shown on desktops only. */
export function RebateRows({ rebate }: Pick<RebateTodayProps, 'rebate'>): ReactNode {
  const { t, i18n } = useTranslation('rebate');
  const isDesktop = useIsDesktop();
  const { rows, currency, correction, claimable } = rebate;
  const percent = numberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 2 });
  const money = (value: string): string => formatMoney(value, currency, i18n.language);
  const shown = isDesktop ? rows : playedRows(rows);
  if (shown.length === 0) return null;
  return (
    <ContentSection titleSize="section" title={t('addsUp')}>
      <ListTable
        titleKey="rebate:addsUp"
        list={rebateRows}
        rows={shown.map((row) => ({ ...row, currency, rateText: percent.format(Number(row.rate)) }))}
      />
      <Receipt
        lines={
          isZero(correction)
            ? []
            : [
                { id: 'earned', label: t('earned'), value: money(earnedOf(rebate)) },
                { id: 'correction', label: t('correction'), value: money(`-${correction}`) },
              ]
        }
        total={{ label: t('together'), value: money(claimable) }}
      />
    </ContentSection>
  );
}
