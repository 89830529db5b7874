import type { CSSObject } from '@emotion/react';
import { fieldInput, fieldShell, fieldShellFocused, fieldShellInvalid } from '../control-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';
import type { TypeRole } from '../tokens.ts';

/** A type role instead of a MUI variant, whose size for desktops would stay in browsers without nested rules. */
const typeInstead = (role: TypeRole): CSSObject => ({ ...typeStyle(role), [media.desktop]: typeStyle(role) });

/** Without MUI's outline: the shell has a border of its own. */
const NoOutline = () => null;

const fieldControl: CSSObject = {
  ...fieldInput,
  boxSizing: 'border-box',
  flex: '1 1 6em',
  alignSelf: 'stretch',
  height: 'auto',
  minHeight: `calc(${size('targetLarge')} - 2px)`,
  paddingBlock: 0,
  paddingInline: space(4),
  borderRadius: radius('field'),
  '&:has(+ .MuiInputAdornment-root)': { paddingInlineEnd: space(1) },
  // The shell is dimmed as a whole.
  '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
  '&::-ms-reveal, &::-ms-clear': { display: 'none' },
  '&:is(textarea)': {
    minHeight: 'calc(6.5em - 2px)',
    maxHeight: '50vh',
    paddingBlock: space(3),
    resize: 'vertical',
    // Grows with its content where the browser supports it.
    fieldSizing: 'content',
  },
};

export const fields: Overrides = {
  MuiFormControl: { styleOverrides: { root: { display: 'flex' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        ...typeInstead('label'),
        color: color('text'),
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: color('text') },
      },
    },
  },
  // Above the field, which has no outline that a label could interrupt.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxWidth: '100%',
        marginBlockEnd: space(1.5),
        transform: 'none',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  // Nothing depends on whether a browser has filled a field, which MUI detects by animations.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false, slots: { notchedOutline: NoOutline } },
    styleOverrides: {
      root: {
        ...typeInstead('body'),
        ...fieldShell,
        // With large text a wide adornment wraps to its own line.
        flexWrap: 'wrap',
        padding: 0,
        '&:has(> :focus-visible)': fieldShellFocused,
        '&.Mui-error': fieldShellInvalid,
        '&.Mui-disabled': { color: color('text') },
        // Also disabled by a fieldset.
        '&.Mui-disabled, &:has(> :disabled)': { opacity: 0.55 },
      },
      input: fieldControl,
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        textOverflow: 'ellipsis',
        // Aligned with the page's line start, also for text of the other direction.
        textAlign: ['match-parent', '-webkit-match-parent'],
        // As specific as MUI's space for the arrow.
        '&&&': { paddingInlineEnd: space(10) },
        // Native list: set matching text and background colours.
        '&:not([multiple]) option': { backgroundColor: color('surface1'), color: color('text') },
      },
      icon: {
        inset: 'auto',
        insetBlockStart: 'calc(50% - 9px)',
        insetInlineEnd: space(3),
        '&, &.Mui-disabled': { color: color('text2') },
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: {
        display: 'inline-flex',
        flex: 'none',
        maxWidth: '100%',
        maxHeight: 'none',
        color: color('text2'),
        whiteSpace: 'normal',
      },
      positionStart: { paddingInlineStart: space(4), marginInlineEnd: `calc(${space(2)} * -1)` },
      positionEnd: { paddingInlineEnd: space(1), marginInlineStart: 'auto' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        ...typeInstead('meta'),
        margin: 0,
        color: color('text3'),
        textAlign: 'start',
        '.MuiOutlinedInput-root + &': { marginBlockStart: space(2) },
        '&.Mui-disabled': { color: color('text3') },
        '&.Mui-error': { color: color('danger'), fontWeight: 550 },
      },
    },
  },
};
