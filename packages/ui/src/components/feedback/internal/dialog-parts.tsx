import styled from '@emotion/styled';
import type { CSSObject } from '@emotion/react';
import type { ColorRole } from '../../../theme/tokens.ts';
import { color, media, radius, space, transition, typeStyle } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

export type DialogTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const surfaceRoles: Record<DialogTone, ColorRole> = {
  neutral: 'surface2',
  info: 'infoSurface',
  success: 'successSurface',
  warning: 'warningSurface',
  danger: 'dangerSurface',
};

/** Shows the backdrop of the top dialog only. MUI marks lower dialogs aria-hidden, which identifies them. */
export const singleBackdrop: CSSObject = { '&[aria-hidden="true"] > .MuiBackdrop-root': { opacity: '0 !important' } };

export const Body = styled('div')({
  position: 'relative',
  padding: space(6, 5, 5),
  [media.desktop]: { padding: space(7, 7, 6) },
});

export const IconSlot = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: DialogTone }>(
  ({ tone }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 52,
    height: 52,
    marginBlockEnd: space(4),
    border: '1px solid transparent',
    borderRadius: '50%',
    backgroundColor: color(surfaceRoles[tone]),
    color: color(tone === 'neutral' ? 'accent' : tone),
  }),
);

export const Title = styled('h2')({
  margin: 0,
  ...typeStyle('section'),
  textWrap: 'balance',
  '[data-closable="true"] > &': { paddingInlineEnd: space(10) },
});

export const Text = styled('div')({
  marginBlockStart: space(3),
  ...typeStyle('body'),
  textWrap: 'pretty',
  color: color('text2'),
  '& p': { margin: 0 },
});

export const Content = styled('div')({ marginBlockStart: space(3) });

export const Actions = styled('div')({
  display: 'flex',
  // The main button comes last in the DOM and is shown first, closest to the text.
  flexDirection: 'column-reverse',
  gap: space(2.5),
  marginBlockStart: space(6),
  [media.desktop]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(3) },
});

export const CloseButton = styled(IconButton)({
  position: 'absolute',
  insetBlockStart: space(3),
  insetInlineEnd: space(3),
  color: color('text2'),
});

export const Remaining = styled('p')({
  margin: 0,
  marginBlockStart: space(4),
  ...typeStyle('meta'),
  color: color('text3'),
  fontVariantNumeric: 'tabular-nums',
});

/** Shrinks towards the start side. */
export const RemainingLine = styled('span')({
  display: 'block',
  height: 3,
  marginBlockStart: space(2),
  borderRadius: radius('pill'),
  overflow: 'hidden',
  backgroundColor: color('surface3'),
  '& > span': {
    display: 'block',
    height: '100%',
    backgroundColor: color('accent'),
    transition: transition(['inline-size'], 'base'),
    [media.forcedColors]: { backgroundColor: 'CanvasText' },
  },
});
