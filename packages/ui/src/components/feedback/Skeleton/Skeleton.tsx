import styled from '@emotion/styled';
import { keyframes } from '@emotion/react';
import { color, radius, space } from '../../../theme/vars.ts';

// Opacity only, which needs no repaint. No animation under reduced motion.
const pulse = keyframes({ '50%': { opacity: 0.5 } });

/** Pulse animation of skeletons. With `data-breathing` on an ancestor all skeletons inside animate as one layer. */
export const pulseAnimation = { animation: `${pulse} 1.6s ease-in-out infinite` };

export interface SkeletonProps {
  shape?: 'text' | 'box' | 'circle';
  /** Number of text lines; the last line is shorter. */
  lines?: number;
  /** CSS lengths. */
  width?: string;
  height?: string;
}

const Shape = styled('span', { shouldForwardProp: (name) => name === 'aria-hidden' })<
  Required<Pick<SkeletonProps, 'shape'>> & Pick<SkeletonProps, 'width' | 'height'>
>(({ shape, width, height }) => ({
  display: 'block',
  maxWidth: '100%',
  width: width ?? (shape === 'circle' ? '2.75em' : '100%'),
  height: height ?? (shape === 'text' ? '0.8em' : shape === 'circle' ? '2.75em' : '6em'),
  borderRadius: shape === 'circle' ? '50%' : radius(shape === 'text' ? 'small' : 'card'),
  backgroundColor: color('surface3'),
  // Visible in forced-colours mode.
  outline: '1px solid transparent',
  outlineOffset: -1,
  ...pulseAnimation,
  '[data-breathing] &': { animation: 'none' },
}));

const Lines = styled('span')({ display: 'grid', gap: space(2) });

/** Placeholder that keeps the layout stable while loading. Announce the loading elsewhere. */
export function Skeleton({ shape = 'text', lines = 1, width, height }: SkeletonProps) {
  if (shape !== 'text' || lines <= 1) {
    return <Shape aria-hidden shape={shape} width={width} height={height} />;
  }
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Shape key={line} shape="text" height={height} width={line === lines - 1 ? '62%' : width} />
      ))}
    </Lines>
  );
}
