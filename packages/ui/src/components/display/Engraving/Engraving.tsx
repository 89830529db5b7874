import { memo } from 'react';
import { engravingPath, rosetteSide, waveBox } from './engraving-path.ts';

export interface EngravingProps {
  kind: 'rosette' | 'wave';
  /** Number of lines, 2 to 32. */
  lines?: number;
  /** Number of petals of a rosette, 3 to 24. */
  petals?: number;
  /** Line width in px, independent of the drawing's size. */
  weight?: number;
  className?: string;
}

const clamp = (min: number, max: number, value: number) => Math.min(max, Math.max(min, Math.round(value)));

/** The brand's ornament: generated line art in the text colour. Do not use it behind text or forms. */
export const Engraving = memo(function Engraving(props: EngravingProps) {
  const { kind, lines = 26, petals = 13, weight = 0.75, className } = props;
  const path = engravingPath({ kind, lines: clamp(2, 32, lines), petals: clamp(3, 24, petals) });
  const { width, height } = kind === 'rosette' ? { width: rosetteSide, height: rosetteSide } : waveBox;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={kind === 'wave' ? 'none' : 'xMidYMid meet'}
      className={className}
      aria-hidden
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});
