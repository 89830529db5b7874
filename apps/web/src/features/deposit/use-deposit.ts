import type { ApiError } from '@croupier/sdk/errors';
import { createDepositOrderMutation, getMemberInfoQueryKey, listDepositOrdersQueryKey } from '@croupier/sdk/query';
import type { DepositRequest, GetMemberInfoResponse } from '@croupier/sdk/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { idempotencyKeys } from '../../shared/idempotency-keys.ts';
import { clearDepositDraft, saveDepositDraft, readDraft, type DepositDraft } from './deposit-draft.ts';
import { saveInstructions } from './payment-instructions.ts';
import { clearDepositInput } from './deposit-input.ts';

/** Delays in ms between checks of a deposit with unknown outcome; the last one repeats. */
const RETRY_DELAYS_MS = [1_000, 3_000, 6_000, 15_000, 30_000];

/** Key part shared by all lists of orders. */
export const ORDER_LISTS_KEY = listDepositOrdersQueryKey({
  query: { startTime: '', endTime: '', pageNo: 1, pageSize: 1 },
}).map(({ _id }) => ({ _id }));

export interface Deposit {
  readonly state: 'ready' | 'sending' | 'checking';
  /** The request in progress. */
  readonly draft: DepositDraft | undefined;
  /** Why the last one was refused; nothing has been paid. */
  readonly refusal: ApiError | undefined;
  readonly submit: (body: DepositRequest) => void;
  /** Checks the outcome now instead of after the delay. */
  readonly checkNow: () => void;
}

/** Creates a deposit exactly once: a request with unknown outcome is repeated with the same key until it is known. */
export function useDeposit(memberId: string, onOpened: (orderId: string) => void): Deposit {
  const queryClient = useQueryClient();
  const [kept, setDraft] = useState(() => readDraft(sessionStorage, memberId));
  // Another account may have logged in meanwhile.
  const draft = kept?.memberId === memberId ? kept : undefined;
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<ApiError>();
  const isSending = useRef(false);
  const clearDraft = useCallback((): void => {
    clearDepositDraft(sessionStorage);
    setDraft(undefined);
    setTries(0);
  }, []);
  const { mutateAsync, isPending } = useMutation(createDepositOrderMutation());

  const send = useCallback(
    async (sent: DepositDraft): Promise<void> => {
      // The session may belong to another account before this page knows it.
      const isSameMember = (): boolean =>
        queryClient.getQueryData<GetMemberInfoResponse>(getMemberInfoQueryKey())?.value.id === sent.memberId;
      if (isSending.current || !isSameMember()) return;
      isSending.current = true;
      setRefusal(undefined);
      try {
        const answer = await mutateAsync({ body: sent.body, meta: { intent: sent.intent } });
        if (!isSameMember()) return;
        saveInstructions(sessionStorage, answer);
        clearDepositInput(sessionStorage);
        clearDraft();
        void queryClient.invalidateQueries({ queryKey: ORDER_LISTS_KEY });
        onOpened(answer.value.depositOrder.orderId);
      } catch (error) {
        // Calls throw nothing else.
        const failure = error as ApiError;
        const isDuplicateRequest = failure.code === 'DUPLICATE_REQUEST';
        if (!isDuplicateRequest && (await idempotencyKeys.isOpen(sent.intent))) {
          setTries((before) => before + 1);
          return;
        }
        await idempotencyKeys.release(sent.intent);
        clearDraft();
        // The login popup that opens explains it, and the input is kept.
        if (failure.code !== 'AUTH_REQUIRED') setRefusal(failure);
        void queryClient.invalidateQueries({ queryKey: ORDER_LISTS_KEY });
      } finally {
        isSending.current = false;
      }
    },
    [mutateAsync, onOpened, queryClient, clearDraft],
  );

  useEffect(() => {
    if (draft === undefined || isPending) return undefined;
    const wait = tries === 0 ? 0 : RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length) - 1];
    const timer = setTimeout(() => void send(draft), wait);
    return () => clearTimeout(timer);
  }, [draft, isPending, tries, send]);

  return {
    state: draft === undefined ? 'ready' : tries === 0 ? 'sending' : 'checking',
    draft,
    refusal,
    submit(body) {
      if (draft !== undefined || isSending.current) return;
      const made = { intent: `deposit:${crypto.randomUUID()}`, memberId, body };
      saveDepositDraft(sessionStorage, made);
      setRefusal(undefined);
      setDraft(made);
    },
    checkNow: () => void (draft && send(draft)),
  };
}
