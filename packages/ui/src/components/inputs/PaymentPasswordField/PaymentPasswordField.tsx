import styled from '@emotion/styled';
import { space } from '../../../theme/vars.ts';
import { RevealToggle, useReveal, type RevealLabels } from '../internal/use-reveal.tsx';
import { DigitBoxes } from '../internal/DigitBoxes.tsx';
import { FieldFrame, useFieldIds } from '../internal/field-frame.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { useInputValue } from '../internal/use-input-value.ts';

export interface PaymentPasswordFieldProps
  extends RevealLabels, Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'startSlot' | 'endSlot'> {
  /** Number of digits. */
  length?: number;
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: space(1) });

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
        <DigitBoxes
          {...rest}
          {...ids.control}
          ref={attach}
          type={shown ? 'text' : 'password'}
          length={length}
          digits={value}
          masked={!shown}
          onInput={(event) => {
            read();
            onInput?.(event);
          }}
        />
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
