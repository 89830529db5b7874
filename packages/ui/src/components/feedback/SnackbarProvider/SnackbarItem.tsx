import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { color, elevation, motion, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { useTimeLeft } from '../internal/use-auto-close-timer.ts';
import { Icon, type IconName } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import type { SnackbarTone, SnackbarMessage } from './snackbar-context.ts';

export interface QueuedMessage extends SnackbarMessage {
  key: string;
  /** Increased when a new message has this key, which restarts the timer. */
  version: number;
}

/** Adds a message at the end of the queue, or replaces the message with the same key. */
export function enqueue(queue: readonly QueuedMessage[], message: SnackbarMessage & { key: string }): QueuedMessage[] {
  const existing = queue.find(({ key }) => key === message.key);
  if (!existing) return [...queue, { ...message, version: 1 }];
  return queue.map((queued) => (queued === existing ? { ...message, version: existing.version + 1 } : queued));
}

export const isUrgent = ({ urgent, tone }: SnackbarMessage) => urgent ?? tone === 'danger';

export interface SnackbarItemProps {
  message: QueuedMessage;
  closeLabel: string;
  onClose: () => void;
}

const icons: Record<SnackbarTone, IconName | undefined> = {
  neutral: undefined,
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

const DEFAULT_DURATION_MS = 6000;
const ACTION_DURATION_MS = 10_000;

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } });

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space(1, 3),
  width: '100%',
  paddingBlock: space(1.5),
  paddingInline: space(4, 1.5),
  border: `1px solid ${color('lineStrong')}`,
  borderRadius: radius('tile'),
  backgroundColor: color('surface1'),
  boxShadow: elevation('dialog'),
  color: color('text'),
  ...typeStyle('body'),
  pointerEvents: 'auto',
  animation: `${rise} ${motion('base')} ${motion('ease')}`,
});

const IconSlot = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: SnackbarTone }>(
  ({ tone }) => ({
    display: 'grid',
    color: tone === 'neutral' ? color('text2') : color(tone),
  }),
);

const Text = styled('div')({ flex: '1 1 8rem', minWidth: 0, paddingBlock: space(2) });
const SnackbarActions = styled('div')({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

const Action = styled('button')({
  minHeight: size('target'),
  minWidth: size('target'),
  paddingInline: space(3),
  border: 0,
  borderRadius: radius('control'),
  backgroundColor: 'transparent',
  ...typeStyle('label'),
  color: color('accent'),
  cursor: 'pointer',
});

/** One message. Stays while hovered or focused. */
export function SnackbarItem({ message, closeLabel, onClose }: SnackbarItemProps) {
  const { text, tone = 'neutral', action, duration = action ? ACTION_DURATION_MS : DEFAULT_DURATION_MS } = message;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeLeft({ total: duration === 'stay' ? undefined : duration, paused: hovered || focused, onEnd: onClose });
  const icon = icons[tone];
  return (
    <Card
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {icon && (
        <IconSlot tone={tone}>
          <Icon name={icon} />
        </IconSlot>
      )}
      <Text>{text}</Text>
      <SnackbarActions>
        {action && (
          <Action
            type="button"
            onClick={() => {
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </Action>
        )}
        <IconButton
          label={closeLabel}
          onClick={() => {
            onClose();
            message.onDismiss?.();
          }}
        >
          <Icon name="close" />
        </IconButton>
      </SnackbarActions>
    </Card>
  );
}
