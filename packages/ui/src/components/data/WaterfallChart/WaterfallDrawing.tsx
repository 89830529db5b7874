import styled from '@emotion/styled';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import type { WaterfallChartProps } from './waterfall-types.ts';

export type WaterfallDrawingProps = Pick<WaterfallChartProps, 'opening' | 'steps' | 'closing'>;

interface DrawnBar {
  id: string;
  label: string;
  text: string;
  from: number;
  to: number;
  kind: 'opening' | 'more' | 'less' | 'closing';
}

const Stair = styled('dl')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  // Size container of the texts.
  containerType: 'inline-size',
});

const Step = styled('div')({
  // The label, which comes first, is below its bar.
  display: 'grid',
  gridTemplateRows: '13rem auto',
  gap: space(2),
  '& > dt': { gridRow: 2, paddingInline: space(1), ...typeStyle('meta'), color: color('text2'), textAlign: 'center' },
  '& > dd': { position: 'relative', gridRow: 1, margin: 0, marginBlockStart: space(6) },
});

const Bar = styled('span')({
  position: 'absolute',
  insetInline: '18%',
  minBlockSize: 3,
  borderRadius: 4,
  '[data-kind="opening"] &': { backgroundColor: color('text3') },
  '[data-kind="closing"] &': { backgroundColor: color('text') },
  '[data-kind="more"] &': { backgroundColor: color('success') },
  '[data-kind="less"] &': { backgroundColor: color('accent') },
  [media.forcedColors]: { '[data-kind] &': { backgroundColor: 'CanvasText' } },
});

/** From the middle of a bar to that of the next one, behind both. */
const Connector = styled('span')({
  position: 'absolute',
  insetInlineStart: '82%',
  inlineSize: '36%',
  borderBlockEnd: `1px dashed ${color('controlLine')}`,
  'div:last-of-type > dd > &': { display: 'none' },
});

const Zero = styled('span')({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${color('lineStrong')}`,
});

const Text = styled('bdi')({
  position: 'absolute',
  insetInline: 0,
  paddingBlockEnd: space(1),
  ...typeStyle('meta'),
  fontSize: 'clamp(0.6875rem, 1.4cqi, 0.8125rem)',
  fontWeight: 650,
  color: color('text'),
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** The bars of a WaterfallChart: each begins where the one before it ends. Styled boxes, which need no chart library. */
export function WaterfallDrawing(props: WaterfallDrawingProps) {
  const bars = barsOf(props);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const share = (length: number) => `${((length / (high - low || 1)) * 100).toFixed(2)}%`;
  return (
    <Stair>
      {bars.map(({ id, label, text, from, to, kind }) => {
        const [bottom, top] = [Math.min(from, to), Math.max(from, to)];
        return (
          <Step key={id} data-kind={kind}>
            <dt>{label}</dt>
            <dd>
              <Zero style={{ insetBlockEnd: share(-low) }} />
              <Connector style={{ insetBlockEnd: share(to - low) }} />
              <Bar style={{ insetBlockEnd: share(bottom - low), blockSize: share(top - bottom) }} />
              <Text style={{ insetBlockEnd: share(top - low) }}>{text}</Text>
            </dd>
          </Step>
        );
      })}
    </Stair>
  );
}

function barsOf({ opening, steps, closing }: WaterfallDrawingProps): DrawnBar[] {
  let balance = opening.value;
  const changes = steps.map(({ id, label, text, change }): DrawnBar => {
    const from = balance;
    balance += change;
    return { id, label, text, from, to: balance, kind: change < 0 ? 'less' : 'more' };
  });
  const totalOf = (kind: 'opening' | 'closing'): DrawnBar => {
    const { label, text, value } = kind === 'opening' ? opening : closing;
    return { id: kind, label, text, from: 0, to: value, kind };
  };
  return [totalOf('opening'), ...changes, totalOf('closing')];
}
