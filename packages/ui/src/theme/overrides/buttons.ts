import { focusRing } from '../base-styles.ts';
import { buttonRoot, buttonVariants } from '../control-styles.ts';
import { color, radius, size } from '../vars.ts';
import type { Overrides } from './overrides.ts';

export const buttons: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { WebkitUserSelect: 'none', '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: buttonRoot,
      contained: buttonVariants.action,
      outlined: buttonVariants.outline,
      text: buttonVariants.quiet,
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: size('target'),
        minHeight: size('target'),
        borderRadius: radius('control'),
        color: color('text2'),
        '&:hover': { backgroundColor: color('surface2') },
      },
    },
  },
};
