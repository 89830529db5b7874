import { formatAmount, formatMoney } from '@croupier/sdk/rules';
import type { MerchantWallets } from '@croupier/sdk/types';
import { FormSubmit } from '@croupier/ui/inputs/Form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureAlert } from '../../shared/FailureAlert.tsx';
import { ContractForm } from '../../shared/forms/ContractForm.tsx';
import { useAmountErrorTexts } from '../../shared/forms/use-amount-error-texts.ts';
import { MoveFields } from './MoveFields.tsx';
import { MovePreview } from './MovePreview.tsx';
import type { MoneyMove } from './use-move-money.ts';

export interface MoveMoneyProps {
  readonly wallets: MerchantWallets;
  readonly money: MoneyMove;
  /** Nothing is moved while a collection is checked. */
  readonly disabled: boolean;
}

/** Form that moves money between the main wallet and a vendor's. */
export function MoveMoney({ wallets, money, disabled }: MoveMoneyProps): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const { contract, submit, bounds, reading } = money;
  const isBusy = submit.state !== 'ready';
  return (
    <ContractForm
      contract={contract}
      aria-label={t('move.title')}
      busy={isBusy}
      labels={{ amount: t('move.amount'), wallet: t('move.wallet') }}
      errorTexts={{ amount: useAmountErrorTexts(bounds) }}
      onSubmit={({ body }) => money.move(body)}
    >
      <MoveFields wallets={wallets} money={money} disabled={isBusy || disabled} />
      {reading.ok && <MovePreview money={money} amount={reading.amount} />}
      <FailureAlert error={contract.failure} />
      <FormSubmit busyLabel={t('move.busy')} disabled={disabled}>
        {reading.ok
          ? t('move.submitAmount', {
              amount: formatMoney(formatAmount(reading.amount), wallets.currency, i18n.language),
            })
          : t('move.submit')}
      </FormSubmit>
    </ContractForm>
  );
}
