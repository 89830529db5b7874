import styled from '@emotion/styled';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { fieldShell, fieldShellFocused } from '../../../theme/control-styles.ts';
import { color, family, radius, space } from '../../../theme/vars.ts';
import { MuiTheme } from '../../../theme/MuiTheme.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface DigitPickerLabels {
  /** Accessible name of a digit, from 1: 'Digit 1 of 3'. */
  digit: (position: number) => string;
  increase: (position: number) => string;
  decrease: (position: number) => string;
}

export interface DigitPickerProps {
  /** Accessible name of the group: 'Three digits in order'. */
  label: string;
  labels: DigitPickerLabels;
  /** One digit per position, e.g. '528'. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
}

const Wheels = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(3) });
const Wheel = styled('div')({ display: 'grid', justifyItems: 'center', gap: space(1) });

const Digit = styled(InputBase)({
  ...fieldShell,
  boxSizing: 'border-box',
  display: 'block',
  width: '1.7em',
  minHeight: '1.9em',
  padding: 0,
  // Its width and height grow with the text.
  font: `700 2.25rem ${family('display')}`,
  // Proportional digits: the display font's tabular zero is thin.
  fontVariantNumeric: 'proportional-nums lining-nums',
  color: color('text'),
  borderRadius: radius('field'),
  '&.Mui-focused': { ...fieldShellFocused, borderRadius: radius('field') },
  '&.Mui-disabled': { opacity: 0.55 },
  '& > .MuiInputBase-input': { height: '1.9em', padding: 0, font: 'inherit', textAlign: 'center' },
});

/** Wheels for the digits of a number: by plus and minus, by arrow keys, or by typing, which moves on to the next. */
export function DigitPicker({ label, labels, value, onChange, disabled = false }: DigitPickerProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const digits = Array.from(value);
  const setDigit = (index: number, digit: string) => onChange(digits.with(index, digit).join(''));
  const step = (index: number, by: number) => setDigit(index, String((Number(digits[index]) + by + 10) % 10));
  const type = (index: number, text: string) => {
    const digit = /\d/.exec(text)?.[0];
    if (digit === undefined) return;
    setDigit(index, digit);
    inputs.current[index + 1]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    // A digit that is typed over the same digit is no change, but moves on. Not all phones name their keys.
    if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) type(index, event.key);
    else if (event.key === 'ArrowUp') step(index, 1);
    else if (event.key === 'ArrowDown') step(index, -1);
    else if (event.key === 'Backspace') inputs.current[index - 1]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <MuiTheme>
      <Wheels role="group" aria-label={label} dir="ltr">
        {digits.map((digit, index) => {
          const position = index + 1;
          return (
            <Wheel key={position}>
              <IconButton label={labels.increase(position)} disabled={disabled} onClick={() => step(index, 1)}>
                <Icon name="plus" />
              </IconButton>
              <Digit
                inputRef={(element: HTMLInputElement | null) => {
                  inputs.current[index] = element;
                }}
                slotProps={{
                  input: {
                    role: 'spinbutton',
                    inputMode: 'numeric',
                    autoComplete: 'off',
                    'aria-label': labels.digit(position),
                    'aria-valuenow': Number(digit),
                    'aria-valuemin': 0,
                    'aria-valuemax': 9,
                  },
                }}
                value={digit}
                disabled={disabled}
                onFocus={(event) => event.target.select()}
                onChange={(event) => type(index, event.target.value.replace(digit, ''))}
                onKeyDown={(event) => onKeyDown(event, index)}
              />
              <IconButton label={labels.decrease(position)} disabled={disabled} onClick={() => step(index, -1)}>
                <Icon name="minus" />
              </IconButton>
            </Wheel>
          );
        })}
      </Wheels>
    </MuiTheme>
  );
}
