import { formatMoney } from '@croupier/sdk/rules';
import type { Contract, ContractPreview } from '@croupier/sdk/types';
import { DifferenceChart } from '@croupier/ui/data/DifferenceChart';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { differenceRanges } from './terms-difference.ts';
import { useContractTexts } from './use-contract-texts.ts';

export interface TermsChartProps {
  readonly current: Contract;
  readonly offer: Contract;
  readonly preview: ContractPreview;
}

/** The axis goes on behind the highest threshold and the highest base. */
const MARGIN = 1.15;

/** What an offer pays more or less than the contract in force, by base, with the own last periods as points. */
export function TermsChart({ current, offer, preview }: TermsChartProps): ReactNode {
  const { t, i18n } = useTranslation('contracts');
  const { change, threshold, window } = useContractTexts();
  const { currency, type } = offer;
  // A negative base has no place on the axis, and both pay nothing for it.
  const periods = preview.periods.filter(({ base }) => !base.startsWith('-'));
  const activeUsers = Math.max(0, ...periods.map((period) => period.activeUsers));
  // Numbers are for the drawing only.
  const bases = [
    ...[...current.tiers, ...offer.tiers].map((tier) => Number(tier.threshold)),
    ...periods.map(({ base }) => Number(base)),
  ];
  const max = Math.ceil(Math.max(1, ...bases) * MARGIN);
  const ranges = differenceRanges(current, offer, { activeUsers, end: `${max}.00` });
  const axis = (value: number): string => formatMoney(String(value), currency, i18n.language, { length: 'compact' });
  return (
    <ContentSection framed title={t(`compare.chart.${type}`)}>
      <DifferenceChart
        label={t(`compare.chart.${type}`)}
        summary={t('compare.summary', { active: t('active', { count: activeUsers }) })}
        ranges={ranges.map(({ from, to, start, end }) => ({
          id: from,
          from: Number(from),
          to: Number(to),
          start: Number(start),
          end: Number(end),
          label: t('compare.range', { from: threshold(from, currency), to: threshold(to, currency) }),
          text: t('compare.range', { from: change(start, currency), to: change(end, currency) }),
        }))}
        points={periods.map((period) => ({
          id: period.periodStart,
          label: window(period),
          base: Number(period.base),
          difference: Number(period.difference),
          text: change(period.difference, currency),
        }))}
        max={max}
        baseText={axis}
        tickText={axis}
        texts={{
          lead: t(`from.${type}`),
          showTable: t('showTable'),
          showChart: t('showChart'),
          difference: t('compare.difference', { version: offer.version }),
          more: t('compare.more', { version: offer.version }),
          less: t('compare.less'),
        }}
      />
    </ContentSection>
  );
}
