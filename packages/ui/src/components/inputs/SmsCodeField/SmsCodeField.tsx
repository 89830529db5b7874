import styled from '@emotion/styled';
import { color, space } from '../../../theme/vars.ts';
import { CountdownButton, type CountdownButtonProps } from '../../actions/CountdownButton/CountdownButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface SmsCodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'endSlot'> {
  /** Props of the send button. */
  send: Omit<CountdownButtonProps, 'variant' | 'size' | 'fullWidth' | 'type'>;
}

const Send = styled(CountdownButton)({
  color: color('accent'),
  paddingInline: space(3),
  '&[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 1, color: color('text3') },
});

/** SMS code input with its send button; phones can autofill the code. */
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
