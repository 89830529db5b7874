import type { CSSObject } from '@emotion/react';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, size } from '../../../theme/vars.ts';

export const THUMB_WIDTH = 56;

const thumb: CSSObject = {
  boxSizing: 'border-box',
  width: THUMB_WIDTH,
  height: size('target'),
  border: '1px solid transparent',
  borderRadius: radius('control'),
  backgroundColor: color('selected'),
  cursor: 'grab',
};

const rail: CSSObject = {
  boxSizing: 'border-box',
  height: size('target'),
  border: `1px solid ${color('controlLine')}`,
  borderRadius: radius('control'),
  backgroundColor: color('surface2'),
};

/** The track; left to right in every language, like the image (`dir="ltr"`). */
export const puzzleTrack: CSSObject = {
  appearance: 'none',
  width: '100%',
  height: size('target'),
  margin: 0,
  borderRadius: radius('control'),
  background: 'none',
  touchAction: 'pan-y',
  '&::-webkit-slider-runnable-track': rail,
  '&::-moz-range-track': rail,
  '&::-webkit-slider-thumb': { appearance: 'none', marginBlockStart: -1, ...thumb },
  '&::-moz-range-thumb': thumb,
  '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
  '&:focus-visible': { ...focusRing, borderRadius: radius('control') },
  '&:disabled': { opacity: 0.55 },
  [media.forcedColors]: {
    '&::-webkit-slider-thumb': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
    '&::-moz-range-thumb': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
  },
};
