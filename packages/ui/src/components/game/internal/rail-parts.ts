import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color, layout, media, radius, space } from '../../../theme/vars.ts';

export type RailSize = 'small' | 'lead' | 'wide';

/** Padding for the focus ring, which the scroller would clip. */
const ringPadding = space(2);

/** Scroll container; extends to the page's edges so that part of the next tile is visible. */
export const Scroller = styled('div')(
  css({
    '--rail-tile': '104px',
    '--rail-ratio': '4 / 3',
    '&[data-size="lead"]': { '--rail-tile': '138px' },
    '&[data-size="wide"]': { '--rail-tile': '252px', '--rail-ratio': '10 / 16' },
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'var(--rail-tile)',
    justifyContent: 'start',
    gap: space(2.5),
    marginInline: `calc(${layout('gutter')} * -1)`,
    marginBlock: `calc(${ringPadding} * -1)`,
    paddingInline: layout('gutter'),
    paddingBlock: ringPadding,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: layout('gutter'),
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    '& > *': { scrollSnapAlign: 'start' },
    // content-visibility: rails below the fold are not rendered but keep their space.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto calc(var(--rail-tile) * (var(--rail-ratio)) + 2.9rem)`,
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [media.desktop]: {
      gap: space(4),
      '&, &[data-size="lead"]': { '--rail-tile': '164px' },
      '&[data-size="wide"]': { '--rail-tile': '300px' },
    },
  }),
);

export const Frame = styled('div')({ position: 'relative' });

/** Arrows at the edges, vertically centred on the covers; for pointers that cannot scroll sideways. */
export const Arrow = styled('button')({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(50% - 2.9rem / 2 - 22px)`,
  width: 44,
  height: 44,
  padding: 0,
  placeItems: 'center',
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('pill'),
  backgroundColor: color('surface1'),
  color: color('text'),
  cursor: 'pointer',
  '&[data-side="start"]': { insetInlineStart: -18 },
  '&[data-side="end"]': { insetInlineEnd: -18 },
  '&:disabled': { visibility: 'hidden' },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  [`${media.desktop} and (hover:hover)`]: {
    display: 'grid',
    '&:hover': { backgroundColor: color('surface3') },
  },
});
