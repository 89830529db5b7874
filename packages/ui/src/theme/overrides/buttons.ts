import { focusRing } from '../base-styles.ts';
import { buttonRoot, buttonVariants } from '../control-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../vars.ts';
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
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: space(1),
        padding: space(1),
        border: `1px solid ${color('line')}`,
        borderRadius: radius('field'),
        backgroundColor: color('surface1'),
      },
      grouped: {
        flex: '1 1 0',
        minWidth: 'fit-content',
        margin: 0,
        '&, &.Mui-disabled': { border: '1px solid transparent' },
        borderRadius: radius('control'),
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        gap: space(2),
        minWidth: size('target'),
        minHeight: size('target'),
        padding: space(1, 3),
        '&, &.Mui-disabled': { border: `1px solid ${color('lineStrong')}`, color: color('text2') },
        borderRadius: radius('control'),
        ...typeStyle('label'),
        transition: transition(['background-color', 'color']),
        '&:hover': { backgroundColor: 'transparent' },
        [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: color('selected'),
          color: color('onSelected'),
          [media.forcedColors]: { borderColor: 'Highlight' },
        },
        '&.Mui-disabled': { opacity: 0.55 },
      },
    },
  },
};
