import { transferToDownlineBody } from '@croupier/sdk/bodies';
import { transferToDownline } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { CompletedTransfer, DownlineTransfer, TransferTargets } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../../shared/forms/use-idempotent-submit.ts';
import { setCachedBalance } from '../../../shared/member-balance.ts';
import { useTransferForm, type TransferForm } from '../../../shared/transfers/use-transfer-form.ts';
import { useTransferRefusal } from '../../../shared/transfers/use-transfer-refusal.ts';

type CheckedTransfer = Omit<DownlineTransfer, 'paymentPassword'>;

export interface DownlineTransferState extends TransferForm {
  readonly submit: IdempotentSubmit<DownlineTransfer>;
  /** What the payment password is asked for: what was filled in, or what a reload interrupted. */
  readonly checked: CheckedTransfer | undefined;
  readonly setChecked: (transfer: CheckedTransfer | undefined) => void;
  /** The transfer that was just made. */
  readonly sent: CompletedTransfer | undefined;
}

const send = async (body: DownlineTransfer, intent: string): Promise<CompletedTransfer> =>
  (await transferToDownline({ body, meta: { intent } })).value;

/** Calls whose answers a transfer changes. */
const CHANGED = [
  'getTransferTargets',
  'getWithdrawConfig',
  'listTransactions',
  'getDownline',
  'listDownlines',
] as const;

/** State of a transfer to an account of the team; it is made once, also over a lost answer and a reload. */
export function useDownlineTransfer(limits: TransferTargets, memberId: string): DownlineTransferState {
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<CheckedTransfer>();
  const [sent, setSent] = useState<CompletedTransfer>();
  const form = useTransferForm(limits);
  const { contract } = form;
  const { reset } = contract.form;
  const onAccepted = useCallback(
    (transfer: CompletedTransfer) => {
      setChecked(undefined);
      setSent(transfer);
      reset();
      setCachedBalance(queryClient, transfer.balance);
      for (const call of CHANGED) void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) });
    },
    [reset, queryClient],
  );
  const submit = useIdempotentSubmit({
    name: 'downlineTransfer',
    rules: transferToDownlineBody,
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
