import { readAmountInput, type AmountReading } from '@croupier/sdk/rules';
import type { DepositMethod, DepositRequest } from '@croupier/sdk/types';
import { useState } from 'react';

export interface DepositFields {
  readonly methodId: string;
  readonly setMethod: (methodId: string) => void;
  readonly method: DepositMethod | undefined;
  readonly amount: string;
  readonly setAmount: (text: string) => void;
  readonly reading: AmountReading;
  /** Who reads a transfer by hand looks for a name; elsewhere the provider knows who paid. */
  readonly asksPayer: boolean;
  readonly payer: string;
  readonly setPayer: (name: string) => void;
  readonly isPayerMissing: boolean;
  /** Id of the bonus to take; empty for none. */
  readonly bonus: string;
  readonly setBonus: (promotionId: string) => void;
}

/** What is entered for a deposit; what was sent stays in sight, unchanged, until its fate is known. */
export function useDepositFields(
  methods: readonly DepositMethod[],
  currency: string,
  sent: DepositRequest | undefined,
): DepositFields {
  const [chosen, setMethod] = useState(() => methods.find(({ maintenance }) => !maintenance)?.methodId ?? '');
  const [typed, setAmount] = useState('');
  const [typedPayer, setPayer] = useState('');
  const [chosenBonus, setBonus] = useState('');
  const methodId = sent?.methodId ?? chosen;
  const amount = sent?.amount ?? typed;
  const method = methods.find((one) => one.methodId === methodId);
  const asksPayer = method?.kind === 'BANK_TRANSFER';
  const payer = sent?.payerName ?? typedPayer;
  return {
    methodId,
    setMethod,
    method,
    amount,
    setAmount,
    reading: readAmountInput(amount, { currency, minimum: method?.minAmount, maximum: method?.maxAmount }),
    asksPayer,
    payer,
    setPayer,
    isPayerMissing: asksPayer && payer.trim() === '',
    bonus: sent === undefined ? chosenBonus : (sent.promotionId ?? ''),
    setBonus,
  };
}
