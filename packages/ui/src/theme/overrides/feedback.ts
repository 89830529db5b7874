import type { CSSObject } from '@emotion/react';
import type { ColorRole } from '../tokens.ts';
import { color, family, media, radius, space, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

const alertTone = (ink: ColorRole, ground: ColorRole): CSSObject => ({
  borderColor: `color-mix(in srgb, ${color(ink)} 45%, transparent)`,
  backgroundColor: color(ground),
  '& > .MuiAlert-icon': { color: color(ink) },
});

export const feedback: Overrides = {
  MuiAlert: {
    styleOverrides: {
      root: {
        ...typeStyle('body'),
        gap: space(3),
        padding: space(3, 4),
        border: '1px solid',
        borderRadius: radius('control'),
        color: color('text'),
        '&.MuiAlert-colorInfo': alertTone('info', 'infoSurface'),
        '&.MuiAlert-colorSuccess': alertTone('success', 'successSurface'),
        '&.MuiAlert-colorWarning': alertTone('warning', 'warningSurface'),
        '&.MuiAlert-colorError': alertTone('danger', 'dangerSurface'),
      },
      icon: {
        alignItems: 'center',
        // As high as the first line.
        height: '1lh',
        margin: 0,
        padding: 0,
        fontSize: 'inherit',
        opacity: 1,
        '& > .MuiSvgIcon-root': { fontSize: '1.25rem' },
      },
      message: { flex: 1, padding: 0, overflow: 'visible' },
      action: { alignItems: 'center', margin: 0, marginInlineStart: 'auto', padding: 0 },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { ...typeStyle('label'), fontSize: '0.9375rem', marginBlock: `0 ${space(0.5)}`, color: 'inherit' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 6,
        borderRadius: radius('pill'),
        backgroundColor: color('surface3'),
        // Visible in forced-colours mode.
        outline: '1px solid transparent',
      },
      bar: {
        borderRadius: radius('pill'),
        backgroundColor: color('accent'),
        '.MuiLinearProgress-colorSuccess > &': { backgroundColor: color('success') },
        '&&': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
      },
    },
  },
  MuiCircularProgress: { styleOverrides: { root: { color: color('accent') } } },
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
