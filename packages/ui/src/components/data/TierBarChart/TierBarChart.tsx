import { Legend } from '../internal/chart-styles.ts';
import type { ChartProps, ChartTexts } from '../internal/ChartFrame.tsx';
import { ChartFrame } from '../internal/ChartFrame.tsx';
import { FigureTable } from '../internal/FigureTable.tsx';
import { lazyDrawing } from '../internal/lazy-drawing.ts';
import type { TierBar, TierLine } from './tier-bar.ts';
import { barLook } from './tier-bar.ts';

export type { TierBar, TierLine } from './tier-bar.ts';

export interface TierBarChartTexts extends ChartTexts {
  /** Head of the bases in the table, and name of the bars in the legend: "Turnover". */
  base: string;
  /** Head of what was paid. */
  paid: string;
  /** Legends of hollow and of dashed bars. */
  unpaid: string;
  unsettled: string;
}

export interface TierBarChartProps extends ChartProps {
  bars: readonly TierBar[];
  tiers: readonly TierLine[];
  /** Text of a round value beside the axis: "40k". */
  tickText: (value: number) => string;
  texts: TierBarChartTexts;
}

const Drawing = lazyDrawing(async () => (await import('./TierBarDrawing.tsx')).TierBarDrawing);

/** Bases of periods as bars against the tiers of a contract as lines. */
export function TierBarChart(props: TierBarChartProps) {
  const { label, summary, height = 260, bars, tiers, tickText, texts } = props;
  const rows = bars.map(({ id, label: name, text, paid }) => ({ id, label: name, texts: [text, paid] }));
  const table = <FigureTable label={label} lead={texts.lead} heads={[texts.base, texts.paid]} rows={rows} />;
  return (
    <ChartFrame
      label={label}
      summary={summary}
      height={height}
      texts={texts}
      table={table}
      legend={<TierBarLegend {...props} />}
    >
      <Drawing label={texts.base} height={height} bars={bars} tiers={tiers} tickText={tickText} instead={table} />
    </ChartFrame>
  );
}

function TierBarLegend({ bars, tiers, texts }: TierBarChartProps) {
  const kinds = [
    { text: texts.base, shown: true },
    { text: texts.unpaid, unpaid: true, shown: bars.some(({ unpaid }) => unpaid) },
    { text: texts.unsettled, unsettled: true, shown: bars.some(({ unsettled }) => unsettled) },
  ];
  return (
    <Legend>
      {kinds
        .filter(({ shown }) => shown)
        .map(({ text, ...kind }) => (
          <li key={text}>
            <svg width={12} height={12} aria-hidden focusable="false">
              <rect x={1} y={1} width={10} height={10} rx={3} {...barLook(kind)} />
            </svg>
            {text}
          </li>
        ))}
      {tiers.map(({ id, label }) => (
        <li key={id}>
          <svg width={18} height={12} aria-hidden focusable="false">
            <path d="M0 6h18" stroke="currentColor" strokeWidth={2} strokeDasharray="5 4" />
          </svg>
          {label}
        </li>
      ))}
    </Legend>
  );
}
