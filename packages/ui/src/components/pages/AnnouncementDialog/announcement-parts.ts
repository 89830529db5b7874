import styled from '@emotion/styled';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

export const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 64,
  padding: space(2, 2),
  paddingInlineStart: space(5),
  borderBlockEnd: `1px solid ${color('line')}`,
  [media.desktop]: { padding: space(2, 3), paddingInlineStart: space(7) },
});

export const Title = styled('h2')({
  flex: 1,
  minWidth: 0,
  margin: 0,
  ...typeStyle('section'),
  // Shrinks large text so that a long word fits beside the button before it breaks.
  '& > span': { fontSize: 'min(1em, 7vw)' },
});

export const Columns = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
});

export const ListColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  [media.desktop]: { borderInlineEnd: `1px solid ${color('line')}` },
});

export const List = styled('ul')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  margin: 0,
  padding: space(2),
  listStyle: 'none',
});

export const Choice = styled('button')({
  position: 'relative',
  display: 'grid',
  gap: space(0.5),
  width: '100%',
  minHeight: size('target'),
  padding: space(2, 3),
  paddingInlineStart: space(6),
  border: '1px solid transparent',
  borderRadius: radius('control'),
  backgroundColor: 'transparent',
  textAlign: 'start',
  ...typeStyle('label'),
  color: color('text2'),
  cursor: 'pointer',
  '&[data-unread="true"]': { color: color('text'), fontWeight: 700 },
  '&[aria-current="true"]': { backgroundColor: color('surface3'), color: color('text') },
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
  [media.forcedColors]: { '&[aria-current="true"]': { borderColor: 'Highlight' } },
});

export const Dot = styled('span')({
  position: 'absolute',
  insetInlineStart: space(2.5),
  insetBlockStart: '1.1em',
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: color('accent'),
  [media.forcedColors]: { backgroundColor: 'Highlight' },
  '&[data-inline]': { position: 'static', display: 'inline-block', marginInlineEnd: space(2) },
});

/** Container of the accordion. */
export const CollapsedList = styled('div')({ minHeight: 0, overflowY: 'auto', padding: space(3) });

export const Day = styled('span')({ ...typeStyle('meta'), fontWeight: 450, color: color('text3') });

export const Pages = styled('nav')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: space(1, 2),
  borderBlockStart: `1px solid ${color('line')}`,
  ...typeStyle('meta'),
  color: color('text2'),
  fontVariantNumeric: 'tabular-nums',
});

/** The icon follows the reading direction. */
export const PageButton = styled(IconButton)({
  '[dir="rtl"] & > svg': { scale: '-1 1' },
});

export const Article = styled('article')({
  minHeight: 0,
  overflowY: 'auto',
  padding: space(4, 5, 6),
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
  [media.desktop]: { padding: space(6, 8, 8) },
});

export const Heading = styled('h3')({ margin: 0, ...typeStyle('section'), textWrap: 'balance' });

export const ArticleDay = styled('p')({
  margin: 0,
  marginBlockEnd: space(1),
  ...typeStyle('meta'),
  color: color('text3'),
});
export const Text = styled('div')({ marginBlockStart: space(4) });
/** Picture above a text, cropped to a strip. */
export const Media = styled('div')({
  display: 'grid',
  alignContent: 'center',
  maxHeight: '8.5rem',
  overflow: 'hidden',
  marginBlockEnd: space(4),
  borderRadius: radius('card'),
});

export const Action = styled('div')({ marginBlockStart: space(6) });

export const Foot = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  padding: space(2, 4),
  paddingBlockEnd: `calc(${space(2)} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${color('line')}`,
  [media.desktop]: { paddingInline: space(2.5) },
});

/** Container for empty and error states; fills the frame. */
export const Whole = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'grid',
  alignItems: 'center',
  padding: space(4),
});
