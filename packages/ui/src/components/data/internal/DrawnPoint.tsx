import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useDirection } from '../../../theme/brand-context.ts';
import { DrawnText } from './chart-styles.ts';

export interface DrawnPointProps {
  id: string;
  value: number;
  text: string;
}

/** Space between a point and its text, in px. */
const GAP = 8;

/** Text at a point: above a value, below a negative one, and inside the drawing at its sides. */
export function DrawnPoint({ id, value, text }: DrawnPointProps) {
  const scale = useXScale<'band' | 'point'>();
  const y = useYScale<'linear'>()(value);
  const { left: start, width } = useDrawingArea();
  const x = (scale(id) ?? 0) + scale.bandwidth() / 2;
  const share = (x - start) / width;
  const isMirrored = useDirection() === 'rtl';
  const side = share < 0.2 ? 1 : share > 0.8 ? -1 : 0;
  const anchor = side === 0 ? 'middle' : side > 0 !== isMirrored ? 'start' : 'end';
  const isBelow = value < 0;
  return (
    <DrawnText x={x} y={y + (isBelow ? GAP : -GAP)} textAnchor={anchor} dominantBaseline={isBelow ? 'hanging' : 'auto'}>
      {text}
    </DrawnText>
  );
}
