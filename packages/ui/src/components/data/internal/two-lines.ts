import type { CSSObject } from '@emotion/react';
import { color, typeStyle } from '../../../theme/vars.ts';

/**
 * Position in a phone's row of two lines: `value` is at the end of the first line, after the first column; `meta` is at
 * the start and `note` at the end of the second line; `hidden` is not shown.
 */
export type PhonePlace = 'value' | 'meta' | 'note' | 'hidden';

/** Text of the second line. */
export const secondLine: CSSObject = { ...typeStyle('meta'), color: color('text2') };

/** A button or link whose row is the target: a press anywhere in the row, which is positioned, opens it. */
export const rowTarget: CSSObject = {
  // Its press area is that of the row; MUI's ButtonBase would be its own.
  position: 'static',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};
