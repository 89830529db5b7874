import styled from '@emotion/styled';
import type { ChangeEvent, ClipboardEvent, FocusEvent } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { color, size, space, typeStyle } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import { mergeRefs } from '../TextField/merge-refs.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { groupThousands, isSameAmount, isAmountCharacters, withoutCurrency } from './amount-characters.ts';

/** A preset amount. */
export interface AmountChoice {
  /** Decimal string that is put into the field. */
  value: string;
  label: string;
}

export interface AmountFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'hintEnd' | 'startSlot' | 'endSlot'
> {
  /** The typed text, not validated: it may be `1,5` or empty. `error` says what is wrong with it. */
  value: string;
  onChange: (value: string) => void;
  /** Currency sign or code shown before the amount. */
  currency: string;
  quickAmounts?: readonly AmountChoice[];
  /** Name of the group of quick amounts. */
  quickLabel?: string;
  /** Button that fills in the maximum. */
  most?: AmountChoice;
  /** How the amount is read, in words that say so; its line is kept when this is ''. */
  reading?: string;
}

// Figures in the display face.
const Large = styled(TextField)({
  '& input': { ...typeStyle('stat'), minHeight: `calc(${size('targetLarge')} + ${space(2)})` },
  '& input::placeholder': { font: 'inherit' },
});

const Currency = styled('span')({ ...typeStyle('lead'), color: color('text2') });

const Most = styled(Button)({ color: color('accent'), paddingInline: space(3) });

const Reading = styled('span')({ color: color('text2') });

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  marginBlockStart: space(2.5),
});

const Choice = styled(Button)({ flex: '1 1 4.6em', paddingInline: space(2) });

/** Money input: typed text or preset amounts. The value stays a string; the caller validates it. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, currency, quickAmounts = [], quickLabel, most, reading, ref, className, ...field } = props;
  const readingId = useId();
  const { isEdited, ...editing } = useEditing(field);
  const input = useRef<HTMLInputElement>(null);
  const attach = useMemo(() => mergeRefs(input, ref), [ref]);

  // Prevented before insertion so that the caret does not move; React has no cross-browser event for it.
  useEffect(() => {
    const node = input.current;
    const refuse = (event: globalThis.InputEvent) => {
      if (event.data !== null && !isAmountCharacters(event.data)) event.preventDefault();
    };
    node?.addEventListener('beforeinput', refuse);
    return () => node?.removeEventListener('beforeinput', refuse);
  }, []);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // Composed input cannot be prevented beforehand.
    if (isAmountCharacters(event.currentTarget.value)) onChange(event.currentTarget.value);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const amount = withoutCurrency(pasted, currency);
    if (amount === pasted) return;
    event.preventDefault();
    if (!isAmountCharacters(amount)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    onChange(value.slice(0, selectionStart ?? 0) + amount + value.slice(selectionEnd ?? value.length));
  };
  const { disabled } = field;
  return (
    <div className={className}>
      <Large
        autoComplete="off"
        {...field}
        ref={attach}
        type="text"
        inputMode="decimal"
        dir="ltr"
        // Commas would be in the way of who types.
        value={isEdited ? value : groupThousands(value)}
        onChange={change}
        {...editing}
        onPaste={paste}
        hintEnd={reading === undefined ? undefined : <Reading id={readingId}>{reading}</Reading>}
        aria-describedby={reading === undefined ? undefined : readingId}
        startSlot={<Currency>{currency}</Currency>}
        endSlot={
          most && (
            <Most variant="quiet" disabled={disabled} onClick={() => onChange(most.value)}>
              {most.label}
            </Most>
          )
        }
      />
      {quickAmounts.length > 0 && (
        <Choices role="group" aria-label={quickLabel}>
          {quickAmounts.map((choice) => (
            <Choice
              key={choice.value}
              variant={isSameAmount(choice.value, value) ? 'selected' : 'outline'}
              aria-pressed={isSameAmount(choice.value, value)}
              disabled={disabled}
              onClick={() => onChange(choice.value)}
            >
              {choice.label}
            </Choice>
          ))}
        </Choices>
      )}
    </div>
  );
}

/** Whether somebody types, for which the caller's own handlers are still called. */
function useEditing({ onFocus, onBlur }: Pick<AmountFieldProps, 'onFocus' | 'onBlur'>) {
  const [isEdited, setIsEdited] = useState(false);
  return {
    isEdited,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setIsEdited(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setIsEdited(false);
      onBlur?.(event);
    },
  };
}
