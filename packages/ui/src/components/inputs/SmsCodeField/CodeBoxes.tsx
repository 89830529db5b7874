import styled from '@emotion/styled';
import { useMemo, useRef } from 'react';
import { DigitBoxes } from '../internal/DigitBoxes.tsx';
import { FieldFrame, useFieldIds } from '../internal/field-frame.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { useInputValue } from '../internal/use-input-value.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';

interface CodeBoxesProps extends Omit<TextFieldProps, 'startSlot' | 'endSlot'> {
  length: number;
  onComplete?: (code: string) => void;
}

// The boxes grow along the line only.
const Row = styled('div')({ display: 'flex' });

/** A code of known length in boxes. */
export function CodeBoxes({ length, onComplete, ...props }: CodeBoxesProps) {
  const { label, labelEnd, hint, hintEnd, error, id, className, ref, onInput, ...rest } = props;
  const texts = { label, labelEnd, hint, hintEnd, error };
  const ids = useFieldIds({ hint, error }, { id, describedBy: rest['aria-describedby'] });
  const input = useRef<HTMLInputElement>(null);
  const attach = useMemo(() => mergeRefs(input, ref), [ref]);
  const { value, read } = useInputValue(input);
  return (
    <FieldFrame {...texts} ids={ids} className={className}>
      <Row>
        <DigitBoxes
          autoComplete="one-time-code"
          {...rest}
          {...ids.control}
          ref={attach}
          type="text"
          length={length}
          digits={value}
          onInput={(event) => {
            const code = event.currentTarget.value;
            read();
            onInput?.(event);
            if (code.length === length && code !== value) onComplete?.(code);
          }}
        />
      </Row>
    </FieldFrame>
  );
}
