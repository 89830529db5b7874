import { LinePlot } from '@mui/x-charts/LineChart';
import type { ReactNode } from 'react';
import { seriesColor } from '../internal/chart-styles.ts';
import { DrawnPoint } from '../internal/DrawnPoint.tsx';
import { PlotArea } from '../internal/PlotArea.tsx';
import type { RunningPoint } from './RunningChart.tsx';

export interface RunningDrawingProps {
  /** Name of the line in tooltips. */
  label: string;
  height: number;
  points: readonly RunningPoint[];
  tickText: (value: number) => string;
  instead: ReactNode;
}

/** The line of a RunningChart; loaded with MUI X. */
export function RunningDrawing({ label, height, points, tickText }: RunningDrawingProps) {
  return (
    <PlotArea
      height={height}
      points={points}
      extent={points.map(({ value }) => value)}
      scaleType="point"
      tickText={tickText}
      series={[
        {
          type: 'line',
          id: 'running',
          label,
          // Nothing happens between two points.
          curve: 'stepAfter',
          strictStepCurve: true,
          color: seriesColor(0),
          showMark: false,
          data: points.map(({ value }) => value),
          valueFormatter: (_value: number | null, { dataIndex }: { dataIndex: number }) =>
            points[dataIndex]?.text ?? '',
        },
      ]}
    >
      <LinePlot />
      {points.map(
        ({ id, value, text, marked }) =>
          marked === true && <DrawnPoint key={id} id={id} value={value} text={text} ringed />,
      )}
    </PlotArea>
  );
}
