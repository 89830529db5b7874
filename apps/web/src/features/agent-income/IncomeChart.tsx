import type { AgentRevenueRow } from '@croupier/sdk/types';
import { BarChart } from '@croupier/ui/data/BarChart';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import { CHART_FIELDS } from './income-parts.ts';

export interface IncomeChartProps {
  /** The oldest day first; undefined while they are not known. */
  readonly rows: readonly AgentRevenueRow[] | undefined;
}

/** The income of each day by its parts, without dividends. Nothing for a single day: its figures say the same. */
export function IncomeChart({ rows }: IncomeChartProps): ReactNode {
  const { t, i18n } = useTranslation(['agentIncome', 'teamFigures']);
  const texts = useTeamTexts();
  if (rows === undefined || rows.length < 2) return null;
  const tick = numberFormat(i18n.language, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <ContentSection framed title={t('chart.title')}>
      <BarChart
        label={t('chart.title')}
        summary={t('chart.summary', { count: rows.length })}
        series={CHART_FIELDS.map((field) => ({ id: field, label: t(`teamFigures:pay.${field}`) }))}
        points={rows.map((row) => ({
          id: row.date,
          label: texts.day(row.date),
          // The numbers are for the drawing only.
          values: CHART_FIELDS.map((field) => Number(row[field])),
          texts: CHART_FIELDS.map((field) => texts.money(row[field], row.currency)),
        }))}
        tickText={(value) => tick.format(value)}
        texts={{
          lead: t('teamFigures:chart.day'),
          showTable: t('teamFigures:chart.table'),
          showChart: t('teamFigures:chart.drawing'),
        }}
      />
    </ContentSection>
  );
}
