import { transferToUplineBody } from '@croupier/sdk/bodies';
import { formatAmount, readAmountInput, type AmountBounds, type AmountReading } from '@croupier/sdk/rules';
import type { TransferTargets, UplineTransfer } from '@croupier/sdk/types';
import { useWatch } from 'react-hook-form';

import { useContractForm, type ContractForm } from '../forms/use-contract-form.ts';

export interface TransferValues {
  amount: string;
  remark: string;
}

export interface TransferForm {
  readonly contract: ContractForm<UplineTransfer, TransferValues>;
  readonly bounds: AmountBounds;
  /** The amount as it is typed. */
  readonly typed: string;
  readonly reading: AmountReading;
}

/** Amount and note of a transfer between accounts, in either direction: both bodies have them. */
export function useTransferForm(limits: Pick<TransferTargets, 'currency' | 'minAmount' | 'maxAmount'>): TransferForm {
  const { currency, minAmount, maxAmount } = limits;
  const bounds: AmountBounds = { currency, minimum: minAmount, maximum: maxAmount };
  const contract = useContractForm<UplineTransfer, TransferValues>(transferToUplineBody, {
    defaultValues: { amount: '', remark: '' },
    constants: () => ({ currency }),
    read: {
      amount: ({ amount }) => {
        const reading = readAmountInput(amount, bounds);
        return reading.ok ? { ok: true, value: formatAmount(reading.amount) } : reading;
      },
    },
    fieldOfCode: { AMOUNT_OUT_OF_RANGE: 'amount', INSUFFICIENT_BALANCE: 'amount', WITHDRAW_TURNOVER_UNMET: 'amount' },
  });
  const { control } = contract.form;
  const typed = useWatch({ control, compute: ({ amount }: TransferValues) => amount });
  return { contract, bounds, typed, reading: readAmountInput(typed, bounds) };
}
