import { queryKeyOf } from '@croupier/sdk/hooks';
import type { TransferTargets } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import {
  useIdempotentSubmit,
  type IdempotentSubmit,
  type IdempotentSubmitOptions,
} from '../forms/use-idempotent-submit.ts';
import { setCachedBalance } from '../member-balance.ts';
import { useTransferForm, type TransferForm } from './use-transfer-form.ts';
import { useTransferRefusal } from './use-transfer-refusal.ts';

export interface TransferState<Body, Sent> extends TransferForm {
  readonly submit: IdempotentSubmit<Body>;
  /** What the payment password is asked for: what was filled in, or what a reload interrupted. */
  readonly checked: Omit<Body, 'paymentPassword'> | undefined;
  readonly setChecked: (transfer: Omit<Body, 'paymentPassword'> | undefined) => void;
  /** The transfer that was just made. */
  readonly sent: Sent | undefined;
}

/** What a direction of transfers has of its own; must be stable between renders. */
export interface TransferCall<Body, Sent> extends Pick<IdempotentSubmitOptions<Body, Sent>, 'name' | 'rules' | 'send'> {
  /** Reads that show its effect besides the balance, the targets and the records. */
  readonly changed?: readonly Parameters<typeof queryKeyOf>[0][];
}

/** Reads that every transfer changes. */
const CHANGED = ['getTransferTargets', 'getWithdrawConfig', 'listTransactions'] as const;

/** State of a transfer between accounts; it is made once, also over a lost answer and a reload. */
export function useTransfer<Body extends { paymentPassword: string }, Sent extends { balance: string }>(
  { changed, ...call }: TransferCall<Body, Sent>,
  limits: TransferTargets,
  memberId: string,
): TransferState<Body, Sent> {
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<Omit<Body, 'paymentPassword'>>();
  const [sent, setSent] = useState<Sent>();
  const form = useTransferForm(limits);
  const { contract } = form;
  const { reset } = contract.form;
  const onAccepted = useCallback(
    (transfer: Sent) => {
      setChecked(undefined);
      setSent(transfer);
      reset();
      setCachedBalance(queryClient, transfer.balance);
      for (const read of [...CHANGED, ...(changed ?? [])])
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(read) });
    },
    [reset, queryClient, changed],
  );
  const submit = useIdempotentSubmit({ ...call, memberId, onAccepted, list: 'listTransfers' });
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
