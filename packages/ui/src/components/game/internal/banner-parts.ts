import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';

export type BannerVariant = 'home' | 'footer';

export const Root = styled('section')({ position: 'relative', minWidth: 0 });

/** Scrolls its slides. Visible slides and gap on phones and desktops: BANNER-04. */
export const Viewport = styled('div')(
  css({
    '--banner-per': '1.1',
    '--banner-gap': '12px',
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderRadius: radius('card'),
    [media.desktop]: {
      borderRadius: radius('banner'),
      '&[data-variant="footer"]': {
        '--banner-per': '3',
        '--banner-gap': '50px',
        borderRadius: 0,
      },
    },
    '&[data-single="true"]': { '--banner-per': '1' },
  }),
);

export const Track = styled('div')({ display: 'flex' });

const SLIDE_WIDTH = 'calc((100% - (var(--banner-per) - 1) * var(--banner-gap)) / var(--banner-per))';

export const Slide = styled('div')(
  css({
    boxSizing: 'border-box',
    flex: 'none',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    // Whole pixels: a scrolled picture a fraction wider than the one of the page's HTML counts as a new largest paint.
    width: [SLIDE_WIDTH, `round(down, ${SLIDE_WIDTH}, 1px)`],
    marginInlineEnd: 'var(--banner-gap)',
    '&:only-child': { marginInlineEnd: 0 },
  }),
);

export const Card = styled('a')(
  css({
    position: 'relative',
    isolation: 'isolate',
    display: 'block',
    containerType: 'inline-size',
    overflow: 'hidden',
    width: '100%',
    // Grows with its text.
    height: 'max(184px, min(11.5rem, 60vw))',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: radius('card'),
    backgroundColor: color('bg'),
    color: color('text'),
    textAlign: 'start',
    textDecoration: 'none',
    'button&': { cursor: 'pointer' },
    '& > img': {
      display: 'block',
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      transition: transition(['scale'], 'base'),
    },
    // The image leaves space for text at the start side, so it is mirrored in RTL.
    '[dir="rtl"] &[data-worded="true"] > img': { transform: 'scaleX(-1)' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-5px', borderRadius: radius('card') },
    // The strip of the next slide shows the subject of its picture, which is at the end, and grows into place.
    '[dir="ltr"] [data-current="true"] + [data-current="false"] > &[data-variant="home"][data-worded="true"] > img': {
      scale: '2',
      transformOrigin: '100% 50%',
    },
    [media.desktop]: { height: 'max(300px, min(18.75rem, 38vw))', borderRadius: radius('banner') },
    '&[data-variant="footer"]': {
      height: 'auto',
      minHeight: '6.75rem',
      aspectRatio: '12 / 5',
      borderRadius: radius('card'),
    },
  }),
);

const SCRIM = 'color-mix(in srgb, black 60%, transparent) 30%, transparent 72%';

export const TextBlock = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space(1),
  padding: space(4.5),
  paddingInlineEnd: '38%',
  // The picture stays visible below; on a white one the text still has a contrast of 4.9 : 1.
  background: `linear-gradient(to right, ${SCRIM})`,
  '[dir="rtl"] &': { background: `linear-gradient(to left, ${SCRIM})` },
  transition: transition(['opacity'], 'base'),
  // Only the image of the next slide is visible; its text would be cut.
  '[data-current="false"] > [data-variant="home"]:not(:focus-visible) > &': { opacity: 0 },
  [media.phone]: { '[data-current="false"] > :not(:focus-visible) > &': { opacity: 0 } },
  [media.desktop]: { padding: space(8, 9), paddingInlineEnd: '44%', gap: space(2) },
  '[data-variant="footer"] &': { padding: space(4.5), paddingInlineEnd: '38%', gap: space(1) },
  // With large text only the title is shown, over the full width; the whole slide is the link.
  '@container (max-width:13rem)': {
    '&&': {
      paddingInlineEnd: space(4.5),
      background: `color-mix(in srgb, ${color('bg')} 78%, transparent)`,
    },
    '& > :not([data-title])': { display: 'none' },
  },
});

export const Eyebrow = styled('span')({
  ...typeStyle('label'),
  fontSize: '0.8125rem',
  color: color('accent'),
  [media.desktop]: { '@container (max-width:20.5rem)': { display: 'none' } },
});
export const Title = styled('span')({
  ...typeStyle('section'),
  textWrap: 'balance',
  [media.desktop]: {
    '[data-variant="home"] &': typeStyle('banner'),
    // Three slides side by side on a small desktop.
    '@container (max-width:20.5rem)': { '[data-variant="footer"] &': { fontSize: '1.0625rem' } },
  },
});
/** One line of a few words. */
export const Text = styled('span')({
  ...typeStyle('meta'),
  fontWeight: 500,
  color: color('text'),
  textWrap: 'pretty',
  '[data-variant="footer"] &': { display: 'none' },
  [media.desktop]: { '[data-variant="home"] &': { ...typeStyle('body'), fontWeight: 500 } },
});

/** Styled as a button; the slide itself is the link. */
export const Call = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  marginBlockStart: space(2.5),
  paddingInline: space(4),
  borderRadius: radius('control'),
  ...typeStyle('action'),
  fontSize: '0.875rem',
  backgroundColor: color('selected'),
  color: color('onSelected'),
  [media.desktop]: { marginBlockStart: space(5) },
  // Hidden for lack of space; the slide is the link.
  '[data-variant="footer"] &': { display: 'none' },
});

export const Controls = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: space(2),
  // Inside the first slide; the area beyond it belongs to the next slide.
  insetInlineEnd: `calc(100% * 0.1 / 1.1 + ${space(2)})`,
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius('pill'),
  backgroundColor: `color-mix(in srgb, ${color('bg')} 80%, transparent)`,
  color: color('text'),
  '[dir="rtl"] & [data-turns] svg': { transform: 'scaleX(-1)' },
  [media.desktop]: { '&[data-variant="footer"]': { insetInlineEnd: space(2) } },
  // On touch devices slides are swiped; the buttons are for keyboards and screen readers.
  [media.phone]: {
    '& [data-turns]:not(:focus-visible)': {
      position: 'absolute',
      width: 1,
      minWidth: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const Dots = styled('span')({
  display: 'none',
  gap: space(1.5),
  [media.desktop]: { display: 'flex' },
  '& > i': { width: 8, height: 8, borderRadius: 8, backgroundColor: color('text'), opacity: 0.5 },
  '& > i[data-now="true"]': { width: 18, opacity: 1 },
});
