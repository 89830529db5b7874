import { startTotpBody } from '@croupier/sdk/bodies';
import { startTotp } from '@croupier/sdk/client';
import type { TotpSetup, TotpStart } from '@croupier/sdk/types';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../../shared/forms/use-contract-form.ts';
import { isUnderWay, OutcomeAlert } from '../OutcomeAlert.tsx';
import { PasswordInput } from '../PasswordInput.tsx';
import type { SheetContentProps } from '../sheet-content.ts';
import { useSecureSubmit } from '../use-secure-submit.ts';
import { ConfirmApp } from './ConfirmApp.tsx';

const send = async (body: TotpStart, intent: string): Promise<TotpSetup> =>
  (await startTotp({ body, meta: { intent } })).value;

/** Adds an authenticator app: the login password, then the secret and a code of the app. */
export function AddApp({ onClose }: SheetContentProps): ReactNode {
  const { t } = useTranslation('security');
  const [setup, setSetup] = useState<TotpSetup>();
  const submit = useSecureSubmit<TotpStart, TotpSetup>({
    name: 'totpStart',
    rules: startTotpBody,
    send,
    onDone: setSetup,
  });
  const contract = useContractForm<TotpStart, TotpStart>(startTotpBody, {
    defaultValues: { loginPassword: '' },
    lateRefusal: submit.rejection,
    fieldOfCode: { PASSWORD_CHECK_FAILED: 'loginPassword' },
  });
  if (setup !== undefined) {
    return <ConfirmApp key={setup.setupId} setup={setup} onExpired={() => setSetup(undefined)} onClose={onClose} />;
  }
  return (
    <ContractForm
      contract={contract}
      busy={isUnderWay(submit)}
      labels={{ loginPassword: t('loginPassword') }}
      onSubmit={({ body }) => submit.submit(body)}
    >
      <p>{t('app.text')}</p>
      <OutcomeAlert submit={submit} />
      <FormField control={contract.form.control} name="loginPassword">
        {(field) => <PasswordInput {...field} />}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('saving')}>{t('next')}</FormSubmit>
    </ContractForm>
  );
}
