import Chip, { type ChipProps } from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';

export type StatusTone = 'neutral' | 'pending' | 'success' | 'warning' | 'danger';

export interface StatusChipProps {
  tone: StatusTone;
  /** The state in one or two words. */
  children: ReactNode;
  /** Replaces the tone's icon. */
  icon?: IconName;
}

const tones: Record<StatusTone, { icon: IconName; color: ChipProps['color'] }> = {
  neutral: { icon: 'minus', color: 'default' },
  pending: { icon: 'clock', color: 'info' },
  success: { icon: 'check', color: 'success' },
  warning: { icon: 'warning', color: 'warning' },
  danger: { icon: 'close', color: 'error' },
};

/** Status by text, icon and colour. */
export function StatusChip({ tone, children, icon = tones[tone].icon }: StatusChipProps) {
  return (
    <MuiTheme>
      <Chip component="span" color={tones[tone].color} icon={<Icon name={icon} size={14} />} label={children} />
    </MuiTheme>
  );
}
