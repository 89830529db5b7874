import type { CSSObject } from '@emotion/react';
import type { ThemeOptions } from '@mui/material/styles';
import { focusRing } from './base-styles.ts';
import {
  buttonRoot,
  buttonVariants,
  fieldInput,
  fieldShell,
  fieldShellFocused,
  fieldShellInvalid,
} from './control-styles.ts';
import { breakpoints } from './tokens.ts';
import { color, elevation, family, radius, size, space, typeStyle } from './vars.ts';

type Overrides = NonNullable<ThemeOptions['components']>;

const surface: CSSObject = {
  backgroundColor: color('surface1'),
  backgroundImage: 'none',
  color: color('text'),
};

const buttons: Overrides = {
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

const fields: Overrides = {
  MuiInputLabel: {
    styleOverrides: { root: { color: color('text2'), '&.Mui-focused': { color: color('text') } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        ...fieldShell,
        '&.Mui-focused': fieldShellFocused,
        '&.Mui-error': fieldShellInvalid,
      },
      input: fieldInput,
      notchedOutline: { border: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { ...typeStyle('meta'), color: color('text3'), marginInline: 0, '&.Mui-error': { color: color('danger') } },
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: { color: color('controlLine'), '&.Mui-checked': { color: color('selected') } } },
  },
  MuiRadio: {
    styleOverrides: { root: { color: color('controlLine'), '&.Mui-checked': { color: color('selected') } } },
  },
};

const layers: Overrides = {
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
  MuiAlert: {
    styleOverrides: {
      root: {
        ...typeStyle('body'),
        borderRadius: radius('control'),
        '&.MuiAlert-colorInfo': { backgroundColor: color('infoSurface'), color: color('info') },
        '&.MuiAlert-colorSuccess': { backgroundColor: color('successSurface'), color: color('success') },
        '&.MuiAlert-colorWarning': { backgroundColor: color('warningSurface'), color: color('warning') },
        '&.MuiAlert-colorError': { backgroundColor: color('dangerSurface'), color: color('danger') },
      },
      icon: { color: 'inherit' },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        ...typeStyle('meta'),
        fontFamily: family('text'),
        backgroundColor: color('selected'),
        color: color('onSelected'),
        borderRadius: radius('tag'),
      },
    },
  },
};

/** Theme overrides of MUI components. */
export const componentOverrides: Overrides = { ...buttons, ...fields, ...layers };
