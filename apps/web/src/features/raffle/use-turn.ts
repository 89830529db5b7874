import { claimRafflePromotionBody } from '@croupier/sdk/bodies';
import { claimRafflePromotion } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { ClaimRafflePromotionData, RaffleDrawResult } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { holdBalance, refetchBalance } from '../../shared/member-balance.ts';

type TurnBody = ClaimRafflePromotionData['body'];

/** What is shown of a turn. */
export interface Turn {
  readonly submit: IdempotentSubmit<TurnBody>;
  /** The platform's answer to the last turn; undefined before the first. */
  readonly result: RaffleDrawResult | undefined;
  /** Time in ms at which `finish` was called for this result; undefined while it is being shown. */
  readonly finishedAt: number | undefined;
  /** Call it when the result has been shown: what it changed is read again. */
  readonly finish: () => void;
}

const send = async (body: TurnBody, intent: string): Promise<RaffleDrawResult> =>
  (await claimRafflePromotion({ body, meta: { intent } })).value;

/**
 * Takes a turn exactly once, also over a lost answer and a reload. Live events leave the balance alone from the submit, or
 * from the reload that resumes it, until its result has been shown or it has ended without one.
 */
export function useTurn(promotionId: string, memberId: string): Turn {
  const queryClient = useQueryClient();
  const [result, setResult] = useState<RaffleDrawResult>();
  const [finishedAt, setFinishedAt] = useState<number>();
  const refetch = useCallback((): void => {
    const changed = ['getRafflePromotion', 'listRaffleRecords', 'getRaffleFairness', 'getPointBalance'] as const;
    for (const id of changed) void queryClient.invalidateQueries({ queryKey: queryKeyOf(id) });
    void refetchBalance(queryClient);
  }, [queryClient]);
  const finish = (): void => {
    setFinishedAt(Date.now());
    refetch();
  };
  const onAccepted = useCallback((answer: RaffleDrawResult): void => {
    setResult(answer);
    setFinishedAt(undefined);
  }, []);
  const submit = useIdempotentSubmit<TurnBody, RaffleDrawResult>({
    name: `raffleTurn ${promotionId}`,
    rules: claimRafflePromotionBody,
    memberId,
    send,
    onAccepted,
  });
  const { state, rejection } = submit;
  useEffect(() => {
    // What is refused has changed meanwhile: the chances, or the raffle.
    if (rejection !== undefined) refetch();
  }, [rejection, refetch]);
  const isHeld = state !== 'ready' || (result !== undefined && finishedAt === undefined);
  useEffect(() => (isHeld ? holdBalance() : undefined), [isHeld]);
  return { submit, result, finishedAt, finish };
}
