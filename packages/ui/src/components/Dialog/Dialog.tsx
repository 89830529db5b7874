import MuiDialog from '@mui/material/Dialog';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { useId, useState } from 'react';
import { MuiTheme } from '../../theme/MuiTheme.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { AutoClose } from './AutoClose.tsx';
import type { DialogTone } from './dialog-parts.tsx';
import { Actions, Body, CloseButton, Content, oneScrim, Sign, Text, Title } from './dialog-parts.tsx';

export type DialogCloseReason = 'button' | 'escape' | 'backdrop' | 'timeout';

export interface DialogProps {
  open: boolean;
  onClose: (reason: DialogCloseReason) => void;
  title: ReactNode;
  /** Read together with the title when the dialog opens. */
  text?: ReactNode;
  /** What else it holds: a form, HTML from the server. */
  children?: ReactNode;
  icon?: IconName;
  /** Colour of the icon. */
  tone?: DialogTone;
  /** Buttons, the wanted one last. */
  actions?: ReactNode;
  /** Name of the close button in the corner; without it there is none. */
  closeLabel?: string;
  /** Escape and the backdrop close it. */
  dismissible?: boolean;
  /** Closes by itself after `ms`, which it shows; waits while it is pointed at or somebody moves about in it. */
  autoClose?: { ms: number; label: (seconds: number) => string };
  /** sm 444, md 600, lg 900 px. */
  width?: 'sm' | 'md' | 'lg';
  /** alertdialog: it interrupts and wants an answer. */
  role?: 'dialog' | 'alertdialog';
  /** What has the focus at first; without it the dialog itself, so that its name is read. */
  initialFocusRef?: RefObject<HTMLElement | null>;
}

const widths = { sm: 'xs', md: 'sm', lg: 'md' } as const;

/** A question or message before the page. Several may lie upon each other: keys and focus belong to the upper one. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, text, children, icon, tone = 'neutral', actions, closeLabel, autoClose } = props;
  const { dismissible = true, width = 'sm', role = 'dialog', initialFocusRef } = props;
  const titleId = useId();
  const textId = useId();
  const [pointed, setPointed] = useState(false);
  const [entered, setEntered] = useState(false);
  const notice = (event: FocusEvent<HTMLElement>) => {
    // The first focus comes from outside and is not the reader's doing.
    if (event.currentTarget.contains(event.relatedTarget)) setEntered(true);
  };
  return (
    <MuiTheme needed={open}>
      <MuiDialog
        open={open}
        onClose={(_, reason) => dismissible && onClose(reason === 'escapeKeyDown' ? 'escape' : 'backdrop')}
        role={role}
        aria-labelledby={titleId}
        aria-describedby={text ? textId : undefined}
        maxWidth={widths[width]}
        fullWidth
        sx={oneScrim}
        onFocus={notice}
        slotProps={{
          paper: { onPointerEnter: () => setPointed(true), onPointerLeave: () => setPointed(false) },
          transition: {
            onEnter: () => initialFocusRef?.current?.focus(),
            onExited: () => {
              setPointed(false);
              setEntered(false);
            },
          },
        }}
      >
        <Body data-closable={closeLabel !== undefined}>
          {icon && (
            <Sign tone={tone}>
              <Icon name={icon} size={26} />
            </Sign>
          )}
          <Title id={titleId}>{title}</Title>
          {text && <Text id={textId}>{text}</Text>}
          {children && <Content>{children}</Content>}
          {actions && <Actions>{actions}</Actions>}
          {open && autoClose && (
            <AutoClose
              total={autoClose.ms}
              label={autoClose.label}
              paused={pointed || entered}
              onEnd={() => onClose('timeout')}
            />
          )}
          {closeLabel !== undefined && (
            <CloseButton label={closeLabel} onClick={() => onClose('button')}>
              <Icon name="close" />
            </CloseButton>
          )}
        </Body>
      </MuiDialog>
    </MuiTheme>
  );
}
