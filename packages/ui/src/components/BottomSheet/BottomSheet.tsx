import MuiDialog from '@mui/material/Dialog';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { MuiTheme } from '../../theme/MuiTheme.tsx';
import { useSheetDrag } from '../AuthFrame/use-sheet-drag.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { SheetDesktop } from './bottom-sheet-parts.ts';
import { CloseButton, Content, Footer, Grabber, sheetStyles, Strip, Title } from './bottom-sheet-parts.ts';

export interface BottomSheetProps {
  open: boolean;
  /** Pulled down, Escape, backdrop or close button. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button, which does what pulling down does. */
  closeLabel: string;
  /** Scrolls when it is higher than the screen. */
  children: ReactNode;
  /** Stays in sight below the content: buttons. */
  footer?: ReactNode;
  /** What it is on desktops: a dialog in the middle, or a panel at the end side. */
  desktop?: SheetDesktop;
  /** What it holds goes on while it is closed, and is as it was when it opens again. */
  keepMounted?: boolean;
}

/** More of a page without leaving it: filters, choices, details. As high as what it holds. */
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
        {/* Focusable, so that the arrow keys can scroll it. */}
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
