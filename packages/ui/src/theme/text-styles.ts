import type { CSSObject } from '@emotion/react';

/**
 * One line, cut off at its end. With `dir="auto"` a name in letters of the other direction is cut at its own end, and
 * still stands where the page's lines start, since the box is no wider than the name.
 */
export const oneLine: CSSObject = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
