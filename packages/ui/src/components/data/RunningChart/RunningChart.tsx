import type { ChartProps, ChartTexts } from '../internal/ChartFrame.tsx';
import { ChartFrame } from '../internal/ChartFrame.tsx';
import { FigureTable } from '../internal/FigureTable.tsx';
import { RunningDrawing } from './RunningDrawing.tsx';
import type { RunningPoint } from './running-point.ts';

export type { RunningPoint } from './running-point.ts';

export interface RunningChartTexts extends ChartTexts {
  /** Head of the values in the table. */
  value: string;
}

export interface RunningChartProps extends ChartProps {
  points: readonly RunningPoint[];
  /** Text of a round value beside the axis: "+6k". */
  tickText: (value: number) => string;
  texts: RunningChartTexts;
}

/** A running result as a step line with its zero line. */
export function RunningChart({ label, summary, height = 240, points, tickText, texts }: RunningChartProps) {
  const rows = points.map(({ id, label: day, text }) => ({ id, label: day, texts: [text] }));
  const table = <FigureTable label={label} lead={texts.lead} heads={[texts.value]} rows={rows} />;
  return (
    <ChartFrame label={label} summary={summary} height={height} texts={texts} table={table}>
      <RunningDrawing height={height} points={points} tickText={tickText} />
    </ChartFrame>
  );
}
