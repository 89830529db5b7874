import styled from '@emotion/styled';
import InputBase from '@mui/material/InputBase';
import type { ComponentPropsWithRef, InputEvent, SyntheticEvent } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { fieldInput } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space } from '../../../theme/vars.ts';

export interface DigitBoxesProps extends Omit<ComponentPropsWithRef<'input'>, 'inputMode' | 'maxLength' | 'size'> {
  /** Number of digits. */
  length: number;
  /** Current text of the input, as the boxes show it. */
  digits: string;
  /** Shows dots in place of the digits. */
  masked?: boolean;
}

const Field = styled('div')({
  position: 'relative',
  flex: '0 1 21em',
  minWidth: 0,
  '&:has(input:disabled)': { opacity: 0.55 },
});

const Boxes = styled('div')({ display: 'flex', gap: space(2) });

const Box = styled('span')({
  flex: '1 1 0',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: size('targetLarge'),
  boxSizing: 'border-box',
  border: `1px solid ${color('controlLine')}`,
  borderRadius: radius('control'),
  backgroundColor: color('surface2'),
  ...fieldInput,
  fontWeight: 650,
  '.Mui-focused ~ * > &[data-current="true"]': { ...focusRing, outlineOffset: 0, borderColor: 'transparent' },
  '&[data-invalid="true"]': { borderColor: color('danger') },
  '&[data-dot="true"]::before': {
    content: '""',
    width: '0.7em',
    height: '0.7em',
    borderRadius: radius('pill'),
    backgroundColor: 'currentColor',
    [media.forcedColors]: { backgroundColor: 'ButtonText' },
  },
});

// Transparent input over the boxes, which show its value.
const Input = styled(InputBase)({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  opacity: 0,
  '& > .MuiInputBase-input': {
    height: '100%',
    padding: 0,
    ...fieldInput,
    '&:disabled': { cursor: 'not-allowed' },
  },
});

/** Keeps the caret at the end, because the caret is invisible. */
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end);
}

/** Removes everything but the digits of a typed or pasted text. */
function keepDigits(event: InputEvent<HTMLInputElement>, length: number) {
  const field = event.currentTarget;
  const digits = field.value.replaceAll(/\D/g, '').slice(0, length);
  if (digits !== field.value) field.value = digits;
}

/** A fixed number of digits: one input for keyboard, paste, autofill and screen readers, shown as boxes. */
export function DigitBoxes({ length, digits, masked = false, ref, onInput, ...input }: DigitBoxesProps) {
  const current = Math.min(digits.length, length - 1);
  return (
    <Field>
      <Input
        inputRef={ref}
        slotProps={{
          input: {
            autoComplete: 'off',
            ...input,
            inputMode: 'numeric',
            onInput: (event: InputEvent<HTMLInputElement>) => {
              keepDigits(event, length);
              onInput?.(event);
            },
            onSelect: keepCaretAtEnd,
          },
        }}
      />
      <Boxes aria-hidden dir="ltr">
        {Array.from({ length }, (_, index) => (
          <Box
            key={index}
            data-current={index === current}
            data-dot={masked && index < digits.length}
            data-invalid={input['aria-invalid']}
          >
            {!masked && digits[index]}
          </Box>
        ))}
      </Boxes>
    </Field>
  );
}
