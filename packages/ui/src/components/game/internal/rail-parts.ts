import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { color, layout, media, radius, space, typeStyle } from '../../../theme/vars.ts';

/**
 * `ranked` tiles are larger, with their rank beside the cover; `mosaic` is two rows of small tiles behind one of
 * double size.
 */
export type RailSize = 'small' | 'ranked' | 'wide' | 'mosaic';

/** Padding for the focus ring, which the scroller would clip. */
const ringPadding = space(2);

/** Scroll container; extends to the page's edges so that part of the next tile is visible. */
export const Scroller = styled('div')(
  css({
    '--rail-tile': '104px',
    '--rail-ratio': '4 / 3',
    '&[data-size="ranked"]': { '--rail-tile': '138px', '--rail-rank': '52px' },
    '&[data-size="wide"]': { '--rail-tile': '252px', '--rail-ratio': '10 / 16' },
    '&[data-size="mosaic"]': {
      '--rail-rows': 2,
      // The cover of double size stays smaller than the banner above, which the HTML brings: the largest picture of a
      // phone's first screen must not wait for code.
      '--rail-tile': 'min(104px, 24vw)',
      gridTemplateRows: 'repeat(2, auto)',
      // A rounded third more than the gap, so that the cover of double size ends near the second row's.
      rowGap: space(4),
      '& > :first-of-type': {
        gridArea: 'span 2 / span 2',
        '& .tile-name': typeStyle('section'),
      },
    },
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'calc(var(--rail-tile) + var(--rail-rank, 0px))',
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
    containIntrinsicBlockSize: `auto calc((var(--rail-tile) * (var(--rail-ratio)) + 2.9rem) * var(--rail-rows, 1))`,
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    counterReset: 'rank',
    '&[data-size="ranked"] > :not([data-more])': {
      counterIncrement: 'rank',
      paddingInlineStart: 'var(--rail-rank)',
      '&::before': {
        // The position is also in aria-posinset.
        content: 'counter(rank) / ""',
        position: 'absolute',
        insetInlineStart: 0,
        // Lies behind the cover's edge, at its foot.
        insetBlockStart: 'calc(var(--rail-tile) * 4 / 3 - 1em)',
        width: 'calc(var(--rail-rank) + 18px)',
        ...typeStyle('banner'),
        fontSize: '5.5rem',
        lineHeight: 1,
        letterSpacing: '-0.08em',
        textAlign: 'center',
        color: color('bg'),
        WebkitTextStroke: `1.5px ${color('accent')}`,
        [media.forcedColors]: { color: 'CanvasText', WebkitTextStroke: 'initial' },
      },
      // From 10 on, two digits share the width of one.
      '&:nth-of-type(n + 10)::before': { fontSize: '4rem', letterSpacing: '-0.12em' },
    },
    [media.desktop]: {
      gap: space(4),
      '--rail-tile': '164px',
      '&[data-size="ranked"]': { '--rail-tile': '164px', '--rail-rank': '60px' },
      '&[data-size="mosaic"]': { '--rail-tile': '164px' },
      '&[data-size="wide"]': { '--rail-tile': '300px' },
    },
  }),
);

/** Last item of a rail, as wide and high as a cover. */
export const RailEnd = styled('div')({
  display: 'grid',
  alignSelf: 'start',
  width: 'var(--rail-tile)',
  // The quotient of a ratio like 4 / 3.
  aspectRatio: 'calc(1 / (var(--rail-ratio)))',
  '& > *': { height: '100%', paddingInline: space(2), borderRadius: radius('tile') },
});

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
