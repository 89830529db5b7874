import { transferWalletBody } from '@croupier/sdk/bodies';
import { transferWallet } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { formatAmount, readAmountInput, type AmountBounds, type AmountReading } from '@croupier/sdk/rules';
import type { MerchantWallets, TransferWalletData, WalletBalance, WalletTransfer } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
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
  readonly submit: Pick<IdempotentSubmit<MoveBody>, 'state' | 'checkNow'>;
  /** Sends what the form has read. */
  readonly move: (body: MoveBody) => void;
  readonly values: MoveValues;
  readonly bounds: AmountBounds;
  readonly reading: AmountReading;
  /** The wallet that the money leaves. */
  readonly from: WalletBalance | undefined;
  /** True after a move, until the next one. */
  readonly isDone: boolean;
}

const send = async (body: MoveBody, intent: string): Promise<WalletTransfer> =>
  (await transferWallet({ body, meta: { intent } })).value;

/** State of a move between the main wallet and a vendor's; its effect happens once, also over a lost answer. */
export function useMoveMoney(wallets: MerchantWallets, memberId: string): MoneyMove {
  const queryClient = useQueryClient();
  const { currency, minTransfer, maxTransfer } = wallets;
  const bounds: AmountBounds = { currency, minimum: minTransfer, maximum: maxTransfer };
  const [isDone, setIsDone] = useState(false);
  const onAccepted = useCallback(() => {
    setIsDone(true);
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('listMerchantWallets') });
    void refetchBalance(queryClient);
  }, [queryClient]);
  const submit = useIdempotentSubmit<MoveBody, WalletTransfer>({
    name: 'walletMove',
    rules: transferWalletBody,
    memberId,
    send,
    onAccepted,
    list: 'listTransactions',
  });
  const [defaultValues] = useState(() => {
    const open = wallets.wallets.find(({ wallet, maintenance }) => wallet !== 'MAIN' && !maintenance);
    return { direction: 'in', wallet: open?.wallet ?? '', amount: '' };
  });
  const contract = useContractForm<MoveBody, MoveValues>(transferWalletBody, {
    defaultValues,
    lateRefusal: submit.rejection,
    constants: ({ direction, wallet }) => ({
      currency,
      ...(direction === 'in' ? { fromWallet: 'MAIN', toWallet: wallet } : { fromWallet: wallet, toWallet: 'MAIN' }),
    }),
    read: {
      amount: ({ amount }) => {
        const reading = readAmountInput(amount, bounds);
        return reading.ok ? { ok: true, value: formatAmount(reading.amount) } : reading;
      },
    },
    fieldOfCode: { AMOUNT_OUT_OF_RANGE: 'amount', INSUFFICIENT_BALANCE: 'amount', VENDOR_MAINTENANCE: 'wallet' },
  });
  const values = useWatch({ control: contract.form.control, compute: (typed: MoveValues) => typed });
  const source = values.direction === 'in' ? 'MAIN' : values.wallet;
  return {
    contract,
    submit,
    move: (body) => {
      setIsDone(false);
      submit.submit(body);
    },
    values,
    bounds,
    reading: readAmountInput(values.amount, bounds),
    from: wallets.wallets.find(({ wallet }) => wallet === source),
    isDone,
  };
}
