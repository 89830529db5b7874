import styled from '@emotion/styled';
import { focusRing } from '../../../theme/base-styles.ts';
import { layers } from '../../../theme/tokens.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';

/** List and reader side by side on desktops; on phones one of them. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(5),
  [media.desktop]: { gridTemplateColumns: 'minmax(300px, 430px) minmax(0, 1fr)' },
});

const card = {
  minWidth: 0,
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  backgroundColor: color('surface1'),
};

export const ListCard = styled('section')({
  ...card,
  // Hidden instead of removed, so that the list keeps its scroll position.
  [media.phone]: { '&[data-covered="true"]': { display: 'none' } },
});

export const ReaderCard = styled('section')({
  ...card,
  padding: space(4),
  '&:focus-visible': { ...focusRing, borderRadius: radius('card') },
  [media.desktop]: { padding: space(6) },
});

export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1, 3),
  minHeight: 56,
  padding: space(1, 2),
  paddingInlineStart: space(4),
  borderBlockEnd: `1px solid ${color('line')}`,
  ...typeStyle('meta'),
  color: color('text2'),
});

export const BulkBar = styled('div')({
  position: 'sticky',
  zIndex: layers.raised,
  insetBlockEnd: `calc(${size('bottomBar')} + env(safe-area-inset-bottom, 0px))`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: space(2.5, 4),
  borderBlockStart: `1px solid ${color('lineStrong')}`,
  borderEndStartRadius: radius('card'),
  borderEndEndRadius: radius('card'),
  backgroundColor: color('surface1'),
  ...typeStyle('label'),
  '& > span': { flex: '1 0 auto' },
  [media.phone]: { '& > button': { flex: '1 1 auto' } },
});

/** Drawing of a checkbox; the row itself is the control. */
export const CheckBox = styled('span')({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 26,
  height: 26,
  marginInline: 7,
  gridRow: '1 / span 2',
  border: `2px solid ${color('controlLine')}`,
  borderRadius: radius('small'),
  color: color('onSelected'),
  '& > svg': { visibility: 'hidden', strokeWidth: 3 },
  '[aria-checked="true"] &': { borderColor: color('selected'), backgroundColor: color('selected') },
  '[aria-checked="true"] & > svg': { visibility: 'visible' },
});

export const Back = styled('div')({ marginBlockEnd: space(2), [media.desktop]: { display: 'none' } });
export const Meta = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text2') });
export const ReaderTitle = styled('h2')({
  margin: 0,
  marginBlock: space(1.5, 3),
  ...typeStyle('section'),
  overflowWrap: 'anywhere',
});
export const ReaderText = styled('div')({
  maxWidth: '64ch',
  ...typeStyle('body'),
  overflowWrap: 'anywhere',
  '& > p': { margin: 0, marginBlockEnd: space(3) },
});
export const ReaderActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2.5),
  marginBlockStart: space(5),
});
export const ReaderHint = styled('p')({
  margin: 0,
  padding: space(8, 4),
  ...typeStyle('body'),
  color: color('text2'),
  textAlign: 'center',
});
