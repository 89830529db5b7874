import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../display/Icon/Icon.tsx';
import { FieldFrame, useFieldIds, type FieldTexts } from '../internal/field-frame.tsx';

export interface SelectFieldOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'children'> {
  options: readonly SelectFieldOption[];
  /** Placeholder while nothing is selected; not selectable. */
  placeholder?: string;
}

const Arrow = ({ className }: { className?: string }) => (
  <Icon name="chevronDown" size={18} {...(className !== undefined && { className })} />
);

/** Native select, which phones show in their own familiar list. Accepts `register()`. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelEnd, hint, hintEnd, error, id, className, options, placeholder, ref, disabled, ...rest } = props;
  const texts = { label, labelEnd, hint, hintEnd, error };
  const ids = useFieldIds({ hint, error }, { id, describedBy: rest['aria-describedby'] });
  const isControlled = rest.value !== undefined;
  return (
    <FieldFrame {...texts} ids={ids} className={className}>
      <NativeSelect
        input={<OutlinedInput />}
        IconComponent={Arrow}
        inputRef={ref}
        disabled={disabled}
        inputProps={{
          ...(!isControlled && placeholder !== undefined && { defaultValue: '' }),
          ...rest,
          ...ids.control,
        }}
      >
        {placeholder !== undefined && (
          <option value="" dir="auto" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} dir="auto" disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
