import type { AccountType } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { StatusChip } from '@croupier/ui/display/StatusChip';
import { FormField } from '@croupier/ui/inputs/Form';
import { ChoiceCards } from '@croupier/ui/inputs/ChoiceCards';
import { TextField } from '@croupier/ui/inputs/TextField';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useRuleErrorText } from '../../../shared/field-rules/use-rule-error-text.ts';
import { firstPassword } from './first-password.ts';
import type { AccountFieldConfigs, AccountFormState, AccountValues } from './use-account-form.ts';
import { useNameCheck } from './use-name-check.ts';

export interface AccountFieldsProps {
  readonly state: AccountFormState;
  readonly configs: AccountFieldConfigs;
  readonly disabled: boolean;
}

const isAccountType = (value: string): value is AccountType => value === 'MEMBER' || value === 'AGENT';

/** Kind, names and first password of a new account. */
export function AccountFields({ state, configs, disabled }: AccountFieldsProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const ruleText = useRuleErrorText();
  const { contract, submit } = state;
  const { control } = contract.form;
  // Only the password of an interrupted submit is missing.
  const isFixed = disabled || submit.state === 'interrupted';
  const typed = useWatch({ control, compute: ({ username }: AccountValues) => username });
  const nameState = useNameCheck(typed, configs.username);
  return (
    <>
      <FormField control={control} name="accountType">
        {({ value, onChange }) => (
          <ChoiceCards
            label={t('hand.kind')}
            value={value}
            onChange={(kind) => isAccountType(kind) && onChange(kind)}
            disabled={isFixed}
            cards={[
              {
                value: 'MEMBER',
                label: t('hand.player'),
                caption: t('hand.playerCan'),
                icon: <Icon name="user" />,
              },
              { value: 'AGENT', label: t('hand.agent'), caption: t('hand.agentCan'), icon: <Icon name="users" /> },
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="username">
        {({ error, ...field }) => (
          <TextField
            {...field}
            error={error ?? (nameState === 'taken' ? t('hand.taken') : undefined)}
            label={t('hand.username')}
            hint={ruleText('username', configs.username)}
            endSlot={nameState === 'free' && <StatusChip tone="success">{t('hand.free')}</StatusChip>}
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="off"
            disabled={isFixed}
          />
        )}
      </FormField>
      <FormField control={control} name="nickname">
        {(field) => (
          <TextField
            {...field}
            label={t('hand.nickname')}
            labelEnd={t('hand.optional')}
            autoComplete="off"
            disabled={isFixed}
          />
        )}
      </FormField>
      <FirstPasswordField state={state} configs={configs} disabled={disabled} />
    </>
  );
}

/** The generated password, which the agent may replace. */
function FirstPasswordField({ state: { contract, submit }, configs, disabled }: AccountFieldsProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const { control, setValue } = contract.form;
  return (
    <FormField control={control} name="password">
      {(field) => (
        <TextField
          {...field}
          label={t('hand.password')}
          hint={submit.state === 'interrupted' ? t('hand.interrupted') : t('hand.passwordHint')}
          endSlot={
            <Button
              variant="quiet"
              startIcon={<Icon name="refresh" />}
              disabled={disabled}
              onClick={() => setValue('password', firstPassword(configs.password), { shouldDirty: true })}
            >
              {t('hand.newPassword')}
            </Button>
          }
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          disabled={disabled}
        />
      )}
    </FormField>
  );
}
