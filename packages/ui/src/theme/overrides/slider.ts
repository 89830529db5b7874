import { focusRing } from '../base-styles.ts';
import { color, media, radius, size, typeStyle } from '../vars.ts';
import type { Overrides } from './overrides.ts';

/** px */
const RAIL = 6;
const THUMB = 24;

export const slider: Overrides = {
  MuiSlider: {
    styleOverrides: {
      root: {
        height: RAIL,
        // A target of 44 px around the rail, also for touch.
        '&, @media (pointer: coarse)': { paddingBlock: `calc((${size('target')} - ${RAIL}px) / 2)` },
        color: color('accent'),
        '&.Mui-disabled': { color: color('text3') },
      },
      rail: {
        backgroundColor: color('surface3'),
        opacity: 1,
        // Visible in forced-colours mode.
        outline: '1px solid transparent',
      },
      track: { border: 0, [media.forcedColors]: { backgroundColor: 'Highlight' } },
      thumb: {
        width: THUMB,
        height: THUMB,
        border: `2px solid ${color('accent')}`,
        backgroundColor: color('surface1'),
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-focusVisible, &.Mui-active': { boxShadow: 'none' },
        '&:has(:focus-visible)': focusRing,
      },
      mark: { backgroundColor: color('controlLine') },
      markLabel: { ...typeStyle('meta'), color: color('text2') },
      valueLabel: {
        ...typeStyle('meta'),
        borderRadius: radius('tag'),
        backgroundColor: color('selected'),
        color: color('onSelected'),
      },
    },
  },
};
