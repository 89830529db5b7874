import type { XAxis } from '@mui/x-charts/models';
import { useCallback, useState } from 'react';
import { useDirection } from '../../../theme/brand-context.ts';
import { remInPx } from './rem-in-px.ts';
import type { PlotFrameProps } from './PlotFrame.tsx';
import { PlotFrame } from './PlotFrame.tsx';

export interface PlotAreaProps extends Pick<PlotFrameProps, 'height' | 'series' | 'extent' | 'tickText' | 'children'> {
  points: readonly { id: string; label: string }[];
  /** Space at the end of the drawing in px, by default for half of the last label. */
  edge?: number;
}

/** Width of a label under the drawing, in rem. */
const LABEL_REM = 4;

/** Width of the texts beside the axis, about. */
const AXIS_REM = 3;

/** Steps between labels, so that they do not touch at this width. */
function labelSteps(count: number, width: number): number {
  const most = Math.max(2, Math.floor((width / remInPx() - AXIS_REM) / LABEL_REM));
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

/** Axes, grid, zero line and tooltip of a drawing by day or by another step. */
export function PlotArea({ points, edge = 16, ...plot }: PlotAreaProps) {
  const isMirrored = useDirection() === 'rtl';
  const { ref, width } = useWidth();
  const steps = labelSteps(points.length, width);
  const labels = new Map(points.map(({ id, label }) => [id, label]));
  const x: XAxis = {
    id: 'x',
    scaleType: 'band',
    categoryGapRatio: 0.35,
    data: points.map(({ id }) => id),
    reverse: isMirrored,
    height: 'auto',
    valueFormatter: (id: string) => labels.get(id) ?? id,
    // The last label always has its place.
    tickLabelInterval: (_id: string, index: number) => (points.length - 1 - index) % steps === 0,
  };
  return <PlotFrame {...plot} ref={ref} x={x} edge={edge} hasTooltip />;
}
