import type { CSSObject } from '@emotion/react';
import { focusRing } from '../base-styles.ts';
import { breakpoints } from '../tokens.ts';
import { color, elevation, radius, size, space, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

const surface: CSSObject = {
  backgroundColor: color('surface1'),
  backgroundImage: 'none',
  color: color('text'),
};

export const layers: Overrides = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: surface } },
  MuiBackdrop: {
    // The backdrop of a menu is invisible.
    styleOverrides: { root: { backgroundColor: color('scrim') }, invisible: { backgroundColor: 'transparent' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...surface,
        borderRadius: radius('sheet'),
        boxShadow: elevation('dialog'),
        margin: space(4),
        // Visible in forced-colours mode, which removes shadows.
        outline: '1px solid transparent',
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: typeStyle('dialogTitle') } },
  MuiPopover: {
    styleOverrides: {
      paper: {
        ...surface,
        border: `1px solid ${color('line')}`,
        borderRadius: radius('card'),
        boxShadow: elevation('dialog'),
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...typeStyle('label'),
        minHeight: size('target'),
        // MUI drops its fixed height from this width.
        [`@media (min-width:${breakpoints.sm}px)`]: { minHeight: size('target') },
        gap: space(3),
        paddingInline: space(3),
        borderRadius: radius('control'),
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible, &:focus-visible': { backgroundColor: color('surface2') },
        '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': { backgroundColor: color('surface2') },
      },
    },
  },
};
