import styled from '@emotion/styled';
import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface QuantityFieldProps {
  label: string;
  /** A whole number between `min` and `max`. */
  value: number;
  onChange: (value: number) => void;
  /** 1 by default. */
  min?: number;
  /** What points and stock allow. */
  max: number;
  /** Why there cannot be more; shown and announced at `max`. */
  maxText: string;
  /** Accessible names of the buttons. */
  lessLabel: string;
  moreLabel: string;
  error?: ReactNode;
  disabled?: boolean;
}

const Root = styled('div')({
  maxWidth: '15rem',
  '& input': { textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  '& .MuiInputAdornment-root': { margin: 0 },
  '& .MuiOutlinedInput-root': { paddingInline: 3 },
});

/** A small number by buttons, keys or typing; never outside its limits. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, onChange, min = 1, max, maxText, lessLabel, moreLabel, error, disabled = false } = props;
  const [draft, setDraft] = useState<string>();
  const clamp = (next: number) => Math.min(max, Math.max(min, next));
  const set = (next: number) => {
    setDraft(undefined);
    if (clamp(next) !== value) onChange(clamp(next));
  };
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '');
    setDraft(digits);
    // At once, also outside the limits: Enter submits before the field is left.
    if (digits !== '' && clamp(Number(digits)) !== value) onChange(clamp(Number(digits)));
  };
  const leave = () => {
    if (draft !== undefined && draft !== '') set(Number(draft));
    setDraft(undefined);
  };
  const press = (event: KeyboardEvent) => {
    // Shows the number that Enter submits.
    if (event.key === 'Enter') leave();
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  const step = (by: 1 | -1, name: string) => (
    <IconButton
      label={name}
      disabled={disabled}
      // Keeps the focus at the limit, unlike `disabled`.
      aria-disabled={clamp(value + by) === value || undefined}
      onClick={() => set(value + by)}
    >
      <Icon name={by === 1 ? 'plus' : 'minus'} />
    </IconButton>
  );
  return (
    <Root>
      <TextField
        label={label}
        hint={<span role="status">{value >= max ? maxText : ''}</span>}
        error={error}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={press}
        startSlot={step(-1, lessLabel)}
        endSlot={step(1, moreLabel)}
      />
    </Root>
  );
}
