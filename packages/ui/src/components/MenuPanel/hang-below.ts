import type { PopoverProps } from '@mui/material/Popover';
import type { Direction } from '../../theme/tokens.ts';

/** Hangs a popover under the end of its button, off the window's edges. MUI's popovers know left and right only. */
export function hangBelow(
  direction: Direction,
): Pick<PopoverProps, 'anchorOrigin' | 'transformOrigin' | 'marginThreshold'> {
  const end = direction === 'rtl' ? 'left' : 'right';
  return {
    anchorOrigin: { vertical: 'bottom', horizontal: end },
    transformOrigin: { vertical: 'top', horizontal: end },
    marginThreshold: 12,
  };
}
