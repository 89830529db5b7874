import { verifyTwoStepLoginBody } from '@croupier/sdk/bodies';
import { sendTwoStepCode } from '@croupier/sdk/client';
import { useVerifyTwoStepLogin } from '@croupier/sdk/hooks';
import type { LoginResult, TwoStepLoginRequest, TwoStepMethod } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Checkbox } from '@croupier/ui/inputs/Checkbox';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../FailureAlert.tsx';
import { ContractForm } from '../forms/ContractForm.tsx';
import type { Submission } from '../forms/read-body.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import { CodeField } from '../verification/CodeField.tsx';
import { useSendCode } from '../verification/use-send-code.ts';
import type { TwoStepStart } from './two-step-start.ts';

interface TwoStepValues {
  method: TwoStepMethod;
  verificationCode: string;
  trustIp: boolean;
}

/** The channel of a code that must be sent; undefined for one that the member has. */
const channelOf = (method: TwoStepMethod): 'SMS' | 'EMAIL' | undefined =>
  method === 'SMS' || method === 'EMAIL' ? method : undefined;

export interface TwoStepFormProps {
  /** Aborted when the popup closes. */
  readonly signal: () => AbortSignal;
  readonly start: TwoStepStart;
  readonly onLoggedIn: (result: LoginResult) => void;
  readonly onBack: () => void;
}

/** Second login step for an unknown device: a code from one of the account's sources. */
export function TwoStepForm({ signal, start, onLoggedIn, onBack }: TwoStepFormProps): ReactNode {
  const { t } = useTranslation('auth');
  const [target, setTarget] = useState<string>();
  const codeSender = useSendCode({ name: 'twoStep' });
  const contract = useContractForm<TwoStepLoginRequest, TwoStepValues>(verifyTwoStepLoginBody, {
    defaultValues: { method: start.methods[0] ?? 'SMS', verificationCode: '', trustIp: false },
    constants: () => ({ twoStepToken: start.token }),
    // The platform knows the method of a code that it has sent.
    read: {
      method: ({ method: chosen }) => ({ ok: true, value: channelOf(chosen) === undefined ? chosen : undefined }),
    },
  });
  const { control } = contract.form;
  const method = useWatch({ control, name: 'method' });
  const channel = channelOf(method);
  const { mutateAsync, isPending } = useVerifyTwoStepLogin();
  const sendCode = (): void => {
    if (channel === undefined) return;
    codeSender.send(async () => {
      const response = await sendTwoStepCode({ body: { twoStepToken: start.token, channel } });
      setTarget(response.value.maskedTarget);
      return response;
    });
  };
  const submit = async ({ body }: Submission<TwoStepLoginRequest, TwoStepValues>): Promise<void> => {
    const abortSignal = signal();
    const result = await mutateAsync({ body, signal: abortSignal });
    if (!abortSignal.aborted) onLoggedIn(result);
  };
  return (
    <ContractForm contract={contract} busy={isPending} labels={{ verificationCode: t('code.label') }} onSubmit={submit}>
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
      <FormField control={control} name="verificationCode">
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
      <FormField control={control} name="trustIp">
        {({ value, error: _error, ...field }) => <Checkbox {...field} checked={value} label={t('twoStep.trust')} />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('twoStep.busy')}>{t('twoStep.submit')}</FormSubmit>
      <Button variant="quiet" fullWidth onClick={onBack}>
        {t('twoStep.back')}
      </Button>
    </ContractForm>
  );
}
