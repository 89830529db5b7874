import { queryKeyOf } from '@croupier/sdk/hooks';
import type { BodyRules } from '@croupier/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';

/** Reads that a participation outdates besides the list of participations. */
const OUTDATED = [
  'getPromotion',
  'listPromotions',
  'listBonusDetails',
  'listRewards',
  'getWithdrawConfig',
  'getMemberBadges',
] as const;

export interface PromotionCallOptions<Body, Answer> {
  /** Names the form in storage; contains the promotion, so that an unfinished call is shown at this one only. */
  readonly name: string;
  readonly rules: BodyRules<Body>;
  readonly send: (body: Body, intent: string) => Promise<Answer>;
  /** Must be stable between renders. */
  readonly onAccepted: (answer: Answer) => void;
}

/** Takes part in a promotion exactly once, and reads afterwards what it changed; a refusal also shows what is true now. */
export function usePromotionCall<Body extends object, Answer>({
  onAccepted,
  ...call
}: PromotionCallOptions<Body, Answer>): IdempotentSubmit<Body> {
  const { member } = useMemberSession();
  const queryClient = useQueryClient();
  const refetch = useCallback((): void => {
    for (const read of OUTDATED) void queryClient.invalidateQueries({ queryKey: queryKeyOf(read) });
  }, [queryClient]);
  const onDone = useCallback(
    (answer: Answer): void => {
      refetch();
      onAccepted(answer);
    },
    [refetch, onAccepted],
  );
  const submit = useIdempotentSubmit<Body, Answer>({
    ...call,
    memberId: member.id,
    onAccepted: onDone,
    list: 'listPromotionParticipations',
  });
  const { rejection } = submit;
  useEffect(() => {
    if (rejection !== undefined) refetch();
  }, [rejection, refetch]);
  return submit;
}
