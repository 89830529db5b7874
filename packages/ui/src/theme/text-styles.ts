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

/**
 * Font size of an amount in the display font: that of its element, or smaller, so that it fits the size container on
 * one line. For the `style` of a child of the element with the type role.
 */
export function fittedFontSize(amount: string): string {
  // Digits take about 0.62 em; a short amount keeps its size.
  return `min(1em, calc(100cqi / ${Math.max(6, amount.length) * 0.64}))`;
}
