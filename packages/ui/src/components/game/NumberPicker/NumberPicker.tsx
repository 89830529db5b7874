import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { RandomIndex } from '../internal/lucky-pick.ts';
import { luckyPick, randomIndex } from '../internal/lucky-pick.ts';
import { NumberGrid } from '../internal/NumberGrid.tsx';
import { PickerActions, PickerHead, PickerStatus, PickerTexts, PickerTitle } from '../internal/picker-parts.ts';

export interface NumberPickerProps {
  /** 'Pick 6 of 42'. */
  title: string;
  /** All numbers in order, as they are shown: '1' to '42', or '00' to '99'. */
  numbers: readonly string[];
  /** How many make a line. */
  count: number;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** '4 picked, 2 to go'. */
  statusText: (picked: number, left: number) => string;
  luckyLabel: string;
  clearLabel: string;
  /** No bets are taken: the numbers are shown, but off. */
  disabled?: boolean;
  /** Source of the lucky pick; the browser's cryptographic one by default. */
  random?: RandomIndex;
}

/** Numbers of a lottery line. Once the line is full, the other numbers are off; a lucky pick adds what is missing. */
export function NumberPicker(props: NumberPickerProps) {
  const { title, numbers, count, value, onChange, statusText, luckyLabel, clearLabel } = props;
  const { disabled = false, random = randomIndex } = props;
  const isFull = value.length >= count;
  const toggle = (number: string) =>
    onChange(value.includes(number) ? value.filter((other) => other !== number) : [...value, number]);
  return (
    <div>
      <PickerHead>
        <PickerTexts>
          <PickerTitle>{title}</PickerTitle>
          <PickerStatus role="status">{statusText(value.length, Math.max(0, count - value.length))}</PickerStatus>
        </PickerTexts>
        <PickerActions>
          <Button
            startIcon={<Icon name="dice" />}
            // Not `disabled`, which would drop the focus right after a press.
            aria-disabled={disabled || isFull || undefined}
            onClick={() => {
              if (!disabled && !isFull) onChange(luckyPick(value, numbers, count, random));
            }}
          >
            {luckyLabel}
          </Button>
          <IconButton
            label={clearLabel}
            aria-disabled={disabled || value.length === 0 || undefined}
            onClick={() => {
              if (!disabled && value.length > 0) onChange([]);
            }}
          >
            <Icon name="trash" />
          </IconButton>
        </PickerActions>
      </PickerHead>
      <NumberGrid
        label={title}
        numbers={numbers}
        selected={value}
        isOff={() => disabled || isFull}
        onToggle={(number) => {
          if (!disabled) toggle(number);
        }}
      />
    </div>
  );
}
