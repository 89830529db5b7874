import { formatMoney } from '@croupier/sdk/rules';
import type { BankCard, BankCards, MemberInfo, WithdrawConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ChoiceCards } from '@croupier/ui/inputs/ChoiceCards';
import { FormField } from '@croupier/ui/inputs/Form';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MoneyField } from '../../shared/forms/MoneyField.tsx';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useBalanceHidden } from '../../shared/use-stored-flag.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { WithdrawalFields } from './use-withdrawal-fields.ts';

const BankCardsSheet = lazyComponent(async () => (await import('./BankCardsSheet.tsx')).BankCardsSheet);

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
      <CardField {...props} />
    </>
  );
}

/** The account that is paid to, and the way to change the accounts. */
function CardField({ fields, config, cards, disabled }: AmountAndCardFieldsProps): ReactNode {
  const { t } = useTranslation('withdrawal');
  const [isAdding, setIsAdding] = useState(false);
  const captionOf = useCardCaption();
  const { form } = fields.contract;
  return (
    <>
      {cards.list.length === 0 ? (
        <EmptyState icon="wallet" headingLevel={2} title={t('cards.none')} text={t('cards.noneText')} />
      ) : (
        <FormField control={form.control} name="bankCardId">
          {({ onChange }) => (
            <ChoiceCards
              label={t('cards.label')}
              value={fields.values.bankCardId}
              onChange={onChange}
              disabled={disabled}
              cards={cards.list.map((card) => ({
                value: card.cardId,
                label: card.bankName,
                caption: captionOf(card),
                icon: <Icon name={card.kind === 'EWALLET' ? 'phone' : 'wallet'} />,
              }))}
            />
          )}
        </FormField>
      )}
      <Button
        variant={cards.list.length === 0 ? 'action' : 'outline'}
        fullWidth
        onClick={() => setIsAdding(true)}
        disabled={disabled}
      >
        {t('cards.manage', { count: cards.list.length, max: cards.maxCards })}
      </Button>
      {isAdding && (
        <Suspense>
          <BankCardsSheet
            cards={cards}
            currency={config.currency}
            newCardHours={config.newCardHours}
            onAdded={({ cardId }) => form.setValue('bankCardId', cardId, { shouldDirty: true })}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Number of a card, and how fast it is paid or from when on. */
function useCardCaption(): (card: BankCard) => string {
  const { t } = useTranslation('withdrawal');
  const timeText = useTimeText();
  return ({ accountNumber, availableAt, payoutWithinMinutes }) => {
    if (Date.parse(availableAt) > Date.now())
      return t('cards.from', { number: accountNumber, time: timeText(availableAt) });
    if (payoutWithinMinutes === undefined) return accountNumber;
    return payoutWithinMinutes < 120
      ? t('cards.withinMinutes', { number: accountNumber, count: payoutWithinMinutes })
      : t('cards.withinHours', { number: accountNumber, count: Math.ceil(payoutWithinMinutes / 60) });
  };
}
