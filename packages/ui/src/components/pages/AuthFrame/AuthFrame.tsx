import Dialog from '@mui/material/Dialog';
import type { ReactNode, RefObject } from 'react';
import { useId } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { CloseButton, Content, dialogStyles, FormSlot, Grabber, Title } from './auth-frame-parts.ts';
import { AuthSide } from '../internal/AuthSide.tsx';
import { Subtitle } from '../internal/auth-text-parts.ts';
import { useSheetDrag } from '../../feedback/internal/use-sheet-drag.ts';

export interface AuthFrameProps {
  open: boolean;
  /** Called on Escape, backdrop or close button. */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Label of the close button. */
  closeLabel: string;
  /** Slogan on the decorative panel, desktop only. */
  slogan?: ReactNode;
  /** URL of a portrait image that fills the decorative panel, desktop only. */
  image?: string | undefined;
  /** Element that receives the initial focus; by default the dialog itself, so that its name is read. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Dialog of login, registration and similar forms: a decorative panel beside the form on desktops, a bottom sheet on
 * phones.
 */
export function AuthFrame(props: AuthFrameProps) {
  const { open, onClose, title, subtitle, closeLabel, slogan, image, initialFocusRef, children } = props;
  const drag = useSheetDrag('.MuiDialog-paper', onClose);
  const titleId = useId();
  const subtitleId = useId();
  return (
    <MuiTheme needed={open}>
      <Dialog
        open={open}
        onClose={onClose}
        aria-labelledby={titleId}
        aria-describedby={subtitle ? subtitleId : undefined}
        maxWidth={false}
        sx={dialogStyles}
        slotProps={{ transition: { onEnter: () => initialFocusRef?.current?.focus() } }}
      >
        <AuthSide slogan={slogan} image={image} />
        <Content>
          <Grabber aria-hidden {...drag} />
          <Title id={titleId}>{title}</Title>
          {subtitle && <Subtitle id={subtitleId}>{subtitle}</Subtitle>}
          <CloseButton label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </CloseButton>
          <FormSlot>{children}</FormSlot>
        </Content>
      </Dialog>
    </MuiTheme>
  );
}
