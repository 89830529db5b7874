import { seriesColor } from '../internal/chart-styles.ts';

export interface TierBar {
  id: string;
  /** Under the bar: "18:25", "21 Nov". */
  label: string;
  /** The base; for the drawing only. */
  base: number;
  /** The same base as it is read. */
  text: string;
  /** What was paid for it. */
  paid: string;
  /** No tier is reached; its bar is hollow. */
  unpaid?: boolean;
  /** Still running; its bar is dashed. */
  unsettled?: boolean;
  /** Writes what was paid above the bar. */
  marked?: boolean;
}

export interface TierLine {
  id: string;
  /** From which base the tier applies; for the drawing only. */
  threshold: number;
  /** At the line: "0.10%". */
  rate: string;
  /** In the legend: "0.10% from ₱3,000, 4 active". */
  label: string;
}

/** Fill and outline of a bar by its state. */
export function barLook({ unpaid = false, unsettled = false }: Pick<TierBar, 'unpaid' | 'unsettled'>) {
  const fillOpacity = unpaid ? 0 : unsettled ? 0.4 : 1;
  return {
    fill: seriesColor(0),
    fillOpacity,
    ...(fillOpacity < 1 && { stroke: seriesColor(0), strokeWidth: 1.5 }),
    ...(unsettled && { strokeDasharray: '3 3' }),
  };
}
