import { getMemberProfileOptions } from '@croupier/sdk/query';
import { readAmountInput, type AmountReading } from '@croupier/sdk/rules';
import type { DepositMethod, DepositRequest, MemberInfo, Promotion } from '@croupier/sdk/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { saveDepositInput, readDepositInput, type DepositInput } from './deposit-input.ts';

export interface DepositFields {
  readonly methodId: string;
  readonly setMethod: (methodId: string) => void;
  /** The selected method, if it is available. */
  readonly method: DepositMethod | undefined;
  /** Why there is none: all methods are closed, or the selected one was closed or removed. */
  readonly closed: 'all' | 'chosen' | undefined;
  readonly amount: string;
  readonly setAmount: (text: string) => void;
  readonly reading: AmountReading;
  /** The payer's name is required for manual transfers, which staff match by name. */
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

/** State of the deposit form. Submitted values stay visible and locked until the outcome is known. */
export function useDepositFields(
  { member, methods, bonuses }: DepositOffer,
  sent: DepositRequest | undefined,
): DepositFields {
  const open = methods.filter(({ maintenance }) => !maintenance);
  const firstAvailable = open[0]?.methodId ?? '';
  const [typed, setTyped] = useState((): DepositInput => {
    const savedInput = readDepositInput(sessionStorage, member.id);
    return open.some(({ methodId }) => methodId === savedInput.methodId)
      ? savedInput
      : { ...savedInput, methodId: firstAvailable };
  });
  const change = (changed: Partial<DepositInput>): void => {
    const next = { ...typed, ...changed };
    saveDepositInput(sessionStorage, member.id, next);
    setTyped(next);
  };
  const methodId = sent?.methodId ?? (typed.methodId || firstAvailable);
  const amount = sent?.amount ?? typed.amount;
  const method = (sent === undefined ? open : methods).find((one) => one.methodId === methodId);
  const requiresPayer = method?.kind === 'BANK_TRANSFER';
  const [isPayerTyped, setIsPayerTyped] = useState(typed.payer !== '');
  const knownName = usePayeeName(requiresPayer);
  const payer = sent?.payerName ?? (isPayerTyped ? typed.payer : knownName);
  const chosenBonus = bonuses.some(({ promotionId }) => promotionId === typed.bonus) ? typed.bonus : '';
  const isOpen = method !== undefined || sent !== undefined;
  return {
    methodId,
    setMethod: (chosen) => change({ methodId: chosen }),
    method,
    closed: isOpen ? undefined : open.length === 0 ? 'all' : 'chosen',
    amount,
    setAmount: (text) => change({ amount: text }),
    reading: readAmountInput(amount, {
      currency: member.currency,
      minimum: method?.minAmount,
      maximum: method?.maxAmount,
    }),
    requiresPayer,
    payer,
    setPayer: (name) => {
      setIsPayerTyped(true);
      change({ payer: name });
    },
    isPayerMissing: requiresPayer && payer.trim() === '',
    bonus: sent === undefined ? chosenBonus : (sent.promotionId ?? ''),
    setBonus: (promotionId) => change({ bonus: promotionId }),
  };
}

/** The name on the member's bank accounts; empty while it is not known, or not asked for. */
function usePayeeName(isAsked: boolean): string {
  const { data } = useQuery({
    ...getMemberProfileOptions(),
    enabled: isAsked,
    select: ({ value }) => value.payeeName,
  });
  return isAsked ? (data ?? '') : '';
}
