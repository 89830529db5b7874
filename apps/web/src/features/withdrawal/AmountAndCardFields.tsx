import { formatMoney } from '@croupier/sdk/rules';
import type { BankCards, MemberInfo, WithdrawConfig } from '@croupier/sdk/types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MoneyField } from '../../shared/forms/MoneyField.tsx';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import { BankCardField } from './BankCardField.tsx';
import type { WithdrawalFields } from './use-withdrawal-fields.ts';

export interface AmountAndCardFieldsProps {
  readonly fields: WithdrawalFields;
  readonly config: WithdrawConfig;
  readonly cards: BankCards;
  readonly member: MemberInfo;
  readonly disabled: boolean;
}

/** Inputs of a withdrawal: the amount, and the account that it is paid to. */
export function AmountAndCardFields(props: AmountAndCardFieldsProps): ReactNode {
  const { fields, config, member, disabled } = props;
  const { values, reading } = fields;
  const { form } = fields.contract;
  const { t, i18n } = useTranslation('withdrawal');
  const [isBalanceHidden] = useBalanceHidden();
  const money = (amount: string): string => formatMoney(amount, config.currency, i18n.language);
  const isSomething = /[1-9]/.test(config.availableNow);
  return (
    <>
      <MoneyField
        control={form.control}
        name="amount"
        label={t('amount.label')}
        labelEnd={isBalanceHidden ? t('amount.balanceHidden') : t('amount.balance', { amount: money(member.balance) })}
        value={values.amount}
        reading={reading}
        disabled={disabled}
        quickAmounts={[
          { value: config.minAmount, label: t('amount.least') },
          ...(isSomething ? [{ value: config.availableNow, label: t('amount.most') }] : []),
        ]}
        hint={t('amount.limits', {
          min: money(config.minAmount),
          max: money(config.maxAmount),
          left: money(config.remainingDailyAmount),
          count: config.remainingDailyCount,
          dailyCount: config.dailyCount,
        })}
      />
      <BankCardField {...props} />
    </>
  );
}
