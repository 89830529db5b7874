import styled from '@emotion/styled';
import { color, media, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Engraving } from '../Engraving/Engraving.tsx';

export const Plate = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  containerType: 'inline-size',
  padding: space(4.5),
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('card'),
  backgroundColor: color('bg'),
  color: color('text'),
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: space(1),
    border: `1px solid ${color('lineStrong')}`,
    borderRadius: `calc(${radius('card')} - ${space(1)})`,
    pointerEvents: 'none',
  },
  [media.desktop]: { padding: space(6) },
});

/** Beside the amount; hidden where the amount would be over it. */
export const Wave = styled(Engraving)({
  position: 'absolute',
  zIndex: -2,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: '44%',
  height: 92,
  color: color('engraving'),
  opacity: 0.42,
  maskImage: `linear-gradient(90deg, transparent, ${color('text')} 80%)`,
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  '[data-long="true"] > &': { display: 'none' },
  '@container (max-width: 17rem)': { display: 'none' },
  '@container (min-width: 36rem)': { '[data-long] > &': { display: 'block' }, width: '31%', height: '100%' },
});

export const Label = styled('h2')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: '1.5em',
  margin: 0,
  ...typeStyle('meta'),
  fontWeight: 450,
  color: color('text2'),
  // The target of 44 px does not make the line taller.
  '& > button': {
    marginBlock: -12,
    // Its outline is visible then.
    [media.forcedColors]: { marginBlock: 0 },
  },
});

export const Amount = styled('p')({
  margin: 0,
  ...typeStyle('amount'),
  fontSize: '2.25rem',
  whiteSpace: 'nowrap',
  '& > bdi': { fontVariantNumeric: 'proportional-nums' },
  '@container (min-width: 36rem)': { fontSize: '2.75rem' },
});

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space(2, 4),
  margin: 0,
  marginBlockStart: space(2),
  '& dt': { ...typeStyle('meta'), color: color('text2') },
  '& dd': { margin: 0, ...typeStyle('action'), lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' },
  // What can be withdrawn reads as a sentence: the amount, then its words.
  '& > :first-of-type': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: space(2) },
  '& > :first-of-type > dt': { order: 1, ...typeStyle('body') },
  '@container (min-width: 36rem)': {
    gridTemplateColumns: 'repeat(3, max-content)',
    columnGap: space(7),
    marginBlockStart: space(3),
    '& > :first-of-type': { gridColumn: 'auto', display: 'block' },
    '& > :first-of-type > dt': { ...typeStyle('meta'), '&::first-letter': { textTransform: 'uppercase' } },
  },
});

export const Note = styled('div')({
  marginBlockStart: space(1.5),
  maxWidth: '46ch',
  ...typeStyle('body'),
  color: color('text2'),
  textWrap: 'pretty',
  '& p': { margin: 0 },
});

/** Equal columns on a phone with the icon above the text; a row where there is width. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginBlockStart: space(3.5),
  '& > *': { flex: '1 1 5.5rem', paddingInline: space(2) },
  '& > * > span': { flexDirection: 'column', gap: space(0.5) },
  '@container (min-width: 36rem)': {
    marginBlockStart: space(6),
    '& > *': { flex: 'none', paddingInline: space(4.5) },
    '& > * > span': { flexDirection: 'row', gap: space(2) },
  },
});

export const Placeholder = styled('div')({ display: 'grid', gap: space(3), paddingBlock: space(2) });
