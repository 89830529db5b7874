import { transferToUplineBody } from '@croupier/sdk/bodies';
import { transferToUpline } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { TransferTargets, TransferToUplineResponse, UplineTransfer } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { setCachedBalance } from '../../shared/member-balance.ts';
import { useTransferForm, type TransferForm } from '../../shared/transfers/use-transfer-form.ts';
import { useTransferRefusal } from '../../shared/transfers/use-transfer-refusal.ts';

type CheckedTransfer = Omit<UplineTransfer, 'paymentPassword'>;
type SentTransfer = TransferToUplineResponse['value'];

export interface UplineTransferState extends TransferForm {
  readonly submit: IdempotentSubmit<UplineTransfer>;
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
  const [checked, setChecked] = useState<CheckedTransfer>();
  const [sent, setSent] = useState<SentTransfer>();
  const form = useTransferForm(limits);
  const { contract } = form;
  const { reset } = contract.form;
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
  useTransferRefusal(rejection, (error) => {
    setChecked(undefined);
    contract.refuse(error);
  });
  return {
    ...form,
    submit,
    checked: state === 'interrupted' ? pending?.body : checked,
    setChecked: (transfer) => {
      setSent(undefined);
      setChecked(transfer);
    },
    sent,
  };
}
