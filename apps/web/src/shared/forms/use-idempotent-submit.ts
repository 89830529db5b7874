import type { ApiError } from '@croupier/sdk/errors';
import { getMemberInfoQuery, queryKeyOf } from '@croupier/sdk/hooks';
import type { BodyRules } from '@croupier/sdk/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { idempotencyKeys } from '../idempotency-keys.ts';
import { pendingSubmitStore, type PendingSubmit, type PendingSubmitStore } from './pending-submit.ts';

/** Delays in ms between tries while the result is unknown; the last one repeats. */
const RETRY_DELAYS_MS = [1_000, 3_000, 6_000, 15_000, 30_000];

export interface IdempotentSubmitOptions<Body, Answer> {
  /** Names the kind of form in storage, such as `deposit`. */
  readonly name: string;
  readonly rules: BodyRules<Body>;
  /** The member who is logged in; another one neither sees nor repeats the submit. */
  readonly memberId: string;
  /** The call: `(body, intent) => createDepositOrder({ body, meta: { intent } })`. */
  readonly send: (body: Body, intent: string) => Promise<Answer>;
  /** Must be stable between renders. */
  readonly onAccepted: (answer: Answer) => void;
  /** Query of the list that shows the truth after the result; refetched. */
  readonly list?: Parameters<typeof queryKeyOf>[0];
}

export interface IdempotentSubmit<Body> {
  /**
   * `sending` the first try; `checking` an answer was lost, and the call is repeated until it is known whether it had its
   * effect; `interrupted` a reload removed the secrets of such a call, so the member must submit them again.
   */
  readonly state: 'ready' | 'sending' | 'checking' | 'interrupted';
  /** The submitted body while its result is unknown. */
  readonly pending: PendingSubmit<Body> | undefined;
  /** Error of the last submit, when the platform refused it; no money has moved. */
  readonly rejection: ApiError | undefined;
  /** Submits once: ignored while a result is unknown. When `interrupted`, only the missing secrets are taken. */
  readonly submit: (body: Body) => void;
  /** Repeats the call now instead of after the delay. */
  readonly checkNow: () => void;
}

/**
 * Submits a call that moves money exactly once. The request and its intent are stored before the first try; while an
 * answer is lost, also after a reload and in a duplicated tab, the call is repeated with the same key until the server
 * says what happened.
 */
export function useIdempotentSubmit<Body extends object, Answer>({
  name,
  rules,
  memberId,
  send,
  onAccepted,
  list,
}: IdempotentSubmitOptions<Body, Answer>): IdempotentSubmit<Body> {
  const queryClient = useQueryClient();
  const store = useMemo(() => pendingSubmitStore(name, rules, sessionStorage), [name, rules]);
  const [stored, setPending] = useState(() => store.read(memberId));
  // Another account may have logged in since the submit was stored.
  const pending = stored?.memberId === memberId ? stored : undefined;
  const [tries, setTries] = useState(0);
  const [rejection, setRejection] = useState<ApiError>();
  const isSending = useRef(false);
  const { mutateAsync, isPending } = useMutation<Answer, ApiError, Pick<PendingSubmit<Body>, 'body' | 'intent'>>({
    mutationFn: async ({ body, intent }) => send(body, intent),
  });
  usePreparedKey(pending === undefined, store, memberId);

  const finish = useCallback(
    (intent: string): void => {
      store.clear(intent);
      // The intent is spent; the form that is open now, perhaps another member's, gets the next one.
      if (store.intentOf(memberId) === intent) store.nextIntent(memberId);
      setPending(undefined);
      setTries(0);
      if (list !== undefined) void queryClient.invalidateQueries({ queryKey: queryKeyOf(list) });
    },
    [store, memberId, list, queryClient],
  );

  const trySubmit = useCallback(
    async ({ intent, memberId: owner, body, missing }: PendingSubmit<Body>): Promise<void> => {
      // The session may already belong to another account before this component rerenders.
      const isSameMember = (): boolean => queryClient.getQueryData(getMemberInfoQuery().queryKey)?.value.id === owner;
      if (isSending.current || missing.length > 0 || !isSameMember()) return;
      isSending.current = true;
      setRejection(undefined);
      // API calls throw only ApiError.
      const outcome = await mutateAsync({ body, intent }).then(
        (answer) => ({ answer }),
        async (error: ApiError) => failureOf(error, intent),
      );
      isSending.current = false;
      if ('isOpen' in outcome) return setTries((count) => count + 1);
      // Also when another member has logged in: the key is spent, so a repetition would be a second effect.
      finish(intent);
      if ('failure' in outcome) setRejection(outcome.failure);
      else if ('answer' in outcome && isSameMember()) onAccepted(outcome.answer);
    },
    [mutateAsync, onAccepted, queryClient, finish],
  );

  useEffect(() => {
    if (pending === undefined || isPending) return undefined;
    const delay = tries === 0 ? 0 : RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length) - 1];
    const timer = setTimeout(() => void trySubmit(pending), delay);
    return () => clearTimeout(timer);
  }, [pending, isPending, tries, trySubmit]);

  return {
    state: stateOf(pending, tries),
    pending,
    rejection,
    submit(body) {
      if (isSending.current || (pending !== undefined && pending.missing.length === 0)) return;
      setRejection(undefined);
      if (pending !== undefined) return setPending(withSecrets(pending, body));
      const submitted = { intent: store.intentOf(memberId), memberId, body, missing: [] };
      store.save(submitted);
      setPending(submitted);
    },
    checkNow: () => void (pending && trySubmit(pending)),
  };
}

/** Creates the key of the open form, so that a duplicated tab copies it. */
function usePreparedKey(
  isReady: boolean,
  { intentOf }: Pick<PendingSubmitStore<object>, 'intentOf'>,
  memberId: string,
): void {
  useEffect(() => {
    // When the key cannot be stored now, the call itself fails before anything is sent.
    if (isReady) idempotencyKeys.prepare(intentOf(memberId)).catch(() => undefined);
  }, [isReady, intentOf, memberId]);
}

/** What a failed call means: its effect is still open, or it was refused. */
async function failureOf(
  error: ApiError,
  intent: string,
): Promise<{ readonly isOpen: true } | { readonly failure: ApiError | undefined }> {
  if (error.code !== 'DUPLICATE_REQUEST' && (await idempotencyKeys.isOpen(intent))) return { isOpen: true };
  await idempotencyKeys.release(intent);
  // The login popup explains this one, and the form keeps its input.
  return { failure: error.code === 'AUTH_REQUIRED' ? undefined : error };
}

function stateOf(
  pending: { readonly missing: readonly unknown[] } | undefined,
  tries: number,
): IdempotentSubmit<object>['state'] {
  if (pending === undefined) return 'ready';
  if (pending.missing.length > 0) return 'interrupted';
  return tries === 0 ? 'sending' : 'checking';
}

/** The stored body with its secrets from what was submitted now: any other change would be another request. */
function withSecrets<Body>(pending: PendingSubmit<Body>, submitted: Body): PendingSubmit<Body> {
  const secrets = Object.fromEntries(pending.missing.map((field) => [field, submitted[field]]));
  return { ...pending, body: { ...pending.body, ...secrets }, missing: [] };
}
