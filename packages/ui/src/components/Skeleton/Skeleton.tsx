import styled from '@emotion/styled';
import { color, radius, space } from '../../theme/vars.ts';
import { breathing } from './breathing.ts';

export interface SkeletonProps {
  shape?: 'text' | 'box' | 'circle';
  /** How many lines of text; the last one is shorter. */
  lines?: number;
  /** CSS lengths; the height of text is its line's. */
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
  // Seen when the system replaces all colours.
  outline: '1px solid transparent',
  outlineOffset: -1,
  ...breathing,
  '[data-breathing] &': { animation: 'none' },
}));

const Lines = styled('span')({ display: 'grid', gap: space(2) });

/** The room of something that is on its way, so that nothing moves when it comes. Say elsewhere what is loading. */
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
