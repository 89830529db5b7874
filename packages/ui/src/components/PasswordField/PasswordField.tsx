import styled from '@emotion/styled';
import { useEffect, useMemo, useRef, useState } from 'react';
import { color } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { mergeRefs } from '../TextField/merge-refs.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot'> {
  /** Name of the toggle while the password is hidden. */
  showLabel: string;
  /** Name of the toggle while the password is shown. */
  hideLabel: string;
}

const Toggle = styled(IconButton)({ color: color('text2') });

/** A password field whose text can be shown; focus and caret stay where they are [LOGIN-04]. */
export function PasswordField({ showLabel, hideLabel, ref, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>(null);
  const attach = useMemo(() => mergeRefs(input, ref), [ref]);

  // A change of the input's type throws the caret to one end.
  useEffect(() => {
    const kept = caret.current;
    caret.current = null;
    if (kept && document.activeElement === input.current) input.current?.setSelectionRange(...kept);
  }, [shown]);

  const toggle = () => {
    const field = input.current;
    if (field) caret.current = [field.selectionStart, field.selectionEnd];
    setShown(!shown);
  };

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={attach}
      type={shown ? 'text' : 'password'}
      endSlot={
        <Toggle
          label={shown ? hideLabel : showLabel}
          // A press must not take the focus out of the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
          disabled={rest.disabled}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </Toggle>
      }
    />
  );
}
