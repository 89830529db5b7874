import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import { ButtonElement } from '../../actions/internal/button-parts.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface SelectTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  label: string;
  chosen?: { label: string; lang?: string };
  icon?: ReactNode;
  iconOnly: boolean | 'phone';
}

const Trigger = styled(ButtonElement)({
  gap: space(1.5),
  paddingInline: space(3),
  ...typeStyle('label'),
});

const Hidden = styled('span')(visuallyHidden);

const Value = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color('text'),
  '&[data-icon-only="true"]': visuallyHidden,
  [media.phone]: { '&[data-icon-only="phone"]': visuallyHidden },
});

/** Button of a SelectMenu or similar list. */
export function SelectTrigger({ label, chosen, icon, iconOnly, ...rest }: SelectTriggerProps) {
  return (
    <Trigger {...rest} type="button" variant="quiet">
      {icon}
      <Hidden>{label}</Hidden>
      <Value data-icon-only={iconOnly}>
        <span lang={chosen?.lang}>{chosen?.label}</span>
        <Icon name="chevronDown" size={16} />
      </Value>
    </Trigger>
  );
}
