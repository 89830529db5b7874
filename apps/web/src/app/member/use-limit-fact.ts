import { useGetPlayerProtection } from '@croupier/sdk/hooks';
import { formatMoney } from '@croupier/sdk/rules';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { tightestDeposit } from '../../features/limits/limit-choices.ts';
import { dateFormat } from '../../shared/intl-formats.ts';

const LEFT = { DAY: 'facts.leftToday', WEEK: 'facts.leftThisWeek', MONTH: 'facts.leftThisMonth' } as const;

/** What the deposit limits leave, or until when a break lasts; undefined for neither. */
export function useLimitFact(enabled: boolean): string | undefined {
  const { t, i18n } = useTranslation('member');
  const { timeZone } = useSite().brand;
  const { data } = useGetPlayerProtection({ enabled });
  if (data === undefined) return undefined;
  const { until } = data.break;
  if (until !== undefined) {
    const day = dateFormat(i18n.language, { dateStyle: 'medium', timeZone });
    return t('facts.onBreak', { day: day.format(new Date(until)) });
  }
  const tightest = tightestDeposit(data.limits);
  if (tightest?.currency === undefined) return undefined;
  return t(LEFT[tightest.period], { amount: formatMoney(tightest.remaining, tightest.currency, i18n.language) });
}
