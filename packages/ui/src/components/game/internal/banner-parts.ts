import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing } from '../../../theme/base-styles.ts';
import { breakpoints } from '../../../theme/tokens.ts';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';

export type BannerVariant = 'home' | 'footer';

/** Visible slides and gap in px, on phones and desktops (BANNER-04). */
export const bannerLayout = {
  home: { slidesPerView: 1.1, gap: 12, wide: undefined },
  footer: { slidesPerView: 1.1, gap: 12, wide: { from: breakpoints.md, slidesPerView: 3, gap: 50 } },
} as const;

export const Root = styled('section')({ position: 'relative', minWidth: 0 });

export const Viewport = styled('div')(
  css({
    '--banner-per': `${bannerLayout.home.slidesPerView}`,
    '--banner-gap': `${bannerLayout.home.gap}px`,
    overflow: 'hidden',
    borderRadius: radius('card'),
    touchAction: 'pan-y',
    [media.desktop]: {
      borderRadius: radius('banner'),
      '&[data-variant="footer"]': {
        '--banner-per': `${bannerLayout.footer.wide.slidesPerView}`,
        '--banner-gap': `${bannerLayout.footer.wide.gap}px`,
        borderRadius: 0,
      },
    },
    '&[data-single="true"]': { '--banner-per': '1' },
  }),
);

export const Track = styled('div')({ display: 'flex', transitionProperty: 'transform' });

// Layout before the engine loads; must match the engine's.
export const Slide = styled('div')(
  css({
    boxSizing: 'border-box',
    flex: 'none',
    width: 'calc((100% - (var(--banner-per) - 1) * var(--banner-gap)) / var(--banner-per))',
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
    '& > img': { display: 'block', position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
    // The image leaves space for text at the start side, so it is mirrored in RTL.
    '[dir="rtl"] &[data-worded="true"] > img': { transform: 'scaleX(-1)' },
    '&:focus-visible': { ...focusRing, outlineOffset: '-5px', borderRadius: radius('card') },
    [media.desktop]: { height: 'max(300px, min(18.75rem, 38vw))', borderRadius: radius('banner') },
    '&[data-variant="footer"]': {
      height: 'auto',
      minHeight: '6.75rem',
      aspectRatio: '12 / 5',
      borderRadius: radius('card'),
    },
  }),
);

export const TextBlock = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1),
  padding: space(4.5),
  paddingInlineEnd: '38%',
  background: `linear-gradient(to right, color-mix(in srgb, ${color('bg')} 94%, transparent) 44%, transparent 82%)`,
  '[dir="rtl"] &': {
    background: `linear-gradient(to left, color-mix(in srgb, ${color('bg')} 94%, transparent) 44%, transparent 82%)`,
  },
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
export const Text = styled('span')({
  display: 'none',
  ...typeStyle('body'),
  color: color('text2'),
  textWrap: 'pretty',
  [media.desktop]: { '@container (min-width:39rem)': { '[data-variant="home"] &': { display: 'block' } } },
});

/** Styled as a button; the slide itself is the link. */
export const Call = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  marginBlockStart: 'auto',
  paddingInline: space(4),
  borderRadius: radius('control'),
  ...typeStyle('action'),
  fontSize: '0.875rem',
  backgroundColor: color('selected'),
  color: color('onSelected'),
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
