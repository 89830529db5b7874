import type { BarSeriesType, LineSeriesType, XAxis, YAxis } from '@mui/x-charts/models';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { ReactNode, Ref } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { useReducedMotion } from '../../../theme/use-media.ts';
import { niceScale } from './nice-scale.ts';

export interface PlotFrameProps {
  height: number;
  series: readonly (BarSeriesType | LineSeriesType)[];
  /** The axis below, with the id `x`. */
  x: XAxis;
  /** All values that the axis at the side must contain. */
  extent: readonly number[];
  /** Text of a round value beside the axis. */
  tickText: (value: number) => string;
  /** Space at the end of the drawing in px, for half of the last label. */
  edge: number;
  hasTooltip?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Drawn over the grid, below the zero line. */
  children: ReactNode;
  /** Drawn over the zero line. */
  front?: ReactNode;
}

const zeroLine = { stroke: 'var(--series-zero)', shapeRendering: 'crispEdges' } as const;

/** Axes, grid and zero line of a drawing. */
export function PlotFrame(props: PlotFrameProps) {
  const { height, series, x, extent, tickText, edge, hasTooltip = false, ref, children, front } = props;
  const skipAnimation = useReducedMotion();
  const isMirrored = useDirection() === 'rtl';
  const { min, max, ticks } = niceScale(extent);
  const y: YAxis = {
    id: 'y',
    min,
    max,
    tickInterval: ticks,
    // The width is measured with the texts of both ends, of which the lower may be no tick.
    valueFormatter: (value: number) => tickText(value === min ? (ticks[0] ?? 0) : value),
    width: 'auto',
    // MUI mirrors neither axis.
    position: isMirrored ? 'right' : 'left',
  };
  return (
    <MuiTheme>
      <ChartsContainer
        ref={ref}
        height={height}
        series={[...series]}
        xAxis={[x]}
        yAxis={[y]}
        margin={{ top: 24, bottom: 0, left: isMirrored ? edge : 4, right: isMirrored ? 4 : edge }}
        skipAnimation={skipAnimation}
        disableKeyboardNavigation
      >
        <ChartsGrid horizontal />
        {children}
        <ChartsReferenceLine y={0} lineStyle={zeroLine} />
        {front}
        <ChartsXAxis axisId="x" disableLine disableTicks />
        <ChartsYAxis axisId="y" disableLine disableTicks />
        {hasTooltip && <ChartsTooltip trigger="axis" />}
      </ChartsContainer>
    </MuiTheme>
  );
}
