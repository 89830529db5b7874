import { addAmounts, formatAmount, formatMoney, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';
import type { ProfitPoint } from '@croupier/sdk/types';
import { Sparkline } from '@croupier/ui/data/Sparkline';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { dateFormat } from '../../shared/intl-formats.ts';

export interface ProfitCourseProps {
  readonly series: readonly ProfitPoint[];
  readonly currency: string;
}

/** The running result of games, day by day. */
export function ProfitCourse({ series, currency }: ProfitCourseProps): ReactNode {
  const { t, i18n } = useTranslation('profit');
  // The days are already in the brand's time zone.
  const day = dateFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language, { signed: true });
  const results = runningResults(series, currency);
  const points = series.map(({ date }, index) => {
    const result = formatAmount(results[index] ?? parseAmount('0', currency));
    // The value is for the drawing only.
    return { id: date, label: day.format(new Date(date)), value: Number(result), text: money(result) };
  });
  const [last] = points.slice(-1);
  return (
    <ContentSection framed title={t('course.title')}>
      <Sparkline
        label={t('course.summary', { count: points.length, amount: last?.text ?? '' })}
        tone={last !== undefined && last.value < 0 ? 'loss' : 'gain'}
        points={points}
        texts={{
          lead: t('course.day'),
          showTable: t('course.table'),
          showChart: t('course.chart'),
          value: t('net'),
        }}
      />
    </ContentSection>
  );
}

/** The result of games after each day. */
function runningResults(series: readonly ProfitPoint[], currency: string): readonly Amount[] {
  const results: Amount[] = [];
  for (const { payout, betAmount } of series) {
    const result = subtractAmounts(parseAmount(payout, currency), parseAmount(betAmount, currency));
    const [before] = results.slice(-1);
    results.push(before === undefined ? result : addAmounts(before, result));
  }
  return results;
}
