import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, useFieldIds, type FieldTexts } from '../internal/field-frame.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  startSlot?: ReactNode;
  endSlot?: ReactNode;
}

/** Single-line field with a label above; accepts react-hook-form's `register()`. */
export function TextField(props: TextFieldProps) {
  const { label, labelEnd, hint, hintEnd, error, startSlot, endSlot, id, className, ref, disabled, ...rest } = props;
  const texts = { label, labelEnd, hint, hintEnd, error };
  const ids = useFieldIds({ hint, error }, { id, describedBy: rest['aria-describedby'] });
  return (
    <FieldFrame {...texts} ids={ids} className={className}>
      <OutlinedInput
        inputRef={ref}
        disabled={disabled}
        startAdornment={startSlot && <InputAdornment position="start">{startSlot}</InputAdornment>}
        endAdornment={endSlot && <InputAdornment position="end">{endSlot}</InputAdornment>}
        slotProps={{ input: { ...rest, ...ids.control } }}
      />
    </FieldFrame>
  );
}
