import MuiDialog from '@mui/material/Dialog';
import { useId, useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { Icon, type IconName } from '../../display/Icon/Icon.tsx';
import {
  Actions,
  Body,
  CloseButton,
  Content,
  singleBackdrop,
  IconSlot,
  Text,
  Title,
  Remaining,
  RemainingLine,
  type DialogTone,
} from '../internal/dialog-parts.tsx';
import { useTimeLeft } from '../internal/use-auto-close-timer.ts';

export type DialogCloseReason = 'button' | 'escape' | 'backdrop' | 'timeout';

export interface DialogProps {
  open: boolean;
  onClose: (reason: DialogCloseReason) => void;
  title: ReactNode;
  /** Read together with the title when the dialog opens. */
  text?: ReactNode;
  /** Additional content: a form, server HTML. */
  children?: ReactNode;
  icon?: IconName;
  /** Colour of the icon. */
  tone?: DialogTone;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Label of the close button in the corner; without a label there is no button. */
  closeLabel?: string;
  /** False when Escape and the backdrop must not close the dialog; true by default. */
  dismissible?: boolean;
  /** Closes after `ms` with a visible countdown. Paused while hovered or used by keyboard. */
  autoClose?: { ms: number; label: (seconds: number) => string };
  /** Width: sm 444, md 600, lg 900 px. */
  width?: 'sm' | 'md' | 'lg';
  /** `alertdialog` interrupts and requires an answer. */
  role?: 'dialog' | 'alertdialog';
  /** Element that receives the initial focus; by default the dialog itself, so that its name is read. */
  initialFocusRef?: RefObject<HTMLElement | null>;
}

const widths = { sm: 'xs', md: 'sm', lg: 'md' } as const;

/** A modal dialog. Dialogs can be stacked: keyboard and focus belong to the top dialog. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, text, children, icon, tone = 'neutral', actions, closeLabel, autoClose } = props;
  const { dismissible = true, width = 'sm', role = 'dialog', initialFocusRef } = props;
  const titleId = useId();
  const textId = useId();
  const [hovered, setHovered] = useState(false);
  const [usedByKeyboard, setUsedByKeyboard] = useState(false);
  const trackKeyboardUse = (event: FocusEvent<HTMLElement>) => {
    // The initial focus is programmatic and does not count as keyboard use.
    if (event.currentTarget.contains(event.relatedTarget)) setUsedByKeyboard(true);
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
        sx={singleBackdrop}
        onFocus={trackKeyboardUse}
        slotProps={{
          paper: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
          transition: {
            onEnter: () => initialFocusRef?.current?.focus(),
            onExited: () => {
              setHovered(false);
              setUsedByKeyboard(false);
            },
          },
        }}
      >
        <Body data-closable={closeLabel !== undefined}>
          {icon && (
            <IconSlot tone={tone}>
              <Icon name={icon} size={26} />
            </IconSlot>
          )}
          <Title id={titleId}>{title}</Title>
          {text && <Text id={textId}>{text}</Text>}
          {children && <Content>{children}</Content>}
          {actions && <Actions>{actions}</Actions>}
          {open && autoClose && (
            <AutoClose
              total={autoClose.ms}
              label={autoClose.label}
              paused={hovered || usedByKeyboard}
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

interface AutoCloseProps {
  /** ms */
  total: number;
  /** Text for the remaining whole seconds. */
  label: (seconds: number) => string;
  paused: boolean;
  onEnd: () => void;
}

/** Remaining time as text and as a bar. Not announced every second. */
function AutoClose({ total, label, paused, onEnd }: AutoCloseProps) {
  const left = useTimeLeft({ total, paused, onEnd }) ?? 0;
  return (
    <Remaining>
      {label(Math.ceil(left / 1000))}
      <RemainingLine aria-hidden>
        <span style={{ inlineSize: `${Math.max(0, (left / total) * 100)}%` }} />
      </RemainingLine>
    </Remaining>
  );
}
