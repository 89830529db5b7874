import styled from '@emotion/styled';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { Amount } from '../../display/Amount/Amount.tsx';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Legend } from '../internal/chart-styles.ts';
import type { ChartProps, ChartTexts } from '../internal/ChartFrame.tsx';
import { ChartFrame } from '../internal/ChartFrame.tsx';
import { FigureTable } from '../internal/FigureTable.tsx';
import { lazyDrawing } from '../internal/lazy-drawing.ts';
import { ReceiptLines } from '../internal/ReceiptLines.tsx';
import { changeFill } from './change-fill.ts';

export interface WaterfallStep {
  id: string;
  /** Under the bar: "Deposits". */
  label: string;
  /** Signed change, for the drawing only. */
  change: number;
  /** The same change as it is read, with its sign: "+₱9,000.00". */
  text: string;
  /** Before the label on phones. */
  icon?: IconName;
}

export interface WaterfallTotal {
  /** "Balance on Nov 1", "Balance now". */
  label: string;
  /** Balance, for the drawing only. */
  value: number;
  text: string;
}

export interface WaterfallChartTexts extends ChartTexts {
  /** Head of the amounts in the table. */
  amount: string;
  /** Legend of changes upwards and downwards. */
  increase: string;
  decrease: string;
}

export interface WaterfallChartProps extends ChartProps {
  opening: WaterfallTotal;
  /** They lead from the opening to the closing balance. */
  steps: readonly WaterfallStep[];
  closing: WaterfallTotal;
  /** Text of a round value beside the axis: "10k". */
  tickText: (value: number) => string;
  texts: WaterfallChartTexts;
}

const Drawing = lazyDrawing(async () => (await import('./WaterfallDrawing.tsx')).WaterfallDrawing);

const Figure = styled('figure')({ margin: 0 });

/** How a balance came to be: from opening to closing by its changes. On phones, the same as an itemised sum. */
export function WaterfallChart(props: WaterfallChartProps) {
  const { label, summary, height = 260, opening, steps, closing, tickText, texts } = props;
  const isDesktop = useIsDesktop();
  if (!isDesktop) {
    const first = { id: 'opening', label: opening.label, value: opening.text };
    const lines = steps.map(({ id, label: step, change, text, icon }) => ({
      id,
      label: step,
      value: <Amount text={text} tone={change > 0 ? 'gain' : 'plain'} />,
      ...(icon && { icon }),
    }));
    return (
      <Figure aria-label={label}>
        <ReceiptLines lines={[first, ...lines]} total={{ label: closing.label, value: closing.text }} />
      </Figure>
    );
  }
  const rows = [{ id: 'opening', ...opening }, ...steps, { id: 'closing', ...closing }];
  const table = (
    <FigureTable
      label={label}
      lead={texts.lead}
      heads={[texts.amount]}
      rows={rows.map(({ id, label: row, text }) => ({ id, label: row, texts: [text] }))}
    />
  );
  return (
    <ChartFrame
      label={label}
      summary={summary}
      height={height}
      texts={texts}
      table={table}
      legend={<WaterfallLegend texts={texts} />}
    >
      <Drawing {...{ height, opening, steps, closing, tickText, name: texts.amount, instead: table }} />
    </ChartFrame>
  );
}

function WaterfallLegend({ texts }: Pick<WaterfallChartProps, 'texts'>) {
  return (
    <Legend>
      {[1, -1].map((change) => (
        <li key={change}>
          <svg width={12} height={12} aria-hidden focusable="false">
            <rect x={1} y={1} width={10} height={10} rx={3} {...changeFill(change)} />
          </svg>
          {change > 0 ? texts.increase : texts.decrease}
        </li>
      ))}
    </Legend>
  );
}
