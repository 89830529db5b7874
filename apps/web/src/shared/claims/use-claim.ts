import type { ApiError } from '@croupier/sdk/errors';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import {
  useIdempotentSubmit,
  type IdempotentSubmit,
  type IdempotentSubmitOptions,
} from '../forms/use-idempotent-submit.ts';
import { setCachedBalance } from '../member-balance.ts';
import { useMemberSession } from '../page/MembersOnly.tsx';

/** What a claim credited. */
export interface ClaimedAmount {
  /** Id of what was claimed: of a mission, a bonus or another reward. */
  readonly id: string;
  /** What it was for, in the language of the page. */
  readonly reason: string;
  /** Decimal string of the contract. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The main wallet afterwards. */
  readonly balance: string;
  /** ISO 8601. */
  readonly time: string;
}

export interface ClaimOptions<Body, Answer> extends Pick<
  IdempotentSubmitOptions<Body, Answer>,
  'name' | 'rules' | 'send'
> {
  /** Must be stable between renders. */
  readonly claimedOf: (answer: Answer) => ClaimedAmount;
  /** Reads that show what can be claimed; fetched again after every answer. Must be stable between renders. */
  readonly reads: readonly Parameters<typeof queryKeyOf>[0][];
}

export interface Claim<Body> extends IdempotentSubmit<Body> {
  /** What the last claim credited, until it is dismissed. */
  readonly claimed: ClaimedAmount | undefined;
  /** Dismisses the answer to the last claim: what it credited, or why it was refused. */
  readonly dismiss: () => void;
}

/**
 * Claims a reward exactly once, also over a lost answer or a reload. Balance, badges and the page's reads follow every
 * answer: a refusal means that what the page shows is outdated.
 */
export function useClaim<Body extends object, Answer>({
  claimedOf,
  reads,
  ...call
}: ClaimOptions<Body, Answer>): Claim<Body> {
  const { member } = useMemberSession();
  const queryClient = useQueryClient();
  const [claimed, setClaimed] = useState<ClaimedAmount>();
  const [dismissed, setDismissed] = useState<ApiError>();
  const refetch = useCallback((): void => {
    for (const read of [...reads, 'getMemberBadges'] as const)
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(read) });
  }, [queryClient, reads]);
  const onAccepted = useCallback(
    (answer: Answer): void => {
      const credited = claimedOf(answer);
      setClaimed(credited);
      setCachedBalance(queryClient, credited.balance);
      refetch();
    },
    [claimedOf, queryClient, refetch],
  );
  const submit = useIdempotentSubmit<Body, Answer>({ ...call, memberId: member.id, onAccepted });
  const { rejection } = submit;
  useEffect(() => {
    if (rejection !== undefined) refetch();
  }, [rejection, refetch]);
  return {
    ...submit,
    rejection: rejection === dismissed ? undefined : rejection,
    claimed,
    dismiss: () => {
      setClaimed(undefined);
      setDismissed(rejection);
    },
  };
}
