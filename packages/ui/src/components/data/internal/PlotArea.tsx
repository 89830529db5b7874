import type { XAxis, YAxis } from '@mui/x-charts/models';
import type { LineSeriesType, BarSeriesType } from '@mui/x-charts/models';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { useReducedMotion } from '../../../theme/use-media.ts';
import { color } from '../../../theme/vars.ts';
import { niceScale } from './nice-scale.ts';

export interface PlotAreaProps {
  height: number;
  points: readonly { id: string; label: string }[];
  series: readonly (BarSeriesType | LineSeriesType)[];
  /** All values that the axis must contain. */
  extent: readonly number[];
  scaleType: 'band' | 'point';
  /** Text of a round value beside the axis. */
  tickText: (value: number) => string;
  /** Drawn over grid and zero line. */
  children: ReactNode;
}

const zeroLine = { stroke: color('controlLine'), shapeRendering: 'crispEdges' } as const;

/** Width of a label under the drawing, in rem. */
const LABEL_REM = 4;

/** Width of the texts beside the axis, about. */
const AXIS_REM = 3;

/** Steps between labels, so that they do not touch at this width. */
function labelSteps(count: number, width: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const most = Math.max(2, Math.floor((width / rem - AXIS_REM) / LABEL_REM));
  return Math.max(1, Math.ceil(count / most));
}

/** Width of the element with the ref, in px. */
function useWidth() {
  const [width, setWidth] = useState(320);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** Axes, grid, zero line and tooltip of a drawing. */
export function PlotArea({ height, points, series, extent, scaleType, tickText, children }: PlotAreaProps) {
  const skipAnimation = useReducedMotion();
  const isMirrored = useDirection() === 'rtl';
  const { min, max, ticks } = niceScale(extent);
  const { ref, width } = useWidth();
  const steps = labelSteps(points.length, width);
  const labels = new Map(points.map(({ id, label }) => [id, label]));
  const shared = {
    id: 'x',
    data: points.map(({ id }) => id),
    reverse: isMirrored,
    height: 'auto' as const,
    valueFormatter: (id: string) => labels.get(id) ?? id,
    // The last label always has its place.
    tickLabelInterval: (_id: string, index: number) => (points.length - 1 - index) % steps === 0,
  };
  const x: XAxis = scaleType === 'band' ? { ...shared, scaleType, categoryGapRatio: 0.35 } : { ...shared, scaleType };
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
  // The last label is centred on its point, at the edge of the drawing.
  const edge = scaleType === 'point' ? 24 : 16;
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
        <ChartsXAxis axisId="x" disableLine disableTicks />
        <ChartsYAxis axisId="y" disableLine disableTicks />
        <ChartsTooltip trigger="axis" />
      </ChartsContainer>
    </MuiTheme>
  );
}
