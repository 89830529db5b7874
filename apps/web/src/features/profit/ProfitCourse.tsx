import { useGetPersonalProfit } from '@croupier/sdk/hooks';
import { formatAmount, formatMoney, type TimeRange } from '@croupier/sdk/rules';
import type { GameType, PersonalProfit, ProfitPoint } from '@croupier/sdk/types';
import { RunningChart } from '@croupier/ui/data/RunningChart';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { categoryTextKey } from '../../shared/games/game-categories.ts';
import { dateFormat, numberFormat } from '../../shared/intl-formats.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { playedDays, runningResults } from './profit-result.ts';

/** Choice of all kinds of games. */
const ALL = 'HOME';

export interface ProfitCourseProps {
  readonly profit: PersonalProfit;
  readonly times: TimeRange;
  readonly days: readonly string[];
}

/** The running result of games, day by day; of all games or of one kind. */
export function ProfitCourse({ profit, times, days }: ProfitCourseProps): ReactNode {
  const { t, i18n } = useTranslation('profit');
  const [kind, setKind] = useState<GameType>(ALL);
  const query = useGetPersonalProfit(
    { ...times, gameType: kind },
    { enabled: kind !== ALL, staleTime: 0, placeholderData: keepPreviousData, select: ({ series }) => series },
  );
  const kinds = profit.rows.filter(({ betAmount }) => /[1-9]/.test(betAmount)).map(({ gameType }) => gameType);
  return (
    <ContentSection framed title={t('course.title')}>
      {kinds.length > 1 && (
        <SelectField
          label={t('kind')}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(kinds.find((known) => known === value) ?? ALL)}
          options={[ALL, ...kinds].map((value) => ({
            value,
            label: value === ALL ? t('course.all') : i18n.t(categoryTextKey(value) ?? 'profit:promo'),
          }))}
        />
      )}
      {kind === ALL ? (
        <Course series={profit.series} days={days} currency={profit.currency} />
      ) : (
        <QueryBoundary query={query} failure={t('failed')} skeleton={<Skeleton shape="box" height="18rem" />}>
          {(series) => <Course series={series} days={days} currency={profit.currency} />}
        </QueryBoundary>
      )}
    </ContentSection>
  );
}

interface CourseProps {
  readonly series: readonly ProfitPoint[];
  readonly days: readonly string[];
  readonly currency: string;
}

function Course({ series, days, currency }: CourseProps): ReactNode {
  const { t, i18n } = useTranslation('profit');
  // The days are already in the brand's time zone.
  const day = dateFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const played = playedDays(series, currency);
  const results = runningResults(days, played, currency).map(({ date, result }) => ({
    date,
    // The number is for the drawing only.
    value: Number(formatAmount(result)),
    text: formatMoney(formatAmount(result), currency, i18n.language, { signed: true }),
  }));
  const lowest = Math.min(...results.map(({ value }) => value));
  const lowestAt = results.findIndex(({ value }) => value === lowest);
  const [last] = results.slice(-1);
  const tick = numberFormat(i18n.language, {
    notation: 'compact',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <RunningChart
      label={t('course.title')}
      summary={t('course.summary', { count: played.length, amount: last?.text ?? '' })}
      points={results.map(({ date, value, text }, index) => ({
        id: date,
        label: day.format(new Date(date)),
        value,
        text,
        marked: index === results.length - 1 || (index === lowestAt && value < 0),
      }))}
      tickText={(value) => tick.format(value)}
      texts={{
        lead: t('course.day'),
        value: t('net'),
        showTable: t('course.table'),
        showChart: t('course.chart'),
      }}
    />
  );
}
