import styled from '@emotion/styled';
import { useIsDesktop } from '../../../theme/use-media.ts';
import { Amount } from '../../display/Amount/Amount.tsx';
import { ReceiptLines } from '../internal/ReceiptLines.tsx';
import { WaterfallDrawing } from './WaterfallDrawing.tsx';
import type { WaterfallChartProps } from './waterfall-types.ts';

export type { WaterfallChartProps, WaterfallStep, WaterfallTotal } from './waterfall-types.ts';

const Figure = styled('figure')({ margin: 0 });

/** How a balance came to be, from opening to closing by its changes: a stair on desktops, an itemised sum on phones. */
export function WaterfallChart({ label, opening, steps, closing }: WaterfallChartProps) {
  const isDesktop = useIsDesktop();
  const first = { id: 'opening', label: opening.label, value: opening.text };
  const lines = steps.map(({ id, label: step, longLabel = step, change, text, icon }) => ({
    id,
    label: longLabel,
    value: <Amount text={text} tone={change > 0 ? 'gain' : 'plain'} />,
    ...(icon && { icon }),
  }));
  return (
    <Figure aria-label={label}>
      {isDesktop ? (
        <WaterfallDrawing opening={opening} steps={steps} closing={closing} />
      ) : (
        <ReceiptLines lines={[first, ...lines]} total={{ label: closing.label, value: closing.text }} />
      )}
    </Figure>
  );
}
