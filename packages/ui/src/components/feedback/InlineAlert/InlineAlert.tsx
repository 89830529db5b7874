import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import type { ColorRole } from '../../../theme/tokens.ts';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface InlineAlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Announcement on appearance: none, polite (`status`), or assertive (`alert`). */
  live?: 'off' | 'polite' | 'assertive';
  /** Button or link below the text. */
  action?: ReactNode;
  /** For moving the focus to the message. */
  ref?: Ref<HTMLDivElement>;
}

const icons: Record<AlertTone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;
const surfaceRoles: Record<AlertTone, ColorRole> = {
  info: 'infoSurface',
  success: 'successSurface',
  warning: 'warningSurface',
  danger: 'dangerSurface',
};

const Root = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: AlertTone }>(({ tone }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(0.5, 3),
  padding: space(3, 4),
  border: `1px solid color-mix(in srgb, ${color(tone)} 45%, transparent)`,
  borderRadius: radius('control'),
  backgroundColor: color(surfaceRoles[tone]),
  color: color('text'),
  ...typeStyle('body'),
  '& > svg': { height: '1lh', color: color(tone) },
}));

const TextBlock = styled('div')({ minWidth: 0 });
const Title = styled('div')({ ...typeStyle('label'), fontSize: '0.9375rem', marginBlockEnd: space(0.5) });
const Action = styled('div')({ gridColumn: 2, marginBlockStart: space(1) });

/** Inline message: tone, icon and text, without a strong fill. */
export function InlineAlert({ tone, title, children, live = 'off', action, ref }: InlineAlertProps) {
  return (
    <Root ref={ref} tone={tone} role={roles[live]} tabIndex={ref ? -1 : undefined}>
      <Icon name={icons[tone]} size={20} />
      <TextBlock>
        {title && <Title>{title}</Title>}
        {children}
      </TextBlock>
      {action && <Action>{action}</Action>}
    </Root>
  );
}
