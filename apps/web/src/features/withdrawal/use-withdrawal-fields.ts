import { createWithdrawOrderBody } from '@croupier/sdk/bodies';
import { formatAmount, readAmountInput, type AmountBounds, type AmountReading } from '@croupier/sdk/rules';
import type { BankCards, WithdrawConfig, WithdrawRequest } from '@croupier/sdk/types';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useFormDraft } from '../../shared/forms/form-draft.ts';
import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form.ts';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { withdrawalDraft } from './use-withdrawal.ts';

export interface WithdrawalValues {
  amount: string;
  bankCardId: string;
}

export interface WithdrawalFields {
  readonly contract: ContractForm<WithdrawRequest, WithdrawalValues>;
  /** What the fields show: the withdrawal whose result is unknown, else what was typed. */
  readonly values: WithdrawalValues;
  readonly bounds: AmountBounds;
  readonly reading: AmountReading;
}

export interface WithdrawalOffer {
  readonly memberId: string;
  readonly config: WithdrawConfig;
  readonly cards: BankCards;
}

/** State of the first step: amount and account. The payment password is asked for in the second. */
export function useWithdrawalFields(
  { memberId, config, cards }: WithdrawalOffer,
  { pending }: Pick<IdempotentSubmit<WithdrawRequest>, 'pending'>,
): WithdrawalFields {
  const { currency, minAmount, maxAmount } = config;
  const bounds: AmountBounds = { currency, minimum: minAmount, maximum: maxAmount };
  const [defaultValues] = useState((): WithdrawalValues => {
    const saved = { amount: '', bankCardId: '', ...withdrawalDraft.read(memberId) };
    const isKnown = cards.list.some(({ cardId }) => cardId === saved.bankCardId);
    return isKnown ? saved : { ...saved, bankCardId: cards.list[0]?.cardId ?? '' };
  });
  const contract = useContractForm<WithdrawRequest, WithdrawalValues>(createWithdrawOrderBody, {
    defaultValues,
    constants: () => ({ currency }),
    read: {
      amount: ({ amount }) => {
        const reading = readAmountInput(amount, bounds);
        return reading.ok ? { ok: true, value: formatAmount(reading.amount) } : reading;
      },
    },
    fieldOfCode: {
      AMOUNT_OUT_OF_RANGE: 'amount',
      INSUFFICIENT_BALANCE: 'amount',
      WITHDRAW_TURNOVER_UNMET: 'amount',
      WITHDRAW_DAILY_LIMIT: 'amount',
      BANK_CARD_TOO_NEW: 'bankCardId',
      BANK_CARD_NOT_FOUND: 'bankCardId',
    },
  });
  const { form } = contract;
  useFormDraft(form, withdrawalDraft, memberId);
  const typed = useWatch({ control: form.control, compute: (values: WithdrawalValues) => values });
  const values = pending === undefined ? typed : pending.body;
  return { contract, values, bounds, reading: readAmountInput(values.amount, bounds) };
}
