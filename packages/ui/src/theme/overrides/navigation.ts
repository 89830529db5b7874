import { focusRing } from '../base-styles.ts';
import { color, family, media, radius, size, space, transition, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

export const navigation: Overrides = {
  MuiTabs: {
    styleOverrides: {
      root: {
        minHeight: 48,
        boxShadow: `inset 0 -1px 0 ${color('line')}`,
        // Would cover the focus ring.
        '&:has(.MuiTab-root:focus-visible) .MuiTabs-indicator': { opacity: 0 },
      },
      list: { gap: space(1) },
      indicator: { height: 3, backgroundColor: color('accent') },
    },
  },
  MuiTab: {
    defaultProps: { iconPosition: 'start' },
    styleOverrides: {
      root: {
        gap: space(2),
        flex: 'none',
        minWidth: size('target'),
        minHeight: 48,
        maxWidth: 'none',
        padding: `0 ${space(3.5)}`,
        // Transparent, but drawn in forced-colours mode.
        border: '1px solid transparent',
        color: color('text2'),
        ...typeStyle('action'),
        whiteSpace: 'nowrap',
        transition: transition(['background-color', 'color']),
        '&:focus-visible': { ...focusRing, outlineOffset: '-3px', borderRadius: radius('control') },
        [media.hover]: { '&:hover': { color: color('text') } },
        '&.Mui-selected': { color: color('text') },
        '& > .MuiTab-icon': { margin: 0 },
        [media.forcedColors]: { '&.Mui-selected': { borderColor: 'Highlight' } },
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: size('target'),
        height: 'auto',
        minHeight: size('target'),
        margin: 0,
        padding: `0 ${space(2)}`,
        // Transparent, but drawn in forced-colours mode.
        border: '1px solid transparent',
        borderRadius: radius('control'),
        color: color('text2'),
        ...typeStyle('action'),
        fontVariantNumeric: 'tabular-nums',
        transition: transition(['background-color', 'color']),
        '&:hover': { backgroundColor: 'transparent' },
        [media.hover]: { '&:hover': { backgroundColor: color('surface2'), color: color('text') } },
        '&.Mui-disabled': { opacity: 0.4, cursor: 'not-allowed', pointerEvents: 'auto' },
        '&.Mui-disabled:hover': { backgroundColor: 'transparent', color: color('text2') },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: color('selected'), color: color('onSelected') },
        [media.forcedColors]: { '&.Mui-selected': { borderColor: 'Highlight' } },
      },
      ellipsis: { minWidth: 24, padding: 0, border: 0, color: color('text3') },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: {
        ...typeStyle('label'),
        color: color('text2'),
        '&.Mui-active, &.Mui-completed': { ...typeStyle('label'), color: color('text') },
        '&.Mui-error': { color: color('danger') },
      },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: color('controlLine'),
        '&.Mui-active, &.Mui-completed': { color: color('selected') },
        '&.Mui-error': { color: color('danger') },
        '&:not(.Mui-active) > .MuiStepIcon-text': { fill: color('bg') },
      },
      text: { fill: color('onSelected'), fontFamily: family('text'), fontWeight: 700 },
    },
  },
  MuiStepConnector: { styleOverrides: { line: { borderColor: color('lineStrong') } } },
};
