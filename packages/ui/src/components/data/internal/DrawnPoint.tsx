import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useDirection } from '../../../theme/brand-context.ts';
import { DrawnText } from './chart-styles.ts';

export interface DrawnPointProps {
  id: string;
  value: number;
  text: string;
  /** With a ring on the point, for lines. */
  ringed?: boolean;
}

/** Space between a point and its text, in px. */
const GAP = 8;

/** Text at a point: above a value, below a negative one, and inside the drawing at its sides. */
export function DrawnPoint({ id, value, text, ringed = false }: DrawnPointProps) {
  const scale = useXScale<'band' | 'point'>();
  const y = useYScale<'linear'>()(value);
  const { left: start, width } = useDrawingArea();
  const x = (scale(id) ?? 0) + scale.bandwidth() / 2;
  const share = (x - start) / width;
  const isMirrored = useDirection() === 'rtl';
  const side = share < 0.2 ? 1 : share > 0.8 ? -1 : 0;
  const anchor = side === 0 ? 'middle' : side > 0 !== isMirrored ? 'start' : 'end';
  // Beside the ring of a line's end, which may be at the edge of the drawing.
  const shift = ringed ? side * 2 * GAP : 0;
  const isBelow = value < 0;
  return (
    <g>
      {ringed && <circle cx={x} cy={y} r={5} fill="var(--series-ground)" stroke="var(--series-0)" strokeWidth={2.5} />}
      <DrawnText
        x={x + shift}
        y={y + (isBelow ? GAP : -GAP)}
        textAnchor={anchor}
        dominantBaseline={isBelow ? 'hanging' : 'auto'}
      >
        {text}
      </DrawnText>
    </g>
  );
}
