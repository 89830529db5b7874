import { useGetTeamOverview } from '@croupier/sdk/hooks';
import { timesOfDays, type DayRange } from '@croupier/sdk/rules';
import type { TeamPoint } from '@croupier/sdk/types';
import { BarChart } from '@croupier/ui/data/BarChart';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SelectMenu } from '@croupier/ui/navigation/SelectMenu';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSite } from '../../config/site-context.ts';
import { numberFormat } from '../../shared/intl-formats.ts';
import { usePollInterval } from '../../shared/live-events/use-poll-interval.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { keepOfTime } from '../../shared/team-figures/keep-of-time.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import { averageOf, MEASURES, type Measure } from './chart-days.ts';

const POLL_MS = 60_000;
const HEIGHT = 280;

export interface TeamChartProps {
  readonly days: DayRange;
  readonly today: string;
}

/** One measure of the team day by day; days on which the team won are below zero. */
export function TeamChart({ days, today }: TeamChartProps): ReactNode {
  const { t } = useTranslation('teamOverview');
  const { timeZone } = useSite().brand;
  const [measure, setMeasure] = useState<Measure>('operatorResult');
  const times = timesOfDays(days, timeZone);
  const query = useGetTeamOverview(times, {
    placeholderData: keepOfTime(times.startTime),
    refetchInterval: usePollInterval(POLL_MS),
  });
  return (
    <ContentSection
      framed
      title={t('chart.title')}
      actions={
        <SelectMenu
          label={t('chart.measure')}
          value={measure}
          onChange={setMeasure}
          options={MEASURES.map((value) => ({ value, label: t(`chart.measures.${value}`) }))}
        />
      }
    >
      <QueryBoundary
        query={query}
        failure={t('chart.failed')}
        skeleton={<Skeleton shape="box" height={`${HEIGHT}px`} />}
      >
        {({ series, currency }) => <Bars series={series} currency={currency} measure={measure} today={today} />}
      </QueryBoundary>
    </ContentSection>
  );
}

interface BarsProps extends Pick<TeamChartProps, 'today'> {
  readonly series: readonly TeamPoint[];
  readonly currency: string;
  readonly measure: Measure;
}

function Bars({ series, currency, measure, today }: BarsProps): ReactNode {
  const { t, i18n } = useTranslation(['teamOverview', 'teamFigures']);
  const texts = useTeamTexts();
  const tick = numberFormat(i18n.language, { notation: 'compact', maximumFractionDigits: 1 });
  // The numbers are for the drawing only.
  const values = series.map((point) => Number(point[measure]));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const pastDays = series.filter(({ date }) => date < today);
  const average = averageOf(pastDays, measure, currency);
  const averageText = average === undefined ? '' : texts.money(average, currency);
  return (
    <BarChart
      label={t(`chart.measures.${measure}`)}
      summary={t('chart.summary', { count: series.length, average: averageText })}
      height={HEIGHT}
      series={[{ id: measure, label: t(`chart.bars.${measure}`) }]}
      points={series.map((point, index) => ({
        id: point.date,
        label: texts.day(point.date),
        values: [Number(point[measure])],
        texts: [texts.money(point[measure], currency)],
        unsettled: point.date === today,
        marked: values[index] === most || (values[index] === least && least < 0) || index === series.length - 1,
      }))}
      references={
        average === undefined
          ? []
          : [{ value: Number(average), label: t('chart.average', { count: pastDays.length, amount: averageText }) }]
      }
      tickText={(value) => tick.format(value)}
      texts={{
        lead: t('teamFigures:chart.day'),
        showTable: t('teamFigures:chart.table'),
        showChart: t('teamFigures:chart.drawing'),
        negative: t('chart.won'),
        unsettled: t('chart.running'),
      }}
    />
  );
}
