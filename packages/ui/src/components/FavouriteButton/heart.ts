import type { CSSObject } from '@emotion/react';

/** Filled and outlined heart on a 30 px square, drawn by clip-path so that the button needs no extra element. */
const outer =
  'M15 23.200C8.100 18.300 6.200 14.900 6.700 11.900 7.500 7.900 12.400 7.400 15 11.200 17.600 7.400 22.500 7.900 23.300 11.900 23.800 14.900 21.900 18.300 15 23.200Z';
const inner =
  'M15 20.700C9.700 16.800 8.200 14.300 8.600 12.200 9.200 9.500 12.800 9.600 15 13.800 17.200 9.600 20.800 9.500 21.400 12.200 21.800 14.300 20.300 16.800 15 20.700Z';

const clip = (paths: string) => `path(evenodd, '${paths}')`;

export const heartShapes: { line: CSSObject; full: CSSObject } = {
  line: { clipPath: clip(`${outer} ${inner}`) },
  full: { clipPath: clip(outer) },
};
