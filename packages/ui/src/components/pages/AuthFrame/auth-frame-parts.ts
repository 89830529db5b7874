import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color, media, motion, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Mark } from '../../display/internal/Mark.tsx';
import { Engraving } from '../../display/Engraving/Engraving.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

const rise = keyframes({ from: { translate: '0 48px' } });

/** Styles of MUI's dialog: a bottom sheet on phones, a wide card on desktops. */
export const dialogStyles = {
  [media.phone]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      maxHeight: `calc(100dvh - ${space(6)})`,
      margin: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      animation: `${rise} ${motion('base')} ${motion('ease')}`,
    },
  },
  [media.desktop]: {
    '& .MuiDialog-paper': {
      display: 'grid',
      gridTemplateColumns: '360px minmax(0, 1fr)',
      width: 860,
      maxWidth: `calc(100vw - ${space(12)})`,
      minHeight: 560,
      overflow: 'hidden',
      // The two halves are the surface; a third one behind them would show at the corners.
      backgroundColor: 'transparent',
    },
  },
};

export const Side = styled('div')({
  display: 'none',
  [media.desktop]: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'block',
    backgroundColor: color('bg'),
    color: color('text'),
  },
});

/** Rosette and mark share a centre above that of the panel, which leaves space for the slogan below. */
const middle = { position: 'absolute', insetInlineStart: '50%', insetBlockStart: '46%' } as const;

export const SideRosette = styled(Engraving)({
  ...middle,
  zIndex: -1,
  width: 588,
  height: 588,
  marginInlineStart: -294,
  marginBlockStart: -294,
  color: color('engraving'),
  opacity: 0.42,
});

export const SideMark = styled(Mark)({
  ...middle,
  width: 88,
  height: 88,
  marginInlineStart: -44,
  marginBlockStart: -44,
});

// Covers the engraving, which is the placeholder while the image loads.
export const SideImage = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const Slogan = styled('p')({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  margin: 0,
  padding: space(14, 8, 7),
  // Fades the engraving out behind the text.
  background: `linear-gradient(transparent, ${color('bg')} 46%)`,
  ...typeStyle('slogan'),
  textWrap: 'balance',
});

export const Content = styled('div')({
  position: 'relative',
  minWidth: 0,
  padding: space(3, 5, 6),
  backgroundColor: color('surface1'),
  [media.desktop]: { padding: space(9, 10, 8), maxHeight: `calc(100dvh - ${space(16)})`, overflowY: 'auto' },
});

/** Drag handle; larger than the visible bar. */
export const Grabber = styled('div')({
  display: 'grid',
  placeItems: 'center',
  height: space(6),
  marginBlock: `calc(${space(3)} * -1) calc(${space(1)} * -1)`,
  touchAction: 'none',
  cursor: 'grab',
  '&::before': {
    content: '""',
    width: 40,
    height: 4,
    borderRadius: radius('pill'),
    backgroundColor: color('lineStrong'),
  },
  [media.desktop]: { display: 'none' },
});

export const CloseButton = styled(IconButton)({
  position: 'absolute',
  insetBlockStart: space(4),
  insetInlineEnd: space(2),
  color: color('text2'),
  [media.desktop]: { insetBlockStart: space(4.5), insetInlineEnd: space(4.5) },
});

export const Title = styled('h2')({
  margin: 0,
  paddingInlineEnd: space(12),
  ...typeStyle('dialogTitle'),
  textWrap: 'balance',
});

export const Subtitle = styled('p')({
  margin: 0,
  marginBlockStart: space(1),
  color: color('text2'),
  ...typeStyle('body'),
});

export const FormSlot = styled('div')({ marginBlockStart: space(4), [media.desktop]: { marginBlockStart: space(5) } });
