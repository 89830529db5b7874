import type { CSSObject } from '@emotion/react';
import { layers } from '../../../theme/tokens.ts';
import { size, space } from '../../../theme/vars.ts';

/** Distance from the window's end side. */
export const edge = `max(${space(3)}, env(safe-area-inset-right, 0px))`;

/** Bottom end corner of the window, above the bottom bar and the safe area. */
export const floatingEnd: CSSObject = {
  position: 'fixed',
  zIndex: layers.header - 1,
  insetInlineEnd: edge,
  insetBlockEnd: `calc(${size('bottomBar')} + env(safe-area-inset-bottom, 0px) + var(--ui-sticky-action, 0px) + ${space(4)})`,
};
