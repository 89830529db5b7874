import Dialog from '@mui/material/Dialog';
import type { ReactNode, RefObject } from 'react';
import { useId } from 'react';
import { useBrand } from '../../theme/brand-context.ts';
import { MuiTheme } from '../../theme/MuiTheme.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  CloseButton,
  Content,
  dialogStyles,
  FormRoom,
  Grabber,
  Side,
  SideMark,
  SidePicture,
  SideRosette,
  Slogan,
  Subtitle,
  Title,
} from './auth-frame-parts.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface AuthFrameProps {
  open: boolean;
  /** Escape, backdrop or close button. */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** One line on the engraved side, desktop only. */
  slogan?: ReactNode;
  /** Address of a picture that fills the engraved side, desktop only; upright. */
  picture?: string | undefined;
  /** What has the focus at first; without it the dialog itself, so that its name is read. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The frame of login and its relatives: engraved side and form on desktops, a sheet from below on phones. */
export function AuthFrame(props: AuthFrameProps) {
  const { open, onClose, title, subtitle, closeLabel, slogan, picture, initialFocusRef, children } = props;
  const { mark } = useBrand();
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
        <Side data-ground="panel">
          <SideRosette kind="rosette" lines={30} petals={13} weight={0.9} />
          <SideMark drawing={mark} />
          {picture !== undefined && <SidePicture src={picture} alt="" loading="lazy" />}
          {slogan && <Slogan>{slogan}</Slogan>}
        </Side>
        <Content>
          <Grabber aria-hidden {...drag} />
          <Title id={titleId}>{title}</Title>
          {subtitle && <Subtitle id={subtitleId}>{subtitle}</Subtitle>}
          <CloseButton label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </CloseButton>
          <FormRoom>{children}</FormRoom>
        </Content>
      </Dialog>
    </MuiTheme>
  );
}
