import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { color, elevation, motion, radius, size, space, typeStyle } from '../../theme/vars.ts';
import { useTimeLeft } from '../Dialog/use-auto-close-timer.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { SnackbarTone, SnackbarMessage } from './snackbar-context.ts';

export interface QueuedMessage extends SnackbarMessage {
  key: string;
  /** Number of messages with this key; a new one restarts the timer. */
  turn: number;
}

/** Adds a message at the end of the queue, or replaces the one with its key. */
export function enqueue(queue: readonly QueuedMessage[], message: SnackbarMessage & { key: string }): QueuedMessage[] {
  const old = queue.find(({ key }) => key === message.key);
  if (!old) return [...queue, { ...message, turn: 1 }];
  return queue.map((one) => (one === old ? { ...message, turn: old.turn + 1 } : one));
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

const Sign = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: SnackbarTone }>(({ tone }) => ({
  display: 'grid',
  color: tone === 'neutral' ? color('text2') : color(tone),
}));

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
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useTimeLeft({ total: duration === 'stay' ? undefined : duration, paused: pointed || focused, onEnd: onClose });
  const icon = icons[tone];
  return (
    <Card
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {icon && (
        <Sign tone={tone}>
          <Icon name={icon} />
        </Sign>
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
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </SnackbarActions>
    </Card>
  );
}
