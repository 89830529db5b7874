import type { StyleRules } from './style-rules.ts';
import { color, elevation, family, media, radius, typeStyle } from './vars.ts';

/** Focus ring. */
export const focusRing = {
  outline: `3px solid ${color('focusRing')}`,
  outlineOffset: '3px',
};

/** Base styles of plain elements. */
export const baseStyles: StyleRules = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    // Prevents a system font lookup for the root element.
    fontFamily: family('text'),
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    backgroundColor: color('bg'),
    scrollPaddingTop: 'calc(var(--ui-size-header) + 16px)',
    scrollPaddingBottom:
      'calc(var(--ui-size-bottomBar) + env(safe-area-inset-bottom, 0px) + var(--ui-sticky-action, 0px) + 16px)',
    scrollbarColor: `${color('lineStrong')} transparent`,
  },
  'strong, b': { fontWeight: 700 },
  body: {
    margin: 0,
    minHeight: '100dvh',
    background: elevation('backdrop'),
    color: color('text'),
    ...typeStyle('body'),
    overflowWrap: 'break-word',
  },
  ':focus-visible': { ...focusRing, borderRadius: radius('small') },
  ':focus:not(:focus-visible)': { outline: 'none' },
  '::selection': { backgroundColor: color('accent'), color: color('bg') },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  a: { color: color('accent') },
  [media.reducedMotion]: {
    html: { scrollBehavior: 'auto' },
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
};
