import type { ChartProps, ChartTexts } from '../internal/ChartFrame.tsx';
import { ChartFrame } from '../internal/ChartFrame.tsx';
import { FigureTable } from '../internal/FigureTable.tsx';
import { lazyDrawing } from '../internal/lazy-drawing.ts';

export interface RunningPoint {
  id: string;
  /** Under the line, e.g. "Nov 8". */
  label: string;
  /** The result so far; for the drawing only. */
  value: number;
  /** The same value as it is read. */
  text: string;
  /** Draws a ring with the text: last, lowest, highest point. */
  marked?: boolean;
}

export interface RunningChartTexts extends ChartTexts {
  /** Head of the values in the table, and name of the line. */
  value: string;
}

export interface RunningChartProps extends ChartProps {
  points: readonly RunningPoint[];
  /** Text of a round value beside the axis: "+6k". */
  tickText: (value: number) => string;
  texts: RunningChartTexts;
}

const Drawing = lazyDrawing(async () => (await import('./RunningDrawing.tsx')).RunningDrawing);

/** A running result as a step line with its zero line. */
export function RunningChart({ label, summary, height = 240, points, tickText, texts }: RunningChartProps) {
  const rows = points.map(({ id, label: day, text }) => ({ id, label: day, texts: [text] }));
  const table = <FigureTable label={label} lead={texts.lead} heads={[texts.value]} rows={rows} />;
  return (
    <ChartFrame label={label} summary={summary} height={height} texts={texts} table={table}>
      <Drawing label={texts.value} height={height} points={points} tickText={tickText} instead={table} />
    </ChartFrame>
  );
}
