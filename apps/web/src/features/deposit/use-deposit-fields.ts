import { useGetMemberProfile } from '@croupier/sdk/hooks';
import { readAmountInput, type AmountReading } from '@croupier/sdk/rules';
import type { DepositMethod, DepositRequest, MemberInfo, Promotion } from '@croupier/sdk/types';
import { useState } from 'react';

import { saveDepositInput, readDepositInput, type DepositInput } from './deposit-input.ts';

export interface DepositFields {
  readonly methodId: string;
  readonly setMethod: (methodId: string) => void;
  /** The selected method; undefined when it is not available. */
  readonly method: DepositMethod | undefined;
  /** Why no deposit can be made: `all` methods are closed, or the `chosen` one is closed or removed. */
  readonly closedReason: 'all' | 'chosen' | undefined;
  readonly amount: string;
  readonly setAmount: (text: string) => void;
  /** Parsed amount, or why it is invalid. */
  readonly parsedAmount: AmountReading;
  /** True for bank transfers, which staff match by the payer's name. */
  readonly requiresPayer: boolean;
  readonly payer: string;
  readonly setPayer: (name: string) => void;
  readonly isPayerMissing: boolean;
  /** Id of the selected bonus; empty for none. */
  readonly bonus: string;
  readonly setBonus: (promotionId: string) => void;
}

export interface DepositOffer {
  readonly member: Pick<MemberInfo, 'id' | 'currency'>;
  readonly methods: readonly DepositMethod[];
  readonly bonuses: readonly Promotion[];
}

/** State of the deposit form. A submitted request replaces the input until its result is known. */
export function useDepositFields(
  { member, methods, bonuses }: DepositOffer,
  submitted: DepositRequest | undefined,
): DepositFields {
  const openMethods = methods.filter(({ maintenance }) => !maintenance);
  const firstAvailable = openMethods[0]?.methodId ?? '';
  const [input, setInput] = useState((): DepositInput => {
    const savedInput = readDepositInput(sessionStorage, member.id);
    return openMethods.some(({ methodId }) => methodId === savedInput.methodId)
      ? savedInput
      : { ...savedInput, methodId: firstAvailable };
  });
  const change = (changed: Partial<DepositInput>): void => {
    const next = { ...input, ...changed };
    saveDepositInput(sessionStorage, member.id, next);
    setInput(next);
  };
  const methodId = submitted?.methodId ?? (input.methodId || firstAvailable);
  const amount = submitted?.amount ?? input.amount;
  const method = (submitted === undefined ? openMethods : methods).find((candidate) => candidate.methodId === methodId);
  const requiresPayer = method?.kind === 'BANK_TRANSFER';
  const [isPayerEdited, setIsPayerEdited] = useState(input.payer !== '');
  const payeeName = usePayeeName(requiresPayer);
  const payer = submitted?.payerName ?? (isPayerEdited ? input.payer : payeeName);
  const chosenBonus = bonuses.some(({ promotionId }) => promotionId === input.bonus) ? input.bonus : '';
  const isMethodOpen = method !== undefined || submitted !== undefined;
  return {
    methodId,
    setMethod: (newMethodId) => change({ methodId: newMethodId }),
    method,
    closedReason: isMethodOpen ? undefined : openMethods.length === 0 ? 'all' : 'chosen',
    amount,
    setAmount: (text) => change({ amount: text }),
    parsedAmount: readAmountInput(amount, {
      currency: member.currency,
      minimum: method?.minAmount,
      maximum: method?.maxAmount,
    }),
    requiresPayer,
    payer,
    setPayer: (name) => {
      setIsPayerEdited(true);
      change({ payer: name });
    },
    isPayerMissing: requiresPayer && payer.trim() === '',
    bonus: submitted === undefined ? chosenBonus : (submitted.promotionId ?? ''),
    setBonus: (promotionId) => change({ bonus: promotionId }),
  };
}

/** Name on the member's bank accounts; empty until it has loaded. */
function usePayeeName(isNeeded: boolean): string {
  const { data } = useGetMemberProfile({ enabled: isNeeded, select: ({ payeeName }) => payeeName });
  return isNeeded ? (data ?? '') : '';
}
