import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiSwitch from '@mui/material/Switch';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { color, typeStyle } from '../../../theme/vars.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size' | 'children'> {
  label: ReactNode;
  /** Description under the label. */
  hint?: ReactNode;
}

const Hint = styled('span')({ display: 'block', ...typeStyle('meta'), color: color('text3') });

/** Switch for a setting that takes effect at once. The whole row is the target. */
export function Switch({ label, hint, className, checked, defaultChecked, disabled, ...rest }: SwitchProps) {
  const id = useId();
  const input = {
    ...rest,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  return (
    <MuiTheme>
      <FormControlLabel
        className={className}
        labelPlacement="start"
        label={
          <>
            <span id={`${id}-label`}>{label}</span>
            {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
          </>
        }
        control={
          <MuiSwitch checked={checked} defaultChecked={defaultChecked} disabled={disabled} slotProps={{ input }} />
        }
      />
    </MuiTheme>
  );
}
