import { transferToUplineBody } from '@croupier/sdk/bodies';
import { transferToUpline } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { formatAmount, readAmountInput, type AmountBounds, type AmountReading } from '@croupier/sdk/rules';
import type { TransferTargets, TransferToUplineResponse, UplineTransfer } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form.ts';
import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { setCachedBalance } from '../../shared/member-balance.ts';
import { isAboutPaymentPassword } from '../../shared/payment-password/PaymentPasswordSheet.tsx';

interface TransferValues {
  amount: string;
  remark: string;
}

type CheckedTransfer = Omit<UplineTransfer, 'paymentPassword'>;
type SentTransfer = TransferToUplineResponse['value'];

export interface UplineTransferState {
  readonly contract: ContractForm<UplineTransfer, TransferValues>;
  readonly submit: IdempotentSubmit<UplineTransfer>;
  readonly bounds: AmountBounds;
  /** The amount as it is typed. */
  readonly typed: string;
  readonly reading: AmountReading;
  /** What the payment password is asked for: what was filled in, or what a reload interrupted. */
  readonly checked: CheckedTransfer | undefined;
  readonly setChecked: (transfer: CheckedTransfer | undefined) => void;
  /** The transfer that was just made. */
  readonly sent: SentTransfer | undefined;
}

const send = async (body: UplineTransfer, intent: string): Promise<SentTransfer> =>
  (await transferToUpline({ body, meta: { intent } })).value;

/** State of a transfer to the upline; it is made once, also over a lost answer and a reload. */
export function useUplineTransfer(limits: TransferTargets, memberId: string): UplineTransferState {
  const queryClient = useQueryClient();
  const { currency, minAmount, maxAmount } = limits;
  const bounds: AmountBounds = { currency, minimum: minAmount, maximum: maxAmount };
  const [checked, setChecked] = useState<CheckedTransfer>();
  const [sent, setSent] = useState<SentTransfer>();
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
  const { reset, control } = contract.form;
  const onAccepted = useCallback(
    (transfer: SentTransfer) => {
      setChecked(undefined);
      setSent(transfer);
      reset();
      setCachedBalance(queryClient, transfer.balance);
      for (const call of ['getTransferTargets', 'getWithdrawConfig', 'listTransactions'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) });
    },
    [reset, queryClient],
  );
  const submit = useIdempotentSubmit({
    name: 'uplineTransfer',
    rules: transferToUplineBody,
    memberId,
    send,
    onAccepted,
    list: 'listTransfers',
  });
  const { rejection, state, pending } = submit;
  useEffect(() => {
    if (rejection === undefined || isAboutPaymentPassword(rejection)) return;
    setChecked(undefined);
    contract.refuse(rejection);
    // Once for each refusal, whatever else changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rejection]);
  const typed = useWatch({ control, compute: ({ amount }: TransferValues) => amount });
  return {
    contract,
    submit,
    bounds,
    typed,
    reading: readAmountInput(typed, bounds),
    checked: state === 'interrupted' ? pending?.body : checked,
    setChecked: (transfer) => {
      setSent(undefined);
      setChecked(transfer);
    },
    sent,
  };
}
