import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import dayjs from 'dayjs';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { FieldError } from '../internal/field-frame.tsx';
import { TextField } from '../TextField/TextField.tsx';

/** Days as `yyyy-MM-dd`, both inclusive; an empty string when not set. */
export interface DateRange {
  from: string;
  to: string;
}

export type DatePreset = 'next7' | 'next30' | 'past7' | 'past30' | 'past90' | 'past365';

const DAY = 'YYYY-MM-DD';
const DAYS: Record<DatePreset, number> = {
  next7: 7,
  next30: 30,
  past7: -7,
  past30: -30,
  past90: -90,
  past365: -365,
};

/** Range of a preset, today included: `past7` is today and the six days before. */
function rangeOf(preset: DatePreset, today: string): DateRange {
  const days = DAYS[preset];
  const farEnd = dayjs(today)
    .add(days - Math.sign(days), 'day')
    .format(DAY);
  return days < 0 ? { from: farEnd, to: today } : { from: today, to: farEnd };
}

/** Range after one end changed. Swaps the ends when `from` would be after `to`. */
function changeBoundary(range: DateRange, end: keyof DateRange, day: string): DateRange {
  const changed = { ...range, [end]: day };
  const isReversed = changed.from !== '' && changed.to !== '' && changed.from > changed.to;
  return isReversed ? { from: changed.to, to: changed.from } : changed;
}

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
  const renderInput = (name: keyof DateRange, endLabel: string) => (
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
        {renderInput('from', fromLabel)}
        {renderInput('to', toLabel)}
      </DateInputs>
      {isInvalid && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}
