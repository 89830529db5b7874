import type { MemberInfo } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { AmountField } from '@croupier/ui/inputs/AmountField';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { FormStack } from '@croupier/ui/layout/FormStack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { CheckingAlert } from '../../shared/forms/CheckingAlert.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { useLimitPrompt } from './use-limit-prompt.ts';

export interface LimitPromptProps {
  readonly member: MemberInfo;
}

/** Asks once, before the first deposit, for deposit limits: any amounts, none filled in, and "no limit" is an answer. */
export function LimitPrompt({ member }: LimitPromptProps): ReactNode {
  const { t } = useTranslation(['deposit', 'forms']);
  const prompt = useLimitPrompt(member);
  const errorTexts = useAmountErrorTexts({ currency: member.currency });
  const isSending = prompt.submit.state !== 'ready';
  return (
    <ContentSection framed title={t('prompt.title')}>
      <p>{t('prompt.text')}</p>
      <CheckingAlert submit={prompt.submit} title={t('prompt.checking')}>
        {t('prompt.checkingText')}
      </CheckingAlert>
      <FailureAlert error={prompt.submit.rejection ?? null} />
      <FormStack
        onSubmit={(event) => {
          event.preventDefault();
          prompt.set();
        }}
      >
        {prompt.fields.map(({ period, typed, change, refusal }) => (
          <AmountField
            key={period}
            label={t(`prompt.periods.${period}`)}
            labelEnd={t('prompt.optional')}
            currency={member.currencySymbol}
            value={typed}
            onChange={change}
            readOnly={isSending}
            {...(refusal !== undefined && { error: errorTexts[refusal] })}
          />
        ))}
        <Button type="submit" size="lg" fullWidth busy={isSending} busyLabel={t('prompt.busy')}>
          {t('prompt.submit')}
        </Button>
        <Button size="lg" fullWidth disabled={isSending} onClick={prompt.setNone}>
          {t('prompt.none')}
        </Button>
      </FormStack>
    </ContentSection>
  );
}
