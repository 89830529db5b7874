import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ColorRole } from '../../../theme/tokens.ts';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
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

const tones: Record<StatusTone, { icon: IconName; ink: ColorRole; ground: ColorRole }> = {
  neutral: { icon: 'minus', ink: 'text2', ground: 'surface2' },
  pending: { icon: 'clock', ink: 'info', ground: 'infoSurface' },
  success: { icon: 'check', ink: 'success', ground: 'successSurface' },
  warning: { icon: 'warning', ink: 'warning', ground: 'warningSurface' },
  danger: { icon: 'close', ink: 'danger', ground: 'dangerSurface' },
};

const Chip = styled('span')<{ tone: StatusTone }>(({ tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: space(0.5, 2.5),
  paddingInlineStart: space(1.5),
  // Transparent, but drawn in forced-colours mode.
  border: '1px solid transparent',
  borderRadius: radius('pill'),
  backgroundColor: color(tones[tone].ground),
  color: color(tones[tone].ink),
  ...typeStyle('meta'),
  fontWeight: 600,
}));

const ToneIcon = styled(Icon)({ strokeWidth: 2.5 });

/** Status by text, icon and colour. */
export function StatusChip({ tone, children, icon = tones[tone].icon }: StatusChipProps) {
  return (
    <Chip tone={tone}>
      <ToneIcon name={icon} size={14} />
      <span>{children}</span>
    </Chip>
  );
}
