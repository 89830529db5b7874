import type { CSSObject } from '@emotion/react';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing } from '../../../theme/base-styles.ts';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';

/** Position of overlays: over the cover at the top of the link. */
const coverOverlay: CSSObject = { position: 'absolute', insetInline: 0, insetBlockStart: 0 };

const cover: CSSObject = {
  // Reserves the space before the image loads.
  '& > .tile-link > img, & .tile-lettering, & .tile-cover': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: 'var(--tile-ratio)',
    borderRadius: radius('tile'),
    backgroundColor: color('surface3'),
    outline: `1px solid color-mix(in srgb, ${color('text')} 12%, transparent)`,
    outlineOffset: '-1px',
  },
  '& > .tile-link > img': {
    objectFit: 'cover',
    // A tall cover in a wide tile: shows the part above its lettering.
    objectPosition: '50% 20%',
  },
};

const textStyles: CSSObject = {
  '& .tile-name, & .tile-line, & .tile-line[data-split] > span': oneLine,
  '& .tile-name': { marginBlockStart: space(2), ...typeStyle('tile') },
  '& .tile-line': { ...typeStyle('meta'), color: color('text3') },
  // Keeps the line's height while the vendor is unknown.
  '& .tile-line:empty::before': { content: '"\\00a0"' },
  '& .tile-line[data-split]': { display: 'flex', justifyContent: 'space-between', gap: space(2), width: '100%' },
  '& .tile-line > :last-child': { flex: 'none' },
  '& .tile-jackpot': {
    display: 'inline-block',
    width: 8,
    height: 10,
    marginInlineStart: space(1.5),
    backgroundColor: color('accent'),
    clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
    [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '& .tile-lettering': {
    display: 'grid',
    placeItems: 'center',
    padding: space(2),
    ...typeStyle('lead'),
    fontFamily: 'var(--ui-family-display)',
    fontWeight: 700,
    textAlign: 'center',
    overflow: 'hidden',
  },
};

const tileLabel: CSSObject = {
  '& .tile-tag': {
    position: 'absolute',
    insetBlockStart: space(2),
    insetInlineStart: space(2),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(0.5),
    minHeight: 22,
    paddingInline: space(2),
    borderRadius: radius('tag'),
    ...typeStyle('meta'),
    fontSize: '0.75rem',
    lineHeight: 1,
    fontWeight: 700,
    backgroundColor: color('bg'),
    color: color('text'),
  },
  '& .tile-tag[data-tag="hot"]': {
    paddingInlineStart: space(1.5),
    backgroundColor: color('selected'),
    color: color('onSelected'),
  },
  '& .tile-tag svg': { flex: 'none', width: 14, height: 14, fill: color('action') },
  // A phone's cover is 104 px wide.
  [media.phone]: {
    '&[data-shape="tall"]': { '--heart-disc': '24px' },
    '&[data-shape="tall"] .tile-tag': {
      insetBlockStart: space(1),
      insetInlineStart: space(1),
      minHeight: 18,
      paddingInline: space(1),
      fontSize: '0.6875rem',
    },
    '&[data-shape="tall"] .tile-tag svg': { width: 11, height: 11 },
  },
};

const plate: CSSObject = {
  '& .tile-plate': {
    ...coverOverlay,
    insetInline: space(1),
    aspectRatio: 'var(--tile-ratio)',
    display: 'grid',
    placeItems: 'center',
  },
  '& .tile-plate > span': {
    display: 'grid',
    justifyItems: 'center',
    gap: space(0.5),
    maxWidth: '100%',
    padding: space(2, 2.5),
    borderRadius: radius('control'),
    backgroundColor: color('bg'),
    color: color('text'),
    ...typeStyle('meta'),
    fontSize: '0.8125rem',
    lineHeight: 1.25,
    fontWeight: 650,
    textAlign: 'center',
    textWrap: 'balance',
  },
};

// Triangle of 15 x 9 px by angles instead of sides, so that RTL does not mirror it: a play icon points the same way
// everywhere.
const playTriangle = (angle: string, shift: string) =>
  `linear-gradient(${angle}, ${color('bg')} 50%, transparent 52%) calc(50% + 2px) calc(50% ${shift}) / 15px 9px no-repeat`;

/** Play icon over the cover of a hovered or focused tile. */
const playButton: CSSObject = {
  ...coverOverlay,
  content: '""',
  aspectRatio: 'var(--tile-ratio)',
  background: `${playTriangle('30.96deg', '- 4.5px')}, ${playTriangle('149.04deg', '+ 4.5px')}, radial-gradient(circle, ${color('text')} 25px, transparent 26px)`,
};

const states: CSSObject = {
  // Small bottom corners, where the ring would cross the text.
  '& > .tile-link:focus-visible': {
    ...focusRing,
    borderRadius: `${radius('tile')} ${radius('tile')} ${radius('small')} ${radius('small')}`,
  },
  '& > .tile-link:not([aria-disabled]):focus-visible::after': playButton,
  [media.hover]: {
    '& > .tile-link:not([aria-disabled]):hover::after': playButton,
    // Show the heart of a non-favourite on hover and focus only; keep it focusable.
    '&:not(:hover) > .tile-heart[data-favourite="false"]:not(:focus-visible)': {
      '&::before, &::after': { display: 'none' },
    },
  },
  '& > .tile-link[aria-disabled]': { cursor: 'not-allowed' },
  '& > .tile-link[aria-disabled] > img[data-shown]': { filter: 'grayscale(.85) brightness(.55) contrast(.9)' },
  '&[data-disabled] > .tile-link': { opacity: 0.55 },
};

/**
 * All styles of a tile in one serialised class. Parts use class names, and decorations are pseudo-elements: a tile is
 * eight nodes, and rendering one generates no styles.
 */
export const TileRoot = styled('div')(
  css({
    position: 'relative',
    minWidth: 0,
    '--tile-ratio': '3 / 4',
    '&[data-shape="wide"]': { '--tile-ratio': '16 / 10' },
    '& > .tile-link': {
      display: 'block',
      position: 'relative',
      width: '100%',
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: radius('tile'),
      background: 'none',
      color: color('text'),
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
    },
    '& > .tile-heart': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
    ...cover,
    ...textStyles,
    ...tileLabel,
    ...plate,
    ...states,
  }),
);
