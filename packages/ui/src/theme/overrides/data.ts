import type { CSSObject } from '@emotion/react';
import type { ColorRole } from '../tokens.ts';
import { color, radius, space, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

const chipTone = (ink: ColorRole, ground: ColorRole): CSSObject => ({
  backgroundColor: color(ground),
  color: color(ink),
});

export const data: Overrides = {
  MuiChip: {
    styleOverrides: {
      root: {
        gap: space(1),
        justifyContent: 'flex-start',
        height: 'auto',
        padding: space(0.5, 2.5),
        paddingInlineStart: space(1.5),
        // Transparent, but drawn in forced-colours mode.
        border: '1px solid transparent',
        borderRadius: radius('pill'),
        ...typeStyle('meta'),
        fontWeight: 600,
        '&.MuiChip-colorDefault': chipTone('text2', 'surface2'),
        '&.MuiChip-colorInfo': chipTone('info', 'infoSurface'),
        '&.MuiChip-colorSuccess': chipTone('success', 'successSurface'),
        '&.MuiChip-colorWarning': chipTone('warning', 'warningSurface'),
        '&.MuiChip-colorError': chipTone('danger', 'dangerSurface'),
        '& .MuiChip-icon': { flex: 'none', margin: 0, color: 'inherit', strokeWidth: 2.5 },
      },
      // Long texts wrap.
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal' },
    },
  },
};
