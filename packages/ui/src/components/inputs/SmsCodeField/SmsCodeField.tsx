import styled from '@emotion/styled';
import { color, space } from '../../../theme/vars.ts';
import { CountdownButton, type CountdownButtonProps } from '../../actions/CountdownButton/CountdownButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { CodeBoxes } from './CodeBoxes.tsx';

export interface SmsCodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'startSlot' | 'endSlot'> {
  /** Props of the send button; without them there is none, as for the code of an authenticator app. */
  send?: Omit<CountdownButtonProps, 'variant' | 'size' | 'fullWidth' | 'type'>;
  /** Number of digits when it is known: the field then shows boxes, and takes only digits. */
  length?: number;
  /** With `length`: called with the code when its last digit is typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
}

const Send = styled(CountdownButton)({
  color: color('accent'),
  paddingInline: space(3),
  '&[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 1, color: color('text3') },
});

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  '& > button': { justifySelf: 'start', marginInlineStart: `calc(${space(3)} * -1)` },
});

/** One-time code input with its send button; phones can autofill the code. */
export function SmsCodeField({ send, length, onComplete, ...field }: SmsCodeFieldProps) {
  const button = send && <Send variant="quiet" {...send} />;
  if (length !== undefined) {
    return (
      <Stack>
        <CodeBoxes {...field} length={length} onComplete={onComplete} />
        {button}
      </Stack>
    );
  }
  return (
    <TextField
      autoComplete="one-time-code"
      spellCheck={false}
      {...field}
      type="text"
      inputMode="numeric"
      endSlot={button}
    />
  );
}
