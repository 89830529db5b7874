import { createDepositOrderBody } from '@croupier/sdk/bodies';
import { useGetMemberProfile } from '@croupier/sdk/hooks';
import {
  compareAmounts,
  formatAmount,
  parseAmount,
  readAmountInput,
  type AmountBounds,
  type AmountReading,
} from '@croupier/sdk/rules';
import type { DepositMethod, DepositRequest, MemberInfo, Promotion } from '@croupier/sdk/types';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { createFormDraft, useFormDraft } from '../../shared/forms/form-draft.ts';
import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form.ts';
import { forgetOffer, readKeptOffer } from '../../shared/offers/offers.ts';
import type { IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';

export interface DepositValues {
  methodId: string;
  amount: string;
  payerName: string;
  /** Id of the selected bonus; empty for none. */
  promotionId: string;
}

/** What a member has typed into the deposit form. */
export const depositDraft = createFormDraft('deposit-typed', ['methodId', 'amount', 'payerName', 'promotionId']);

export interface DepositFields {
  readonly contract: ContractForm<DepositRequest, DepositValues>;
  /** What the fields show: the submitted deposit until its result is known, else what was typed. */
  readonly values: DepositValues;
  readonly setMethod: (methodId: string) => void;
  /** Chooses a bonus, none by an empty id, in place of the offer that was taken before. */
  readonly setBonus: (promotionId: string) => void;
  /** The selected method; undefined when it is not available. */
  readonly method: DepositMethod | undefined;
  /** Why no deposit can be made: `all` methods are closed, the `chosen` one is closed or removed, or the `limit` leaves too little. */
  readonly closedReason: 'all' | 'chosen' | 'limit' | undefined;
  /** What the method takes and the member's own limit leaves. */
  readonly amountBounds: AmountBounds;
  /** Parsed amount, or why it is invalid. */
  readonly parsedAmount: AmountReading;
  /** True for bank transfers, which staff match by the payer's name. */
  readonly requiresPayer: boolean;
  /** Stops prefilling the payer. */
  readonly onPayerEdited: () => void;
}

export interface DepositOffer {
  readonly member: Pick<MemberInfo, 'id' | 'currency'>;
  readonly methods: readonly DepositMethod[];
  readonly bonuses: readonly Promotion[];
  /** What the member's deposit limits leave, as a decimal string; undefined without a limit. */
  readonly remaining: string | undefined;
  /** Method of the latest deposit. */
  readonly lastMethodId: string | undefined;
}

const requiresPayerName = (method: DepositMethod | undefined): boolean => method?.kind === 'BANK_TRANSFER';

/** State of the deposit form. A submitted deposit replaces the input until its result is known. */
export function useDepositFields(
  { member, methods, bonuses, remaining, lastMethodId }: DepositOffer,
  { pending, rejection }: Pick<IdempotentSubmit<DepositRequest>, 'pending' | 'rejection'>,
): DepositFields {
  const openMethods = methods.filter(({ maintenance }) => !maintenance);
  const lastMethod = openMethods.find(({ methodId }) => methodId === lastMethodId);
  const preselected = (lastMethod ?? openMethods[0])?.methodId ?? '';
  const methodOf = ({ methodId }: Pick<DepositValues, 'methodId'>, offered = openMethods): DepositMethod | undefined =>
    offered.find((method) => method.methodId === (methodId || preselected));
  const boundsOf = (method: DepositMethod | undefined): AmountBounds => ({
    currency: member.currency,
    minimum: method?.minAmount,
    maximum: method && leastOf(member.currency, method.maxAmount, remaining),
  });
  const isOffered = (bonus: string): boolean => bonuses.some(({ promotionId }) => promotionId === bonus);
  const [defaultValues] = useState((): DepositValues => {
    const saved = { methodId: '', amount: '', payerName: '', promotionId: '', ...depositDraft.read(member.id) };
    const kept = readKeptOffer()?.promotionId ?? '';
    const chosen = isOffered(kept) ? { ...saved, promotionId: kept } : saved;
    return methodOf(chosen) === undefined ? { ...chosen, methodId: preselected } : chosen;
  });
  const contract = useContractForm<DepositRequest, DepositValues>(createDepositOrderBody, {
    defaultValues,
    lateRefusal: rejection,
    constants: () => ({ currency: member.currency }),
    read: {
      methodId: (typed) => ({ ok: true, value: methodOf(typed)?.methodId }),
      amount: (typed) => {
        const reading = readAmountInput(typed.amount, boundsOf(methodOf(typed)));
        return reading.ok ? { ok: true, value: formatAmount(reading.amount) } : reading;
      },
      payerName: (typed) => {
        if (!requiresPayerName(methodOf(typed))) return { ok: true, value: undefined };
        const value = typed.payerName.trim();
        return value === '' ? { ok: false, reason: 'REQUIRED' } : { ok: true, value };
      },
      promotionId: ({ promotionId }) => ({ ok: true, value: isOffered(promotionId) ? promotionId : undefined }),
    },
  });
  const { form } = contract;
  useFormDraft(form, depositDraft, member.id);
  const typed = useWatch({ control: form.control, compute: (values: DepositValues) => values });
  const values =
    pending === undefined
      ? { ...typed, promotionId: isOffered(typed.promotionId) ? typed.promotionId : '' }
      : { payerName: '', promotionId: '', ...pending.body };
  const method = methodOf(values, pending === undefined ? openMethods : [...methods]);
  const amountBounds = boundsOf(method);
  const requiresPayer = requiresPayerName(method);
  const onPayerEdited = usePrefilledPayer(requiresPayer, defaultValues.payerName === '', (name) =>
    form.setValue('payerName', name),
  );
  const { isSubmitted } = form.formState;
  const closedReason = (): DepositFields['closedReason'] => {
    if (pending !== undefined) return undefined;
    if (method === undefined) return openMethods.length === 0 ? 'all' : 'chosen';
    return isBelow(member.currency, remaining, method.minAmount) ? 'limit' : undefined;
  };
  return {
    contract,
    values: { ...values, methodId: values.methodId || preselected },
    setMethod: (methodId) => {
      form.setValue('methodId', methodId);
      // Each method has its own limits.
      if (isSubmitted) void form.trigger('amount');
    },
    setBonus: (promotionId) => {
      forgetOffer();
      form.setValue('promotionId', promotionId);
    },
    method,
    closedReason: closedReason(),
    amountBounds,
    parsedAmount: readAmountInput(values.amount, amountBounds),
    requiresPayer,
    onPayerEdited,
  };
}

/** True when the limits leave less than the amount. */
function isBelow(currency: string, remaining: string | undefined, amount: string): boolean {
  return remaining !== undefined && compareAmounts(parseAmount(remaining, currency), parseAmount(amount, currency)) < 0;
}

/** The maximum of a method, or what the limits leave where that is less. */
function leastOf(currency: string, maximum: string, remaining: string | undefined): string {
  return remaining !== undefined && isBelow(currency, remaining, maximum) ? remaining : maximum;
}

/** Fills in the name on the member's bank accounts, until the member edits it. */
function usePrefilledPayer(isNeeded: boolean, isEmpty: boolean, setName: (name: string) => void): () => void {
  const [isUnedited, setIsUnedited] = useState(isEmpty);
  const { data: name } = useGetMemberProfile({ enabled: isNeeded, select: ({ payeeName }) => payeeName });
  useEffect(() => {
    if (isNeeded && isUnedited && name !== undefined) setName(name);
    // `setName` is a new function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNeeded, isUnedited, name]);
  return () => setIsUnedited(false);
}
