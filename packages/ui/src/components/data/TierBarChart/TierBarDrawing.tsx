import type { BarProps } from '@mui/x-charts/BarChart';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { color } from '../../../theme/vars.ts';
import { DrawnText, seriesColor } from '../internal/chart-styles.ts';
import { DrawnPoint } from '../internal/DrawnPoint.tsx';
import { PlotArea } from '../internal/PlotArea.tsx';
import { remInPx } from '../internal/rem-in-px.ts';
import type { TierBar, TierLine } from './tier-bar.ts';
import { barLook } from './tier-bar.ts';

export interface TierBarDrawingProps {
  /** Name of the bars in tooltips. */
  label: string;
  height: number;
  bars: readonly TierBar[];
  tiers: readonly TierLine[];
  tickText: (value: number) => string;
  instead: ReactNode;
}

const BarsContext = createContext<readonly TierBar[]>([]);

const slots = { bar: Bar };

const tierLine = { stroke: color('text2'), strokeWidth: 1.5, strokeDasharray: '5 4' };

/** The bars of a TierBarChart; loaded with MUI X. */
export function TierBarDrawing({ label, height, bars, tiers, tickText }: TierBarDrawingProps) {
  return (
    <BarsContext value={bars}>
      <PlotArea
        height={height}
        points={bars}
        extent={[...bars.map(({ base }) => base), ...tiers.map(({ threshold }) => threshold)]}
        tickText={tickText}
        edge={RATES_REM * remInPx()}
        series={[
          {
            type: 'bar',
            id: 'base',
            label,
            color: seriesColor(0),
            data: bars.map(({ base }) => base),
            valueFormatter: (_value: number | null, { dataIndex }: { dataIndex: number }) =>
              [bars[dataIndex]?.text, bars[dataIndex]?.paid].join(' · '),
          },
        ]}
      >
        <BarPlot slots={slots} />
        {tiers.map(({ id, threshold }) => (
          <ChartsReferenceLine key={id} y={threshold} lineStyle={tierLine} />
        ))}
        {tiers.map((tier) => (
          <Rate key={tier.id} {...tier} />
        ))}
        {bars.map(
          ({ id, base, paid, marked }) => marked === true && <DrawnPoint key={id} id={id} value={base} text={paid} />,
        )}
      </PlotArea>
    </BarsContext>
  );
}

/** Space for rates after the drawing. */
const RATES_REM = 3.25;

/** Distance of a rate from its line in px. */
const GAP = 6;

/** Rate of a tier after the end of its line. */
function Rate({ threshold, rate }: TierLine) {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>()(threshold);
  const isMirrored = useDirection() === 'rtl';
  return (
    <DrawnText x={isMirrored ? left - GAP : left + width + GAP} y={y} textAnchor="start" dominantBaseline="central">
      {rate}
    </DrawnText>
  );
}

function Bar({ dataIndex, x, y, width, height }: BarProps) {
  const bar = use(BarsContext)[dataIndex];
  if (height === 0 || !bar) return null;
  return <rect x={x} y={y} width={width} height={height} rx={Math.min(3, width / 2, height / 2)} {...barLook(bar)} />;
}
