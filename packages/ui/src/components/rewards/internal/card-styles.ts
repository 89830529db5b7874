import type { CSSObject } from '@emotion/react';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';

/** Box of a list, a card or a table. */
export const card: CSSObject = {
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
};

/** Picture of a card that leads to a page; the whole card is the target of its link. */
export const stretchedLink: CSSObject = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius('card') },
  '&:focus-visible': { outline: 'none' },
};

/** Grid of cards, as many in a row as fit. */
export const cardGrid = (min: string): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`,
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Number or amount in a row, in the display font. */
export const figure: CSSObject = {
  ...typeStyle('section'),
  fontVariantNumeric: 'proportional-nums',
  overflowWrap: 'break-word',
};
