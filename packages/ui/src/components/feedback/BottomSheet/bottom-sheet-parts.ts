import type { CSSObject } from '@emotion/react';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color, elevation, media, motion, radius, space, typeStyle } from '../../../theme/vars.ts';
import { singleBackdrop } from '../internal/dialog-parts.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

/**
 * Form on desktops: a centred dialog, or a panel at the end side. `page` is a wide panel for a document, which fills the
 * screen of phones and is alone on printed paper.
 */
export type SheetDesktop = 'dialog' | 'panel' | 'page';

const rise = keyframes({ from: { translate: '0 48px' } });

const panelStyles = (width: number | string): CSSObject => ({
  '& .MuiDialog-container': { justifyContent: 'flex-end' },
  '& .MuiDialog-paper': {
    width,
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    boxShadow: elevation('dialog'),
  },
});

const desktopStyles: Readonly<Record<SheetDesktop, CSSObject>> = {
  dialog: { '& .MuiDialog-paper': { width: 520, maxWidth: '100%' } },
  panel: panelStyles(440),
  page: panelStyles('min(65rem, 100%)'),
};

const fullScreen: CSSObject = {
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    borderRadius: 0,
  },
};

/** As high as its content, so that the printed document has as many pages as it needs. */
const printedStyles: CSSObject = {
  '& .MuiDialog-container, & .MuiDialog-paper': { display: 'block', height: 'auto', maxHeight: 'none', width: 'auto' },
  '& .MuiDialog-paper, & .MuiDialog-paper > [role="group"]': { overflow: 'visible' },
  // Nothing of the page below, which would be printed before it.
  'body:has(> &) > :not(&), & .MuiBackdrop-root, & button': { display: 'none' },
};

/** Styles of MUI's dialog: a bottom sheet of content height on phones; centred or at the side on desktops. */
export const sheetStyles = (desktop: SheetDesktop): CSSObject => ({
  ...singleBackdrop,
  [media.phone]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      maxHeight: `calc(100dvh - ${space(10)})`,
      margin: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      animation: `${rise} ${motion('base')} ${motion('ease')}`,
    },
  },
  [media.desktop]: desktopStyles[desktop],
  ...(desktop === 'page' && { [media.phone]: fullScreen, '@media print': printedStyles }),
});

/** Drag area: handle and title. */
export const Strip = styled('div')({
  flex: 'none',
  padding: space(3, 5),
  [media.phone]: { touchAction: 'none', cursor: 'grab', WebkitUserSelect: 'none', userSelect: 'none' },
  [media.desktop]: { padding: space(5, 6, 3) },
});

export const Grabber = styled('div')({
  width: 40,
  height: 4,
  marginInline: 'auto',
  marginBlockEnd: space(3),
  borderRadius: radius('pill'),
  backgroundColor: color('lineStrong'),
  [media.forcedColors]: { backgroundColor: 'CanvasText' },
  [media.desktop]: { display: 'none' },
});

export const Title = styled('h2')({
  margin: 0,
  paddingInlineEnd: space(10),
  ...typeStyle('section'),
  textWrap: 'balance',
});

export const CloseButton = styled(IconButton)({
  position: 'absolute',
  insetBlockStart: space(4),
  insetInlineEnd: space(2),
  color: color('text2'),
  [media.desktop]: { insetInlineEnd: space(3) },
});

const safeArea = 'env(safe-area-inset-bottom, 0px)';

export const Content = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space(1),
  paddingInline: space(5),
  '&[data-last="true"]': { paddingBlockEnd: `calc(${space(5)} + ${safeArea})` },
  [media.desktop]: { paddingInline: space(6) },
});

export const Footer = styled('div')({
  flex: 'none',
  display: 'grid',
  gap: space(2.5),
  padding: space(3, 5),
  paddingBlockEnd: `calc(${space(4)} + ${safeArea})`,
  borderBlockStart: `1px solid ${color('line')}`,
  [media.desktop]: { paddingInline: space(6) },
});
