import MuiDialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { useSheetDrag } from '../internal/use-sheet-drag.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { SheetDesktop } from './bottom-sheet-parts.ts';
import { CloseButton, Content, Footer, Grabber, sheetStyles, Strip, Title } from './bottom-sheet-parts.ts';

export interface BottomSheetProps {
  open: boolean;
  /** Called on drag down, Escape, backdrop or close button. */
  onClose: () => void;
  title: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  /** Content; scrolls when taller than the screen. */
  children: ReactNode;
  /** Buttons that stay visible below the content. */
  footer?: ReactNode;
  /** Form on desktops: a centred dialog, a panel at the end side, or a `page` for a document. */
  desktop?: SheetDesktop;
  /** Keeps the content mounted while closed, with its state. */
  keepMounted?: boolean;
}

/** Overlay for filters, choices and details; as tall as its content. */
export function BottomSheet(props: BottomSheetProps) {
  const { open, onClose, title, closeLabel, children, footer } = props;
  const { desktop = 'dialog', keepMounted = false } = props;
  const titleId = useId();
  const drag = useSheetDrag('.MuiDialog-paper', onClose);
  return (
    <MuiTheme needed={open || keepMounted}>
      <MuiDialog
        open={open}
        onClose={onClose}
        keepMounted={keepMounted}
        aria-labelledby={titleId}
        maxWidth={false}
        sx={sheetStyles(desktop)}
      >
        <Strip {...drag}>
          <Grabber aria-hidden />
          <Title id={titleId}>{title}</Title>
        </Strip>
        {/* Focusable, so that it can be scrolled by arrow keys. */}
        <Content role="group" aria-labelledby={titleId} tabIndex={0} data-last={footer === undefined}>
          {children}
        </Content>
        {footer && <Footer>{footer}</Footer>}
        <CloseButton label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </CloseButton>
      </MuiDialog>
    </MuiTheme>
  );
}
