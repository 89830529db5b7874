import type { CSSObject } from '@emotion/react';
import { size, typeStyle } from './vars.ts';

/** Line of a checkbox, radio or switch: the mark is aligned with the first text line. */
export const toggleLine: CSSObject = {
  position: 'relative',
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  minWidth: size('target'),
  ...typeStyle('body'),
  // Minimum height of a touch target.
  paddingBlock: `max(0px, (${size('target')} - 1lh) / 2)`,
  cursor: 'pointer',
  '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 0.55 },
};

/** Transparent input over the whole line. */
export const toggleInput: CSSObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
};

/** Styles of the mark, centred on the first text line; `height` in px. */
export const toggleMark = (height: number): CSSObject => ({
  flex: 'none',
  height,
  marginBlock: `calc((1lh - ${height}px) / 2)`,
});
