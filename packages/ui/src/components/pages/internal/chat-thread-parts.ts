import styled from '@emotion/styled';
import { focusRing } from '../../../theme/base-styles.ts';
import { layers } from '../../../theme/tokens.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';

export const Frame = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
});

/** The scroll area. */
export const Log = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The place is kept by script, the same in all browsers.
  overflowAnchor: 'none',
  padding: space(4),
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
});

export const Messages = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A day, or a line of the system. */
export const SystemLine = styled('li')({
  alignSelf: 'center',
  maxWidth: '40ch',
  paddingBlock: space(1),
  ...typeStyle('meta'),
  color: color('text2'),
  textAlign: 'center',
  textWrap: 'balance',
});

export const Bubble = styled('li')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(0.5),
  alignSelf: 'flex-start',
  boxSizing: 'border-box',
  maxWidth: '86%',
  padding: space(2.5, 3.5),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
  borderEndStartRadius: radius('small'),
  backgroundColor: color('surface2'),
  ...typeStyle('body'),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '&[data-own="true"]': {
    alignSelf: 'flex-end',
    justifyItems: 'end',
    borderEndStartRadius: radius('card'),
    borderEndEndRadius: radius('small'),
    backgroundColor: color('surface3'),
  },
  '&[data-status="failed"]': { borderColor: color('danger') },
});

export const Author = styled('span')({ ...typeStyle('meta'), fontWeight: 650, color: color('accent') });

export const Status = styled('span')({ ...typeStyle('meta'), fontSize: '0.75rem', color: color('text2') });

export const Retry = styled(Button)({
  minHeight: size('target'),
  marginBlockEnd: `calc(${space(1.5)} * -1)`,
  paddingInline: 0,
  ...typeStyle('meta'),
  fontWeight: 650,
  color: color('danger'),
});

export const Typing = styled('p')({
  margin: 0,
  paddingInline: space(4),
  ...typeStyle('meta'),
  minHeight: '1.6lh',
  color: color('text2'),
});

/** Before the messages. */
export const Earlier = styled('div')({ display: 'grid', justifyItems: 'center', paddingBlockEnd: space(3) });

/** Topics to start with. */
export const Suggestions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  justifyContent: 'center',
  paddingBlockStart: space(4),
  '& > p': { flexBasis: '100%', margin: 0, ...typeStyle('meta'), color: color('text2'), textAlign: 'center' },
});

/** In place of the field. */
export const Ended = styled('div')({
  flex: 'none',
  display: 'grid',
  gap: space(3),
  padding: space(4),
  paddingBlockEnd: `calc(${space(4)} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${color('line')}`,
  backgroundColor: color('surface1'),
  '& > p': { margin: 0, textAlign: 'center', textWrap: 'balance' },
});

/** Placeholders of messages. */
export const Loading = styled('div')({
  display: 'grid',
  gap: space(2.5),
  '& > :nth-of-type(2)': { justifySelf: 'end' },
});

/** State of the connection, before the field. */
export const Notice = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  padding: space(1.5, 4),
  borderBlockStart: `1px solid ${color('line')}`,
  backgroundColor: color('warningSurface'),
  color: color('warning'),
  ...typeStyle('meta'),
  '&:empty': { display: 'none' },
});

/** Over the end of the log while newer messages are below. */
export const NewMessages = styled('div')({
  position: 'absolute',
  zIndex: layers.raised,
  insetInline: 0,
  insetBlockEnd: space(2),
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& > button': { pointerEvents: 'auto', borderRadius: radius('pill') },
});

export const LogFrame = styled('div')({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
});

export const Composer = styled('form')({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  gap: space(2),
  padding: space(2.5, 3),
  paddingBlockEnd: `calc(${space(2.5)} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${color('line')}`,
  backgroundColor: color('surface1'),
  '& > div': { flex: 1, minWidth: 0 },
  // One line that grows with the text; stronger than the height of a field of many lines.
  '&& textarea.MuiOutlinedInput-input': { minHeight: 0, maxHeight: 132, fieldSizing: 'content', resize: 'none' },
});

export const SendButton = styled(Button)({
  flex: 'none',
  width: size('targetLarge'),
  minHeight: size('targetLarge'),
  padding: 0,
  [media.forcedColors]: { borderColor: 'ButtonText' },
});

export const Left = styled('span')({
  flex: 'none',
  alignSelf: 'flex-end',
  paddingInlineEnd: space(1),
  ...typeStyle('meta'),
  color: color('text2'),
  whiteSpace: 'nowrap',
  '&[data-over="true"]': { color: color('danger'), fontWeight: 650 },
});
