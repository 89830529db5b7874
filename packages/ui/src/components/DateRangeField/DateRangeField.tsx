import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { color, space, typeStyle } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import { FieldError } from '../TextField/field-frame.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { changeBoundary, rangeOf, type DatePreset, type DateRange } from './date-presets.ts';

export type { DatePreset, DateRange } from './date-presets.ts';

export interface DateRangeFieldProps {
  /** Label of the group. */
  label: ReactNode;
  fromLabel: string;
  toLabel: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** Today in the relevant time zone, `yyyy-MM-dd`. */
  today: string;
  /** Presets in display order. */
  presets: readonly { preset: DatePreset; label: string }[];
  /** First and last selectable day, `yyyy-MM-dd`. */
  min?: string;
  max?: string;
  error?: ReactNode;
  disabled?: boolean;
}

const Group = styled('fieldset')({ display: 'grid', gap: space(3.5), minWidth: 0, margin: 0, border: 0, padding: 0 });
const Legend = styled('legend')({
  padding: 0,
  marginBlockEnd: space(2),
  ...typeStyle('label'),
  color: color('text'),
});
const Presets = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
const DateInputs = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  gap: space(3),
  // Native calendar icons are dark unless `color-scheme` is set.
  '& input': { colorScheme: 'inherit' },
});

/** Date range, both days inclusive: native date inputs and presets. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, fromLabel, toLabel, value, onChange, today, presets, min, max, error, disabled } = props;
  const errorId = useId();
  const isInvalid = error !== undefined && error !== '';
  const end = (name: keyof DateRange, endLabel: string) => (
    <TextField
      type="date"
      label={endLabel}
      value={value[name]}
      min={min}
      max={max}
      onChange={(event) => onChange(changeBoundary(value, name, event.target.value))}
    />
  );
  return (
    <Group disabled={disabled} aria-describedby={isInvalid ? errorId : undefined}>
      <Legend>{label}</Legend>
      <Presets>
        {presets.map(({ preset, label: presetLabel }) => {
          const range = rangeOf(preset, today);
          const isChosen = range.from === value.from && range.to === value.to;
          return (
            <Button
              key={preset}
              variant={isChosen ? 'selected' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => onChange(range)}
            >
              {presetLabel}
            </Button>
          );
        })}
      </Presets>
      <DateInputs>
        {end('from', fromLabel)}
        {end('to', toLabel)}
      </DateInputs>
      {isInvalid && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
