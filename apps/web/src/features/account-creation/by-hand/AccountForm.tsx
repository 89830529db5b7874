import type { AgentProfile } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../../shared/FailureAlert.tsx';
import { useRuleErrorText } from '../../../shared/field-rules/use-rule-error-text.ts';
import { CheckingAlert } from '../../../shared/forms/CheckingAlert.tsx';
import { ContractForm } from '../../../shared/forms/ContractForm.tsx';
import type { FieldTexts } from '../../../shared/forms/use-field-error-text.ts';
import { boundsBelow } from '../../../shared/rates/rate-values.ts';
import { RateFields } from '../../../shared/rates/RateFields.tsx';
import { useRateTexts } from '../../../shared/rates/use-rate-texts.ts';
import { AccountFields } from './AccountFields.tsx';
import { AccountAside } from './AccountAside.tsx';
import { useAccountForm, type AccountFieldConfigs, type OpenedAccount } from './use-account-form.ts';

export interface AccountFormProps {
  readonly memberId: string;
  readonly profile: AgentProfile;
  readonly configs: AccountFieldConfigs;
  readonly onOpened: (opened: OpenedAccount) => void;
}

/** Kind, names, first password and rates of a new account, and what the agent keeps of its bets. */
export function AccountForm({ memberId, profile, configs, onOpened }: AccountFormProps): ReactNode {
  const { t } = useTranslation('accountCreation');
  const bounds = boundsBelow(profile.rebate);
  const { labels, errorTexts } = useRateTexts(bounds);
  const fieldTexts = useFieldTexts(configs);
  const state = useAccountForm({ memberId, bounds, configs, onOpened });
  const { contract, submit, send, clear } = state;
  const isBusy = submit.state === 'sending' || submit.state === 'checking';
  return (
    <>
      <CheckingAlert submit={submit} title={t('hand.checking.title')}>
        {t('hand.checking.text')}
      </CheckingAlert>
      <FailureAlert error={contract.failure} />
      <ContractForm
        contract={contract}
        aria-label={t('hand.title')}
        busy={isBusy}
        labels={{
          ...labels,
          accountType: t('hand.kind'),
          username: t('hand.username'),
          nickname: t('hand.nickname'),
          password: t('hand.password'),
        }}
        errorTexts={{ ...errorTexts, ...fieldTexts }}
        errorFocus="summary"
        onSubmit={({ body }) => send(body)}
      >
        <AsideLayout aside={<AccountAside control={contract.form.control} rates={profile.rebate} />}>
          <PanelStack>
            <AccountFields state={state} configs={configs} disabled={isBusy} />
            <RateFields control={contract.form.control} bounds={bounds} label={t('form.rates')} disabled={isBusy} />
            <FormSubmit busyLabel={t('hand.busy')}>{t('hand.submit')}</FormSubmit>
            <Button variant="quiet" fullWidth disabled={isBusy} onClick={clear}>
              {t('hand.clear')}
            </Button>
          </PanelStack>
        </AsideLayout>
      </ContractForm>
    </>
  );
}

/** Error texts by the platform's rules of the two fields. */
function useFieldTexts({ username, password }: AccountFieldConfigs): FieldTexts {
  const ruleText = useRuleErrorText();
  const textsOf = (name: string, config: AccountFieldConfigs['username']): FieldTexts[string] => {
    const wrong = ruleText(name, config);
    return { FORMAT: wrong, PATTERN: wrong, TOO_SHORT: wrong, TOO_LONG: wrong };
  };
  return { username: textsOf('username', username), password: textsOf('password', password) };
}
