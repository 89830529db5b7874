import type { ApiError } from '@croupier/sdk/errors';
import { getMemberInfoQuery, queryKeyOf, useCreateDepositOrder } from '@croupier/sdk/hooks';
import type { DepositRequest } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { idempotencyKeys } from '../../shared/idempotency-keys.ts';
import { clearDepositDraft, saveDepositDraft, readDepositDraft, type DepositDraft } from './deposit-draft.ts';
import { saveInstructions } from './payment-instructions.ts';
import { clearDepositInput } from './deposit-input.ts';

/** Delays in ms between tries while the result is unknown; the last one repeats. */
const RETRY_DELAYS_MS = [1_000, 3_000, 6_000, 15_000, 30_000];

const newIntent = (): string => `deposit:${crypto.randomUUID()}`;

export interface Deposit {
  readonly state: 'ready' | 'sending' | 'checking';
  /** The submitted request while its result is unknown. */
  readonly draft: DepositDraft | undefined;
  /** Error of the last request, when the platform refused it; nothing has been paid. */
  readonly rejection: ApiError | undefined;
  readonly submit: (body: DepositRequest) => void;
  /** Repeats the request now instead of after the delay. */
  readonly checkNow: () => void;
}

/** Creates a deposit exactly once: repeats a request with the same idempotency key until its result is known. */
export function useDeposit(memberId: string, onCreated: (orderId: string) => void): Deposit {
  const queryClient = useQueryClient();
  const [storedDraft, setDraft] = useState(() => readDepositDraft(sessionStorage, memberId));
  // Another account may have logged in since the draft was stored.
  const draft = storedDraft?.memberId === memberId ? storedDraft : undefined;
  const [tries, setTries] = useState(0);
  const [rejection, setRejection] = useState<ApiError>();
  const isSending = useRef(false);
  const clearDraft = useCallback((): void => {
    clearDepositDraft(sessionStorage);
    setDraft(undefined);
    setTries(0);
  }, []);
  const [nextIntent, setNextIntent] = useState(newIntent);
  const { mutateAsync, isPending } = useCreateDepositOrder({ intent: draft?.intent ?? nextIntent });

  const send = useCallback(
    async (submitted: DepositDraft): Promise<void> => {
      // The session may already belong to another account before this component rerenders.
      const isSameMember = (): boolean =>
        queryClient.getQueryData(getMemberInfoQuery().queryKey)?.value.id === submitted.memberId;
      if (isSending.current || !isSameMember()) return;
      isSending.current = true;
      setRejection(undefined);
      try {
        const created = await mutateAsync({ body: submitted.body });
        if (!isSameMember()) return;
        saveInstructions(sessionStorage, created);
        clearDepositInput(sessionStorage);
        clearDraft();
        void queryClient.invalidateQueries({ queryKey: queryKeyOf('listDepositOrders') });
        onCreated(created.depositOrder.orderId);
      } catch (error) {
        // API calls throw only ApiError.
        const failure = error as ApiError;
        const isDuplicateRequest = failure.code === 'DUPLICATE_REQUEST';
        if (!isDuplicateRequest && (await idempotencyKeys.isOpen(submitted.intent))) {
          setTries((count) => count + 1);
          return;
        }
        await idempotencyKeys.release(submitted.intent);
        clearDraft();
        // The login popup explains it, and the form keeps its input.
        if (failure.code !== 'AUTH_REQUIRED') setRejection(failure);
        void queryClient.invalidateQueries({ queryKey: queryKeyOf('listDepositOrders') });
      } finally {
        isSending.current = false;
      }
    },
    [mutateAsync, onCreated, queryClient, clearDraft],
  );

  useEffect(() => {
    if (draft === undefined || isPending) return undefined;
    const delay = tries === 0 ? 0 : RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length) - 1];
    const timer = setTimeout(() => void send(draft), delay);
    return () => clearTimeout(timer);
  }, [draft, isPending, tries, send]);

  return {
    state: draft === undefined ? 'ready' : tries === 0 ? 'sending' : 'checking',
    draft,
    rejection,
    submit(body) {
      if (draft !== undefined || isSending.current) return;
      const newDraft = { intent: nextIntent, memberId, body };
      saveDepositDraft(sessionStorage, newDraft);
      setRejection(undefined);
      setDraft(newDraft);
      setNextIntent(newIntent());
    },
    checkNow: () => void (draft && send(draft)),
  };
}
