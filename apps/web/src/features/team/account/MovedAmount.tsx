import { useGetUserLossByGameType } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney } from '@croupier/sdk/rules';
import type { DownlineDetail, RebateRates } from '@croupier/sdk/types';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { hasOnlyRates } from '../../../shared/rates/rate-values.ts';
import { movedBy } from './rate-change.ts';
import { useThisMonth } from './use-this-month.ts';

export interface MovedAmountProps {
  /** A direct downline. */
  readonly downline: DownlineDetail;
  /** As they are typed. */
  readonly rates: RebateRates;
}

/** What the typed rates would have moved between the two on this month's turnover. */
export function MovedAmount({ downline, rates }: MovedAmountProps): ReactNode {
  const { t, i18n } = useTranslation('team');
  const { account, nickname = account, currency, rebate } = downline;
  const { name: month, times } = useThisMonth();
  const { data: turnover } = useGetUserLossByGameType(
    { ...times, parentAccount: account },
    { select: ({ content }) => content },
  );
  if (turnover === undefined || !hasOnlyRates(rates)) return null;
  const moved = movedBy({ from: rebate, to: rates }, turnover, currency);
  const values = {
    name: nickname,
    month,
    amount: formatMoney(
      formatAmount({ ...moved, minor: moved.minor < 0n ? -moved.minor : moved.minor }),
      currency,
      i18n.language,
    ),
  };
  const way = moved.minor === 0n ? 'nothing' : moved.minor > 0n ? 'toThem' : 'toYou';
  return <SmallPrint>{t(`rates.moved.${way}`, values)}</SmallPrint>;
}
