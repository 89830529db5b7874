import styled from '@emotion/styled';
import MuiAlert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode, Ref } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { space } from '../../../theme/vars.ts';
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
const severities: Record<AlertTone, AlertColor> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

const Action = styled('div')({ marginBlockStart: space(1.5) });

/** Inline message: tone, icon and text, without a strong fill. */
export function InlineAlert({ tone, title, children, live = 'off', action, ref }: InlineAlertProps) {
  return (
    <MuiTheme>
      <MuiAlert
        ref={ref}
        severity={severities[tone]}
        icon={<Icon name={icons[tone]} size={20} />}
        // Without `live`, removes MUI's default role.
        slotProps={{ root: { role: roles[live] } }}
        tabIndex={ref ? -1 : undefined}
      >
        {title && <AlertTitle>{title}</AlertTitle>}
        {children}
        {action && <Action>{action}</Action>}
      </MuiAlert>
    </MuiTheme>
  );
}
