import { formatMoney } from '@croupier/sdk/rules';
import type { MerchantWallets } from '@croupier/sdk/types';
import { FormField } from '@croupier/ui/inputs/Form';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MoneyField } from '../../shared/forms/MoneyField.tsx';
import type { MoneyMove } from './use-move-money.ts';

export interface MoveFieldsProps {
  readonly wallets: MerchantWallets;
  readonly money: MoneyMove;
  readonly disabled: boolean;
}

/** Direction, vendor and amount of a move. */
export function MoveFields({ wallets, money: state, disabled }: MoveFieldsProps): ReactNode {
  const { t, i18n } = useTranslation('wallets');
  const { contract, values, reading, from, bounds } = state;
  const { control } = contract.form;
  const { currency, minTransfer, maxTransfer } = wallets;

  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const vendors = wallets.wallets.filter(({ wallet }) => wallet !== 'MAIN');
  return (
    <>
      <FormField control={control} name="direction">
        {(field) => (
          <SegmentedControl
            {...field}
            label={t('move.direction')}
            disabled={disabled}
            options={[
              { value: 'in', label: t('move.in') },
              { value: 'out', label: t('move.out') },
            ]}
          />
        )}
      </FormField>
      <FormField control={control} name="wallet">
        {(field) => (
          <SelectField
            {...field}
            label={t('move.wallet')}
            disabled={disabled}
            options={vendors.map(({ wallet, displayName, maintenance }) => ({
              value: wallet,
              label: maintenance ? t('move.closed', { name: displayName }) : displayName,
              disabled: maintenance,
            }))}
          />
        )}
      </FormField>
      <MoneyField
        control={control}
        name="amount"
        label={t('move.amount')}
        labelEnd={from && t('move.has', { name: from.displayName, amount: money(from.balance) })}
        value={values.amount}
        reading={reading}
        disabled={disabled}
        quickAmounts={from === undefined ? [] : [{ value: from.balance, label: t('move.everything') }]}
        hint={t('move.limits', { min: money(minTransfer), max: money(bounds.maximum ?? maxTransfer) })}
      />
    </>
  );
}
