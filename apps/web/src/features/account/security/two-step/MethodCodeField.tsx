import type { TwoStepMethod } from '@croupier/sdk/types';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CodeInputProps } from '../../../../shared/verification/CodeField.tsx';
import { ChannelCodeField } from '../SentCodeField.tsx';

export interface MethodCodeFieldProps extends CodeInputProps {
  readonly method: TwoStepMethod;
}

/** A code of one source of the two-step check: sent to a contact, of the app, or a recovery code. */
export function MethodCodeField({ method, ...field }: MethodCodeFieldProps): ReactNode {
  const { t } = useTranslation(['security', 'auth']);
  if (method === 'SMS' || method === 'EMAIL') return <ChannelCodeField {...field} channel={method} />;
  return (
    <TextField
      {...field}
      label={t(method === 'TOTP' ? 'app.code' : 'auth:twoStep.methods.RECOVERY_CODE')}
      autoComplete="one-time-code"
      inputMode={method === 'TOTP' ? 'numeric' : 'text'}
    />
  );
}
