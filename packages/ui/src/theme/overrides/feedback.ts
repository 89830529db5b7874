import { color, family, radius, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

export const feedback: Overrides = {
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
