import { SmsCodeField, type SmsCodeFieldProps } from '@croupier/ui/inputs/SmsCodeField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from '../use-error-text.ts';
import type { SendCodeState } from './use-send-code.ts';

/** What a form gives to a field for a code. */
export type CodeInputProps = Pick<SmsCodeFieldProps, 'id' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'ref'>;

export interface CodeFieldProps extends CodeInputProps, Pick<SmsCodeFieldProps, 'hint'> {
  readonly codeSender: SendCodeState;
  /** Validates the form and calls `codeSender.send`. */
  readonly onSend: () => void;
}

/** Input for a code that was sent by SMS or email, with the send button. */
export function CodeField({ codeSender, onSend, error, ...field }: CodeFieldProps): ReactNode {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const failure = codeSender.error === null ? undefined : errorText(codeSender.error);
  return (
    <SmsCodeField
      {...field}
      label={t('code.label')}
      error={error ?? failure}
      send={{
        children: t('code.send'),
        endsAt: codeSender.endsAt,
        busy: codeSender.isSending,
        busyLabel: t('code.sending'),
        countingLabel: (seconds) => t('code.again', { seconds }),
        announce: (seconds) => (seconds === 0 ? t('code.ready') : t('code.announce', { count: seconds })),
        onPress: onSend,
      }}
    />
  );
}
