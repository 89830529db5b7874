import styled from '@emotion/styled';
import { color, elevation, radius, space, typeStyle } from '../../../theme/vars.ts';

/** Radius of the notches at both ends of the perforation, in px. */
const NOTCH = 8;

/** From this width on the stub is beside the text; with large text it stays above. */
const WIDE = '@container (min-width: 20rem)';

const notch = (position: string) =>
  `radial-gradient(circle ${NOTCH}px at ${position}, transparent 96%, ${color('text')})`;

const notches = (first: string, second: string) => ({
  maskImage: `${notch(first)}, ${notch(second)}`,
  maskComposite: 'intersect',
});

export const Root = styled('article')({ containerType: 'inline-size' });

export const Sheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  color: color('text'),
  '--voucher-ground': color('bg'),
  '&[data-ground]': { filter: elevation('slip') },
  '&[data-past="true"]': { '--voucher-ground': color('surface1'), color: color('text2') },
  [WIDE]: { flexDirection: 'row' },
});

const ground = { backgroundColor: 'var(--voucher-ground)' };

export const Stub = styled('div')({
  ...ground,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  padding: space(3, 4, 1),
  borderStartStartRadius: radius('card'),
  borderStartEndRadius: radius('card'),
  ...typeStyle('meta'),
  color: color('text2'),
  [WIDE]: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    justifyContent: 'center',
    alignItems: 'center',
    flex: '0 0 auto',
    width: 'min(11rem, 36cqi)',
    paddingBlock: space(4),
    paddingInline: `${space(3)} ${space(1)}`,
    textAlign: 'center',
    borderStartEndRadius: 0,
    borderEndStartRadius: radius('card'),
    '[data-compact="true"] > &': { width: 'min(7rem, 30cqi)', paddingBlock: space(2) },
  },
});

export const Amount = styled('bdi')({
  ...typeStyle('stat'),
  color: color('text'),
  fontVariantNumeric: 'proportional-nums',
  fontSize: 'min(1.5rem, 11cqi)',
  '[data-past="true"] &': { color: color('text2') },
  // "₱1,000,000" fits the stub.
  [WIDE]: { fontSize: 'min(1.625rem, 6.2cqi)', '[data-compact="true"] &': { fontSize: 'min(1.125rem, 5.2cqi)' } },
});

/** Row of holes between stub and text. */
export const Perforation = styled('div')({
  ...ground,
  position: 'relative',
  flex: `0 0 ${NOTCH * 2}px`,
  ...notches('0 50%', '100% 50%'),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInline: NOTCH + 6,
    borderBlockStart: `2px dotted ${color('lineStrong')}`,
  },
  [WIDE]: {
    ...notches('50% 0', '50% 100%'),
    '&::before': {
      insetBlock: NOTCH + 6,
      insetInline: '50% auto',
      borderBlockStart: 0,
      borderInlineStart: `2px dotted ${color('lineStrong')}`,
    },
  },
});

export const Body = styled('div')({
  ...ground,
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space(2),
  padding: space(1, 4, 4),
  borderEndStartRadius: radius('card'),
  borderEndEndRadius: radius('card'),
  '[data-compact="true"] > &': { gap: space(0.5) },
  [WIDE]: {
    padding: space(4),
    paddingInlineStart: space(2),
    borderEndStartRadius: 0,
    borderStartEndRadius: radius('card'),
    '[data-compact="true"] > &': { paddingBlock: space(3) },
  },
});

export const Title = styled('h3')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 3),
  margin: 0,
  ...typeStyle('label'),
  fontSize: '1rem',
  overflowWrap: 'anywhere',
});

export const Text = styled('div')({ ...typeStyle('meta'), color: color('text'), textWrap: 'pretty' });

export const Deadline = styled('div')({
  display: 'flex',
  gap: space(1.5),
  ...typeStyle('meta'),
  color: color('text2'),
  '& > svg': { flex: 'none', height: '1lh' },
});

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginBlockStart: space(1) });
