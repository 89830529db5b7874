import type { BankCard, BankCards, WithdrawConfig } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ChoiceCards } from '@croupier/ui/inputs/ChoiceCards';
import { FormField } from '@croupier/ui/inputs/Form';
import { SpreadRow } from '@croupier/ui/layout/SpreadRow';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { WithdrawalFields } from './use-withdrawal-fields.ts';

const AddBankCardSheet = lazyComponent(async () => (await import('./AddBankCardSheet.tsx')).AddBankCardSheet);
const BankCardsSheet = lazyComponent(async () => (await import('./BankCardsSheet.tsx')).BankCardsSheet);

export interface BankCardFieldProps {
  readonly fields: WithdrawalFields;
  readonly config: WithdrawConfig;
  readonly cards: BankCards;
  readonly disabled: boolean;
}

/** The account that is paid to, and the ways to add one and to change them. */
export function BankCardField({ fields, config, cards, disabled }: BankCardFieldProps): ReactNode {
  const { t } = useTranslation('withdrawal');
  const [openSheet, setOpenSheet] = useState<'add' | 'change'>();
  const captionOf = useCardCaption();
  const { form } = fields.contract;
  const count = cards.list.length;
  const close = (): void => setOpenSheet(undefined);
  return (
    <>
      {count === 0 ? (
        <EmptyState icon="wallet" headingLevel={2} title={t('cards.none')} text={t('cards.noneText')} />
      ) : (
        <FormField control={form.control} name="bankCardId">
          {({ onChange }) => (
            <ChoiceCards
              label={t('cards.label')}
              layout="rows"
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
      <SpreadRow>
        <Button
          variant={count === 0 ? 'action' : 'outline'}
          startIcon={<Icon name="plus" />}
          onClick={() => setOpenSheet('add')}
          disabled={disabled || count >= cards.maxCards}
        >
          {t('cards.addOf', { count, max: cards.maxCards })}
        </Button>
        {count > 0 && (
          <Button variant="quiet" onClick={() => setOpenSheet('change')} disabled={disabled}>
            {t('cards.change')}
          </Button>
        )}
      </SpreadRow>
      {openSheet !== undefined && (
        <Suspense>
          {openSheet === 'add' ? (
            <AddBankCardSheet
              currency={config.currency}
              newCardHours={count === 0 ? 0 : config.newCardHours}
              onAdded={({ cardId }) => {
                form.setValue('bankCardId', cardId, { shouldDirty: true });
                close();
              }}
              onClose={close}
            />
          ) : (
            <BankCardsSheet cards={cards} onClose={close} />
          )}
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
