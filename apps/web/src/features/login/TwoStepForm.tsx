import { sendTwoStepCode } from '@croupier/sdk/client';
import { useVerifyTwoStepLogin } from '@croupier/sdk/hooks';
import type { LoginResult, TwoStepMethod } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/Button';
import { Checkbox } from '@croupier/ui/Checkbox';
import { Form, FormField, FormSubmit } from '@croupier/ui/Form';
import { SegmentedControl } from '@croupier/ui/SegmentedControl';
import { TextField } from '@croupier/ui/TextField';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CodeField } from '../../shared/verification/CodeField.tsx';
import { useSendCode } from '../../shared/verification/use-send-code.ts';
import type { TwoStepStart } from './two-step-start.ts';

interface Fields {
  method: TwoStepMethod;
  code: string;
  trust: boolean;
}

export interface TwoStepFormProps {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly start: TwoStepStart;
  readonly onLoggedIn: (result: LoginResult) => void;
  readonly onBack: () => void;
}

const resolver: Resolver<Fields> = (values) => {
  const errors: FieldErrors<Fields> = values.code.trim() === '' ? { code: { type: 'empty' } } : {};
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** Second login step for an unknown device: a code from one of the account's sources. */
export function TwoStepForm({ signal, start, onLoggedIn, onBack }: TwoStepFormProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const [target, setTarget] = useState<string>();
  const codeSender = useSendCode({ name: 'twoStep' });
  const form = useForm<Fields>({
    resolver,
    defaultValues: { method: start.methods[0] ?? 'SMS', code: '', trust: false },
  });
  const { control } = form;
  const method = useWatch({ control, name: 'method' });
  const channel = method === 'SMS' || method === 'EMAIL' ? method : undefined;
  const { mutateAsync, isPending, error } = useVerifyTwoStepLogin();
  const sendCode = (): void => {
    if (channel === undefined) return;
    codeSender.send(async () => {
      const response = await sendTwoStepCode({ body: { twoStepToken: start.token, channel } });
      setTarget(response.value.maskedTarget);
      return response;
    });
  };
  const submit = async ({ code, trust }: Fields): Promise<void> => {
    const body = {
      twoStepToken: start.token,
      verificationCode: code.trim(),
      trustIp: trust,
      ...(channel === undefined && { method }),
    };
    // FailureAlert shows the error.
    await mutateAsync({ body, signal: signal() }, { onSuccess: onLoggedIn }).catch(() => undefined);
  };
  return (
    <Form form={form} busy={isPending} errorText={() => auth('required')} onSubmit={submit}>
      <FormField control={control} name="method">
        {({ error: _error, ...field }) => (
          <SegmentedControl
            {...field}
            label={t('twoStep.channel')}
            labelShown
            options={start.methods.map((value) => ({ value, label: t(`twoStep.methods.${value}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="code">
        {(field) =>
          channel === undefined ? (
            <TextField {...field} label={t(`twoStep.methods.${method}`)} autoComplete="one-time-code" />
          ) : (
            <CodeField
              {...field}
              hint={target === undefined ? undefined : t('twoStep.sentTo', { target })}
              codeSender={codeSender}
              onSend={sendCode}
            />
          )
        }
      </FormField>
      <FormField control={control} name="trust">
        {({ value, error: _error, ...field }) => <Checkbox {...field} checked={value} label={t('twoStep.trust')} />}
      </FormField>
      <FailureAlert error={error} />
      <FormSubmit busyLabel={t('twoStep.busy')}>{t('twoStep.submit')}</FormSubmit>
      <Button variant="quiet" fullWidth onClick={onBack}>
        {t('twoStep.back')}
      </Button>
    </Form>
  );
}
