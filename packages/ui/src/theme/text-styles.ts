import type { CSSObject } from '@emotion/react';

/**
 * Single line with ellipsis. With `dir="auto"` a name of the other direction is truncated at its own end, and still
 * starts at the page's line start, because the box is no wider than the name.
 */
export const oneLine: CSSObject = {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
