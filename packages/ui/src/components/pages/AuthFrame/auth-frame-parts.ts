import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color, media, motion, radius, space, typeStyle } from '../../../theme/vars.ts';
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

export const FormSlot = styled('div')({ marginBlockStart: space(4), [media.desktop]: { marginBlockStart: space(5) } });
