import { transferWalletBody } from '@croupier/sdk/bodies';
import { transferWallet } from '@croupier/sdk/client';
import { queryKeyOf, useGetWalletTransfer } from '@croupier/sdk/hooks';
import {
  compareAmounts,
  formatAmount,
  parseAmount,
  readAmountInput,
  type AmountBounds,
  type AmountReading,
} from '@croupier/sdk/rules';
import type { MerchantWallets, TransferWalletData, WalletBalance, WalletTransfer } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form.ts';
import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { refetchBalance } from '../../shared/member-balance.ts';

type MoveBody = TransferWalletData['body'];

interface MoveValues {
  direction: string;
  wallet: string;
  amount: string;
}

export interface MoneyMove {
  readonly contract: ContractForm<MoveBody, MoveValues>;
  readonly submit: Pick<IdempotentSubmit<MoveBody>, 'state' | 'pending' | 'checkNow'>;
  /** Sends what the form has read. */
  readonly move: (body: MoveBody) => void;
  readonly values: MoveValues;
  readonly bounds: AmountBounds;
  readonly reading: AmountReading;
  /** The wallet that the money leaves. */
  readonly from: WalletBalance | undefined;
  /** The wallet that it reaches. */
  readonly to: WalletBalance | undefined;
  /** The last move, which is `PENDING` while its vendor has not answered; undefined once the next one begins. */
  readonly made: WalletTransfer | undefined;
  /** Forgets the last move. */
  readonly start: () => void;
}

/** Time in ms between two looks at a move whose vendor has not answered. */
const POLL_INTERVAL_MS = 10_000;

/** Name of the main wallet on the wire. */
export const MAIN = 'MAIN';

const send = async (body: MoveBody, intent: string): Promise<WalletTransfer> =>
  (await transferWallet({ body, meta: { intent } })).value;

/** State of a move between the main wallet and a vendor's; its effect happens once, also over a lost answer. */
export function useMoveMoney(wallets: MerchantWallets, memberId: string): MoneyMove {
  const queryClient = useQueryClient();
  const { currency, minTransfer, maxTransfer } = wallets;
  const walletOf = (code: string): WalletBalance | undefined => wallets.wallets.find(({ wallet }) => wallet === code);
  const sourceOf = ({ direction, wallet }: MoveValues): WalletBalance | undefined =>
    walletOf(direction === 'in' ? MAIN : wallet);
  /** At most what the wallet has that the money leaves. */
  const boundsOf = (typed: MoveValues): AmountBounds => {
    const held = sourceOf(typed)?.balance ?? maxTransfer;
    const isLess = compareAmounts(parseAmount(held, currency), parseAmount(maxTransfer, currency)) < 0;
    return { currency, minimum: minTransfer, maximum: isLess ? held : maxTransfer };
  };
  const [accepted, setAccepted] = useState<WalletTransfer>();
  const showWallets = useCallback((): void => {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('listMerchantWallets') });
    void refetchBalance(queryClient);
  }, [queryClient]);
  const onAccepted = useCallback(
    (transfer: WalletTransfer): void => {
      setAccepted(transfer);
      showWallets();
    },
    [showWallets],
  );
  const submit = useIdempotentSubmit<MoveBody, WalletTransfer>({
    name: 'walletMove',
    rules: transferWalletBody,
    memberId,
    send,
    onAccepted,
    list: 'listTransactions',
  });
  const [defaultValues] = useState(() => {
    const open = wallets.wallets.find(({ wallet, maintenance }) => wallet !== MAIN && !maintenance);
    return { direction: 'in', wallet: open?.wallet ?? '', amount: '' };
  });
  const contract = useContractForm<MoveBody, MoveValues>(transferWalletBody, {
    defaultValues,
    lateRefusal: submit.rejection,
    constants: ({ direction, wallet }) => ({
      currency,
      ...(direction === 'in' ? { fromWallet: MAIN, toWallet: wallet } : { fromWallet: wallet, toWallet: MAIN }),
    }),
    read: {
      amount: (typed) => {
        const reading = readAmountInput(typed.amount, boundsOf(typed));
        return reading.ok ? { ok: true, value: formatAmount(reading.amount) } : reading;
      },
    },
    fieldOfCode: { AMOUNT_OUT_OF_RANGE: 'amount', INSUFFICIENT_BALANCE: 'amount', VENDOR_MAINTENANCE: 'wallet' },
  });
  const values = useWatch({ control: contract.form.control, compute: (typed: MoveValues) => typed });
  const bounds = boundsOf(values);
  const made = useOutcome(accepted, showWallets);
  const { setValue } = contract.form;
  useEffect(() => {
    if (accepted !== undefined) setValue('amount', '');
  }, [accepted, setValue]);
  return {
    contract,
    submit,
    move: (body) => {
      setAccepted(undefined);
      submit.submit(body);
    },
    values,
    bounds,
    reading: readAmountInput(values.amount, bounds),
    from: sourceOf(values),
    to: walletOf(values.direction === 'in' ? values.wallet : MAIN),
    made,
    start: () => setAccepted(undefined),
  };
}

/** The accepted move as it is now: asks again until its vendor has answered. */
function useOutcome(accepted: WalletTransfer | undefined, onAnswered: () => void): WalletTransfer | undefined {
  const { data } = useGetWalletTransfer(
    { transactionId: accepted?.transactionId ?? '' },
    {
      enabled: accepted?.status === 'PENDING',
      refetchInterval: ({ state }) => (state.data?.value.status === 'PENDING' ? POLL_INTERVAL_MS : false),
    },
  );
  const now = accepted?.status === 'PENDING' ? (data ?? accepted) : accepted;
  const isAnswered = accepted?.status === 'PENDING' && now?.status !== 'PENDING';
  useEffect(() => {
    if (isAnswered) onAnswered();
  }, [isAnswered, onAnswered]);
  return now;
}
