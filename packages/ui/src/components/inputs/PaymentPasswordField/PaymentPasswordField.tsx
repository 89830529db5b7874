import styled from '@emotion/styled';
import InputBase from '@mui/material/InputBase';
import type { InputEvent, SyntheticEvent } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { fieldInput } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space } from '../../../theme/vars.ts';
import { RevealToggle, useReveal, type RevealLabels } from '../internal/use-reveal.tsx';
import { FieldFrame, useFieldIds } from '../internal/field-frame.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { useInputValue } from '../internal/use-input-value.ts';

export interface PaymentPasswordFieldProps
  extends RevealLabels, Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'startSlot' | 'endSlot'> {
  /** Number of digits. */
  length?: number;
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: space(1) });

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
  '.Mui-error ~ * > &': { borderColor: color('danger') },
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
const Cover = styled(InputBase)({
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

/** Payment password: one input for keyboard, paste and screen readers, shown as boxes. */
export function PaymentPasswordField(props: PaymentPasswordFieldProps) {
  const {
    label,
    labelEnd,
    hint,
    hintEnd,
    error,
    id,
    className,
    length = 6,
    showLabel,
    hideLabel,
    ref,
    onInput,
    ...rest
  } = props;
  const ids = useFieldIds({ hint, error }, { id, describedBy: rest['aria-describedby'] });
  const { shown, toggle, input, attach } = useReveal(ref);
  const { value, read } = useInputValue(input);
  const keepDigits = (event: InputEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const digits = field.value.replaceAll(/\D/g, '').slice(0, length);
    if (digits !== field.value) field.value = digits;
    read();
    onInput?.(event);
  };
  const current = Math.min(value.length, length - 1);
  return (
    <FieldFrame
      label={label}
      labelEnd={labelEnd}
      hint={hint}
      hintEnd={hintEnd}
      error={error}
      ids={ids}
      className={className}
    >
      <Row>
        <Field>
          <Cover
            inputRef={attach}
            slotProps={{
              input: {
                autoComplete: 'off',
                ...rest,
                ...ids.control,
                type: shown ? 'text' : 'password',
                inputMode: 'numeric',
                onInput: keepDigits,
                onSelect: keepCaretAtEnd,
              },
            }}
          />
          <Boxes aria-hidden dir="ltr">
            {Array.from({ length }, (_, index) => (
              <Box key={index} data-current={index === current} data-dot={!shown && index < value.length}>
                {shown && value[index]}
              </Box>
            ))}
          </Boxes>
        </Field>
        <RevealToggle
          shown={shown}
          onToggle={toggle}
          showLabel={showLabel}
          hideLabel={hideLabel}
          disabled={rest.disabled}
        />
      </Row>
    </FieldFrame>
  );
}
