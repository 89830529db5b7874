import type { CSSObject } from '@emotion/react';
import { focusRing } from './base-styles.ts';
import { color, elevation, media, radius, size, space, transition, typeStyle } from './vars.ts';

/* Shared styles of buttons and inputs, used by our widgets and by the MUI overrides so that both look the same. */

export type ButtonVariant = 'action' | 'quiet' | 'outline' | 'selected' | 'danger';
export type ButtonSize = 'md' | 'lg';

export const buttonRoot: CSSObject = {
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minWidth: size('target'),
  minHeight: size('target'),
  maxWidth: '100%',
  margin: 0,
  padding: space(2, 4.5),
  // Transparent, but drawn in forced-colours mode.
  border: '1px solid transparent',
  borderRadius: radius('control'),
  ...typeStyle('action'),
  textAlign: 'center',
  textDecoration: 'none',
  textTransform: 'none',
  textWrap: 'balance',
  cursor: 'pointer',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: transition(['background-color', 'border-color', 'box-shadow', 'transform']),
  '&:active': { transform: 'scale(.98)' },
  '&:focus-visible': { ...focusRing, borderRadius: radius('control') },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', transform: 'none' },
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.55 },
};

export const buttonSizes: Record<ButtonSize, CSSObject> = {
  md: {},
  lg: {
    minHeight: size('targetLarge'),
    paddingInline: space(6),
    borderRadius: radius('controlLarge'),
    ...typeStyle('actionLarge'),
    '&:focus-visible': { ...focusRing, borderRadius: radius('controlLarge') },
  },
};

const hover = (styles: CSSObject): CSSObject => ({
  [media.hover]: { '&:hover:not(:disabled):not([aria-disabled="true"])': styles },
});

export const buttonVariants: Record<ButtonVariant, CSSObject> = {
  action: {
    backgroundColor: color('action'),
    color: color('onAction'),
    boxShadow: elevation('button'),
    ...hover({ backgroundColor: color('actionHover'), color: color('onAction') }),
  },
  quiet: {
    backgroundColor: 'transparent',
    color: color('text'),
    ...hover({ backgroundColor: color('surface2') }),
  },
  outline: {
    backgroundColor: color('surface2'),
    borderColor: color('lineStrong'),
    color: color('text'),
    ...hover({ backgroundColor: color('surface3') }),
  },
  selected: {
    backgroundColor: color('selected'),
    color: color('onSelected'),
    ...hover({ backgroundColor: color('selectedHover') }),
  },
  // Danger is never filled; the action asks for confirmation in a dialog.
  danger: {
    backgroundColor: 'transparent',
    borderColor: color('danger'),
    color: color('danger'),
    ...hover({ backgroundColor: `color-mix(in srgb, ${color('danger')} 12%, transparent)` }),
  },
};

export const fieldShell: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  minHeight: size('targetLarge'),
  border: `1px solid ${color('controlLine')}`,
  borderRadius: radius('field'),
  backgroundColor: color('surface2'),
  color: color('text'),
  transition: transition(['border-color']),
};

export const fieldShellFocused: CSSObject = focusRing;

export const fieldShellInvalid: CSSObject = {
  borderColor: color('danger'),
  // Thickens the border by 1 px without a shift.
  boxShadow: `0 0 0 1px ${color('danger')}`,
};

export const fieldInput: CSSObject = {
  ...typeStyle('field'),
  color: color('text'),
  // Scrolling to a field also shows its hint and error.
  scrollMarginBlockEnd: space(16),
  '&:placeholder-shown': { textOverflow: 'ellipsis' },
  '&::placeholder': { color: color('text3'), opacity: 1 },
  '&:-webkit-autofill': {
    WebkitTextFillColor: color('text'),
    caretColor: color('text'),
    boxShadow: `0 0 0 100px ${color('surface2')} inset`,
    borderRadius: radius('small'),
  },
};

/** Visually hidden, available to screen readers. */
export const visuallyHidden: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
