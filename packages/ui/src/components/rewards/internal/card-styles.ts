import type { CSSObject } from '@emotion/react';
import { color, radius, typeStyle } from '../../../theme/vars.ts';

/** Box of a list, a card or a table. */
export const card: CSSObject = {
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
};

/** Link in a card whose whole area is its target. */
export const stretchedLink: CSSObject = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius('card') },
  '&:focus-visible': { outline: 'none' },
};

/** Number or amount in a row, in the display font. */
export const figure: CSSObject = {
  ...typeStyle('section'),
  fontVariantNumeric: 'proportional-nums',
  overflowWrap: 'break-word',
};
