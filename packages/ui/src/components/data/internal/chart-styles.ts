import styled from '@emotion/styled';
import { color, family, media, space } from '../../../theme/vars.ts';

/** Colour of a series by its position; a pattern goes with it. */
export const seriesColor = (index: number) => `var(--series-${index % 4})`;

/** Text written into a drawing, in the brand's font. */
export const DrawnText = styled('text')({
  fontFamily: family('text'),
  fontSize: '0.8125rem',
  fontWeight: 600,
  fill: color('text'),
  // A sign stays before its number in RTL scripts.
  unicodeBidi: 'plaintext',
  // Readable across bars and lines.
  paintOrder: 'stroke',
  stroke: 'var(--series-ground)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  [media.forcedColors]: { fill: 'CanvasText' },
});

export const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: space(1.5) },
});
