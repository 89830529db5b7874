import { confirmPasswordResetByEmailBody } from '@croupier/sdk/bodies';
import { useConfirmPasswordResetByEmail, useGetRegisterSetting } from '@croupier/sdk/hooks';
import { validateField } from '@croupier/sdk/rules';
import type { PasswordResetByEmail, RegistrationFieldConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { FormField, FormSubmit } from '@croupier/ui/inputs/Form';
import { PasswordField } from '@croupier/ui/inputs/PasswordField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { NewPasswordInput } from '../../shared/field-rules/NewPasswordInput.tsx';
import { useRuleErrorText } from '../../shared/field-rules/use-rule-error-text.ts';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useFirstFocus } from '../../shared/use-first-focus.ts';

const DEFAULT_RULES: RegistrationFieldConfig = { enabled: true, required: true };
const EMPTY = { newPassword: '', confirmNewPassword: '' };

export interface LinkResetProps {
  /** Token of the reset link. */
  readonly resetToken: string;
  /** Called when the new password is in force; every session of the account has ended. */
  readonly onDone: () => void;
  /** Called by a visitor whose link is no longer valid. */
  readonly onAskAgain: () => void;
}

/** Sets a new password with the link of an email [FORGOT-05]. */
export function LinkReset({ resetToken, onDone, onAskAgain }: LinkResetProps): ReactNode {
  const { t } = useTranslation('login');
  const { t: auth } = useTranslation('auth');
  const ruleErrorText = useRuleErrorText();
  const errorText = useErrorText();
  const { data } = useGetRegisterSetting({ registerMethod: 'USERNAME' });
  const rules = data?.fields['password'] ?? DEFAULT_RULES;
  const { mutateAsync, isPending } = useConfirmPasswordResetByEmail();
  const contract = useContractForm<PasswordResetByEmail, typeof EMPTY>(confirmPasswordResetByEmailBody, {
    defaultValues: EMPTY,
    constants: () => ({ resetToken }),
    check: {
      newPassword: (chosen) => validateField(chosen, rules)?.reason,
      confirmNewPassword: (again, { newPassword }) => (again === newPassword ? undefined : 'MISMATCH'),
    },
    fieldOfCode: {
      PASSWORD_WEAK: 'newPassword',
      PASSWORD_REUSED: 'newPassword',
      PASSWORD_MISMATCH: 'confirmNewPassword',
    },
  });
  const { control, setFocus } = contract.form;
  useFirstFocus(() => setFocus('newPassword'));
  const wrongPassword = ruleErrorText('password', rules);
  if (contract.refusal?.code === 'RESET_TOKEN_INVALID') {
    return (
      <>
        <InlineAlert tone="danger" live="assertive" title={errorText(contract.refusal)}>
          {t('forgot.linkEnded')}
        </InlineAlert>
        <Button variant="action" size="lg" fullWidth onClick={onAskAgain}>
          {t('forgot.askAgain')}
        </Button>
      </>
    );
  }
  return (
    <ContractForm
      contract={contract}
      busy={isPending}
      labels={{ newPassword: t('forgot.newPassword'), confirmNewPassword: t('forgot.again') }}
      errorTexts={{
        newPassword: {
          REQUIRED: wrongPassword,
          TOO_SHORT: wrongPassword,
          TOO_LONG: wrongPassword,
          PATTERN: wrongPassword,
        },
        confirmNewPassword: { MISMATCH: t('forgot.mismatch') },
      }}
      onSubmit={async ({ body }) => {
        await mutateAsync({ body });
        onDone();
      }}
    >
      <FormField control={control} name="newPassword">
        {(field) => <NewPasswordInput {...field} label={t('forgot.newPassword')} config={rules} />}
      </FormField>
      <FormField control={control} name="confirmNewPassword">
        {(field) => (
          <PasswordField
            {...field}
            label={t('forgot.again')}
            autoComplete="new-password"
            showLabel={auth('showPassword')}
            hideLabel={auth('hidePassword')}
          />
        )}
      </FormField>
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('forgot.setting')}>{t('forgot.setByLink')}</FormSubmit>
    </ContractForm>
  );
}
