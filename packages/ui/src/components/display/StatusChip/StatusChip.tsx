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

const toneStyles: Record<StatusTone, { icon: IconName; ink: ColorRole; ground: ColorRole }> = {
  neutral: { icon: 'minus', ink: 'text2', ground: 'surface2' },
  pending: { icon: 'clock', ink: 'info', ground: 'infoSurface' },
  success: { icon: 'check', ink: 'success', ground: 'successSurface' },
  warning: { icon: 'warning', ink: 'warning', ground: 'warningSurface' },
  danger: { icon: 'close', ink: 'danger', ground: 'dangerSurface' },
};

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(({ tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  maxWidth: '100%',
  padding: space(0.5, 2.5),
  paddingInlineStart: space(1.5),
  border: '1px solid transparent',
  borderRadius: radius('pill'),
  backgroundColor: color(toneStyles[tone].ground),
  color: color(toneStyles[tone].ink),
  ...typeStyle('meta'),
  fontWeight: 600,
  '& > svg': { strokeWidth: 2.5 },
}));

/** Status by text, icon and colour. */
export function StatusChip({ tone, children, icon = toneStyles[tone].icon }: StatusChipProps) {
  return (
    <Pill tone={tone}>
      <Icon name={icon} size={14} />
      <span>{children}</span>
    </Pill>
  );
}
