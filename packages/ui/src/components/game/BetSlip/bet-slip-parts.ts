import styled from '@emotion/styled';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export const Slip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  // Live regions without a text take no row; `display: none` would keep their next text from being announced.
  '& > [role="status"]:empty': { position: 'absolute' },
});

export const Lines = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  paddingBlock: space(2, 3),
  '&:not(:first-of-type)': { borderBlockStart: `1px dashed ${color('lineStrong')}` },
});

export const LineHead = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space(2),
  // The cross of the button is aligned with the amounts below.
  '& > button': { marginInlineEnd: `calc(${space(3)} * -1)` },
});

export const Selection = styled('span')({
  ...typeStyle('label'),
  overflowWrap: 'anywhere',
  '[data-closed="true"] &': { textDecoration: 'line-through' },
});

export const Market = styled('span')({
  gridColumn: '1 / -1',
  marginBlockStart: `calc(${space(1)} * -1)`,
  ...typeStyle('meta'),
  color: color('text2'),
  overflowWrap: 'anywhere',
});

export const Price = styled('span')({
  ...typeStyle('label'),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const OldPrice = styled('span')({ ...typeStyle('meta'), fontWeight: 550, color: color('warning') });

export const ClosedText = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color('danger'),
});

export const Sums = styled('dl')({ display: 'grid', gap: space(2), margin: 0 });

export const Sum = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(1, 4),
  '&[data-total="true"]': { paddingBlockStart: space(3), borderBlockStart: `1px dashed ${color('lineStrong')}` },
});

export const SumLabel = styled('dt')({ ...typeStyle('body'), color: color('text2') });

export const SumValue = styled('dd')({
  margin: 0,
  marginInlineStart: 'auto',
  ...typeStyle('label'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '[data-total="true"] > &': { ...typeStyle('stat'), fontVariantNumeric: 'proportional-nums' },
});

export const Footnote = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text2'), textAlign: 'center' });
