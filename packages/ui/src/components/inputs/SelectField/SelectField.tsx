import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { fieldInput, fieldShell, fieldShellFocused, fieldShellInvalid } from '../../../theme/control-styles.ts';
import { color, radius, size, space } from '../../../theme/vars.ts';
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

const Shell = styled('div')({
  position: 'relative',
  ...fieldShell,
  '&:has(> select:focus-visible)': { ...fieldShellFocused, borderRadius: radius('field') },
  '&[data-invalid="true"]': fieldShellInvalid,
  '&:has(> select:disabled)': { opacity: 0.55 },
});

const Select = styled('select')({
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  minHeight: `calc(${size('targetLarge')} - 2px)`,
  border: 0,
  borderRadius: radius('field'),
  background: 'none',
  paddingInlineStart: space(4),
  paddingInlineEnd: space(10),
  outline: 0,
  textOverflow: 'ellipsis',
  // Aligned with the page's line start, also for text of the other direction.
  textAlign: ['match-parent', '-webkit-match-parent'],
  cursor: 'pointer',
  ...fieldInput,
  '&:focus-visible': { outline: 0 },
  // Native list: set matching text and background colours.
  '& option': { backgroundColor: color('surface1'), color: color('text') },
});

const Arrow = styled('span')({
  position: 'absolute',
  insetInlineEnd: space(3),
  display: 'inline-flex',
  pointerEvents: 'none',
  color: color('text2'),
});

/** Native select, which phones show in their own familiar list. Accepts `register()`. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelEnd, hint, error, id, className, options, placeholder, ...rest } = props;
  const ids = useFieldIds({ hint, error }, { id, describedBy: rest['aria-describedby'] });
  const isControlled = rest.value !== undefined;
  return (
    <FieldFrame label={label} labelEnd={labelEnd} hint={hint} error={error} ids={ids} className={className}>
      <Shell data-invalid={ids.invalid}>
        <Select {...(!isControlled && placeholder !== undefined && { defaultValue: '' })} {...rest} {...ids.control}>
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
        </Select>
        <Arrow>
          <Icon name="chevronDown" size={18} />
        </Arrow>
      </Shell>
    </FieldFrame>
  );
}
