import { confirmTotpBody } from '@croupier/sdk/bodies';
import { confirmTotp } from '@croupier/sdk/client';
import type { AddedTotp, TotpConfirmation, TotpSetup } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { CopyButton } from '@croupier/ui/actions/CopyButton';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { CodeList } from '@croupier/ui/display/CodeList';
import { QrCode } from '@croupier/ui/display/QrCode';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { SmsCodeField } from '@croupier/ui/inputs/SmsCodeField';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { FailureAlert } from '../../../../shared/FailureAlert.tsx';
import { ContractForm } from '../../../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../../../shared/forms/use-contract-form.ts';
import { securityPath } from '../../../../shared/security-path.ts';
import { useTimeText } from '../../../../shared/use-time-text.ts';
import { isUnderWay, OutcomeAlert } from '../OutcomeAlert.tsx';
import type { SheetContentProps } from '../sheet-content.ts';
import { useSecureSubmit } from '../use-secure-submit.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Digits of a code of the app. */
const DIGITS = 6;

export interface ConfirmAppProps extends SheetContentProps {
  readonly setup: TotpSetup;
  /** Called when the set-up has expired, to begin again. */
  readonly onExpired: () => void;
}

const send = async (body: TotpConfirmation, intent: string): Promise<AddedTotp> =>
  (await confirmTotp({ body, meta: { intent } })).value;

/** Shows the secret, takes the first code of the app, and then shows the recovery codes. */
export function ConfirmApp({ setup, onExpired, onClose }: ConfirmAppProps): ReactNode {
  const navigate = useNavigate();
  const [added, setAdded] = useState<AddedTotp>();
  if (added === undefined) return <SecretAndCode setup={setup} onExpired={onExpired} onAdded={setAdded} />;
  return (
    <RecoveryCodes
      codes={added.recoveryCodes}
      onDone={() => {
        // An app alone asks nobody for its code.
        if (added.twoStep.enabled) onClose();
        else void navigate(securityPath('security', 'twoStep'), { replace: true });
      }}
    />
  );
}

interface SecretAndCodeProps extends Omit<ConfirmAppProps, 'onClose'> {
  readonly onAdded: (added: AddedTotp) => void;
}

function SecretAndCode({ setup, onExpired, onAdded }: SecretAndCodeProps): ReactNode {
  const { t } = useTranslation('security');
  const timeText = useTimeText();
  const submit = useSecureSubmit<TotpConfirmation, AddedTotp>({
    name: 'totpConfirmation',
    rules: confirmTotpBody,
    send,
    onDone: onAdded,
  });
  const contract = useContractForm<TotpConfirmation, Pick<TotpConfirmation, 'code'>>(confirmTotpBody, {
    defaultValues: { code: '' },
    constants: () => ({ setupId: setup.setupId }),
    lateRefusal: submit.rejection,
    fieldOfCode: { TWO_STEP_INVALID: 'code' },
  });
  if (submit.rejection?.code === 'TWO_STEP_EXPIRED') {
    return (
      <InlineAlert
        tone="warning"
        live="polite"
        title={t('app.expired')}
        action={<Button onClick={onExpired}>{t('app.again')}</Button>}
      >
        {t('app.expiredText')}
      </InlineAlert>
    );
  }
  const secret = setup.secret.match(/.{1,4}/g)?.join(' ') ?? setup.secret;
  return (
    <PanelStack>
      <p>{t('app.scan')}</p>
      <QrCode value={setup.otpauthUri} label={t('app.qr')} />
      <LinkButton href={setup.otpauthUri}>{t('app.open')}</LinkButton>
      <p>{t('app.type')}</p>
      <CodeList label={t('app.secret')} codes={[secret]} />
      <CopyButton
        value={setup.secret}
        label={t('app.copy')}
        copiedLabel={t('app.copied')}
        failedLabel={t('recoveryCodes.notCopied')}
      />
      <ContractForm
        contract={contract}
        busy={isUnderWay(submit)}
        labels={{ code: t('app.code') }}
        errorTexts={{ code: { FORMAT: t('app.digits'), REQUIRED: t('app.digits') } }}
        onSubmit={({ body }) => submit.submit(body)}
      >
        <OutcomeAlert submit={submit} />
        <FormField control={contract.form.control} name="code">
          {(field) => (
            <SmsCodeField
              {...field}
              label={t('app.code')}
              length={DIGITS}
              hint={t('app.until', { time: timeText(setup.expiresAt) })}
            />
          )}
        </FormField>
        <FailureAlert error={contract.failure} />
        <FormSubmit busyLabel={t('saving')}>{t('app.check')}</FormSubmit>
      </ContractForm>
    </PanelStack>
  );
}
