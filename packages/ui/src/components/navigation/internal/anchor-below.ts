import type { PopoverProps } from '@mui/material/Popover';
import type { Direction } from '../../../theme/tokens.ts';

/** Positions a popover at the end of its button, inside the window. MUI's popovers only support left and right. */
export function anchorBelow(
  direction: Direction,
): Pick<PopoverProps, 'anchorOrigin' | 'transformOrigin' | 'marginThreshold'> {
  const end = direction === 'rtl' ? 'left' : 'right';
  return {
    anchorOrigin: { vertical: 'bottom', horizontal: end },
    transformOrigin: { vertical: 'top', horizontal: end },
    marginThreshold: 12,
  };
}
