import styled from '@emotion/styled';
import { color, space } from '../../theme/vars.ts';
import { CountdownButton, type CountdownButtonProps } from '../CountdownButton/CountdownButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface SmsCodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'endSlot'> {
  /** The button that has a code sent. */
  send: Omit<CountdownButtonProps, 'variant' | 'size' | 'fullWidth' | 'type'>;
}

const Send = styled(CountdownButton)({
  color: color('accent'),
  paddingInline: space(3),
  '&[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 1, color: color('text3') },
});

/** The code of a text message, with the button that has one sent; phones offer the code to fill it in. */
export function SmsCodeField({ send, ...field }: SmsCodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      spellCheck={false}
      {...field}
      type="text"
      inputMode="numeric"
      endSlot={<Send variant="quiet" {...send} />}
    />
  );
}
