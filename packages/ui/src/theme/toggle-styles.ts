import type { CSSObject } from '@emotion/react';
import { size, typeStyle } from './vars.ts';

/** The line of a control that is on or off: its mark stands at the first line of its words, however many there are. */
export const toggleLine: CSSObject = {
  position: 'relative',
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  minWidth: size('target'),
  ...typeStyle('body'),
  // One line of words makes it as high as a finger needs.
  paddingBlock: `max(0px, (${size('target')} - 1lh) / 2)`,
  cursor: 'pointer',
  '&:has(input:disabled)': { cursor: 'not-allowed', opacity: 0.55 },
};

/** The input lies over its whole line, unseen. */
export const toggleInput: CSSObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
};

/** What shows the state, in the middle of the first line. px */
export const toggleMark = (height: number): CSSObject => ({
  flex: 'none',
  height,
  marginBlock: `calc((1lh - ${height}px) / 2)`,
});
