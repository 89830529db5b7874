import MuiCheckbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  label: ReactNode;
}

/** A checkbox; the whole label line is the target. */
export function Checkbox({ label, className, checked, defaultChecked, disabled, ...input }: CheckboxProps) {
  return (
    <MuiTheme>
      <FormControlLabel
        className={className}
        label={label}
        control={
          <MuiCheckbox checked={checked} defaultChecked={defaultChecked} disabled={disabled} slotProps={{ input }} />
        }
      />
    </MuiTheme>
  );
}
