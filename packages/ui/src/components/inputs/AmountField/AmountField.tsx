import styled from '@emotion/styled';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type RefObject,
} from 'react';
import { color, size, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { groupThousands, PLAIN_DECIMAL } from '../internal/group-thousands.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/**
 * Digits of any script, points, commas, apostrophes, spaces between them, and direction marks from a pasted amount.
 * Commas are kept, because removing them would turn 1,5 into 15. The caller's validation handles them.
 */
const AMOUNT_CHARACTERS =
  /^[\p{Nd}.,'’_\s\u066B\u066C\u060C\uFF0C\uFF0E\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u;

/** True when the text can be part of a typed amount. */
function hasOnlyAmountCharacters(text: string): boolean {
  return AMOUNT_CHARACTERS.test(text);
}

/** Removes a currency before or after a pasted amount. */
function withoutCurrency(text: string, currency: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith(currency)) return trimmed.slice(currency.length).trim();
  return trimmed.endsWith(currency) ? trimmed.slice(0, -currency.length).trim() : trimmed;
}

/** True when two decimal strings are the same amount, e.g. 500 and 500.00. */
function isSameAmount(a: string, b: string): boolean {
  return a === b || (PLAIN_DECIMAL.test(a) && PLAIN_DECIMAL.test(b) && trimZeros(a) === trimZeros(b));
}

/** Removes leading and trailing zeros. */
function trimZeros(text: string): string {
  const [integerPart = '', decimals = ''] = text.split('.');
  return `${integerPart.replace(/^0+/, '')}.${decimals.replace(/0+$/, '')}`;
}

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
  /** The typed text, not validated: it may be `1,5` or empty. The caller validates it and sets `error`. */
  value: string;
  onChange: (value: string) => void;
  /** Currency sign or code shown before the amount. */
  currency: string;
  quickAmounts?: readonly AmountChoice[];
  /** Name of the group of quick amounts. */
  quickLabel?: string;
  /** Button that fills in the maximum. */
  most?: AmountChoice;
  /** The value as a formatted amount, shown below. '' keeps the empty line, so that the layout does not move. */
  reading?: string;
}

// Digits in the display font.
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
  const input = useRef<HTMLInputElement>(null);
  const { isFocused, ...focusHandlers } = useFocusState(field, input);
  const attach = useMemo(() => mergeRefs(input, ref), [ref]);

  // Prevented before insertion so that the caret does not move; React has no cross-browser event for it.
  useEffect(() => {
    const node = input.current;
    const preventInvalid = (event: globalThis.InputEvent) => {
      if (event.data !== null && !hasOnlyAmountCharacters(event.data)) event.preventDefault();
    };
    node?.addEventListener('beforeinput', preventInvalid);
    return () => node?.removeEventListener('beforeinput', preventInvalid);
  }, []);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // Composed input cannot be prevented beforehand.
    if (hasOnlyAmountCharacters(event.currentTarget.value)) onChange(event.currentTarget.value);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const amount = withoutCurrency(pasted, currency);
    if (amount === pasted) return;
    event.preventDefault();
    if (!hasOnlyAmountCharacters(amount)) return;
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
        // No commas while typing: inserting them would move the caret.
        value={isFocused ? value : groupThousands(value)}
        onChange={change}
        {...focusHandlers}
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

/** True while the field has focus. The handlers also call those of the caller. */
function useFocusState(
  { onFocus, onBlur }: Pick<AmountFieldProps, 'onFocus' | 'onBlur'>,
  input: RefObject<HTMLInputElement | null>,
) {
  const [isFocused, setIsFocused] = useState(false);
  const isAllSelected = useRef(false);
  // A field that is reached by Tab has all its text selected, which the text without commas would undo.
  useLayoutEffect(() => {
    if (isFocused && isAllSelected.current) input.current?.select();
  }, [isFocused, input]);
  return {
    isFocused,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      isAllSelected.current = selectionStart === 0 && selectionEnd === value.length;
      setIsFocused(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setIsFocused(false);
      onBlur?.(event);
    },
  };
}
