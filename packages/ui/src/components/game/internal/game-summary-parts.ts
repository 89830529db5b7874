import styled from '@emotion/styled';
import { color, family, radius, space, typeStyle } from '../../../theme/vars.ts';

/** Size container: the cover is beside the facts where both fit. */
export const Summary = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlockEnd: space(5),
});

export const Lead = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'start',
  gap: space(4),
  '& > div:nth-of-type(2), & > span': { width: '100%' },
  '&[data-closed="true"] img': { filter: 'grayscale(.85) brightness(.7)' },
  // rem: with large text the facts need the whole width.
  '@container (min-width: 16rem)': { justifyItems: 'start', gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' },
});

export const CoverFrame = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: 220,
  '@container (min-width: 16rem)': { maxWidth: 'none' },
  aspectRatio: '3 / 4',
  borderRadius: radius('tile'),
  overflow: 'hidden',
  outline: `1px solid color-mix(in srgb, ${color('text')} 12%, transparent)`,
  outlineOffset: -1,
});

export const Lettering = styled('span')({ padding: space(2), ...typeStyle('lead'), fontFamily: family('display') });

/** Over the upper end corner of the cover. */
export const LeadFavourite = styled('div')({
  position: 'absolute',
  insetBlockStart: space(1),
  insetInlineStart: `calc((100% + min(100%, 220px)) / 2 - 44px - ${space(1)})`,
  '@container (min-width: 16rem)': { insetInlineStart: `calc((100% - ${space(4)}) * 11 / 21 - 44px - ${space(1)})` },
});

export const Maker = styled('p')({
  margin: 0,
  marginBlockEnd: space(3),
  ...typeStyle('label'),
  color: color('accent'),
});

export const Facts = styled('dl')({ display: 'grid', gap: space(3), margin: 0 });
export const FactRow = styled('div')({ display: 'grid' });
export const FactLabel = styled('dt')({ ...typeStyle('meta'), color: color('text2') });
export const FactValue = styled('dd')({
  margin: 0,
  ...typeStyle('label'),
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const Section = styled('section')({
  minWidth: 0,
  ...typeStyle('body'),
  color: color('text2'),
  '& > p': { margin: 0 },
});
export const SectionTitle = styled('h2')({
  margin: 0,
  marginBlockEnd: space(2),
  ...typeStyle('lead'),
  fontWeight: 650,
  color: color('text'),
});

export const SummaryActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
