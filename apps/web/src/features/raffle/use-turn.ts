import { claimRafflePromotionBody } from '@croupier/sdk/bodies';
import { claimRafflePromotion } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { ClaimRafflePromotionData, RaffleDrawResult } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { holdBalance, refetchBalance } from '../../shared/member-balance.ts';

type TurnBody = ClaimRafflePromotionData['body'];

/** What is shown of a turn. */
export interface Turn {
  readonly submit: IdempotentSubmit<TurnBody>;
  /** The platform's answer to the last turn; undefined before the first. */
  readonly result: RaffleDrawResult | undefined;
  /** Call it when the result has been shown: what it changed is read again. */
  readonly finish: () => void;
}

const send = async (body: TurnBody, intent: string): Promise<RaffleDrawResult> =>
  (await claimRafflePromotion({ body, meta: { intent } })).value;

/** Takes a turn exactly once, also over a lost answer and a reload. The balance waits until the result has been shown. */
export function useTurn(memberId: string): Turn {
  const queryClient = useQueryClient();
  const [result, setResult] = useState<RaffleDrawResult>();
  const release = useRef<() => void>(undefined);
  const finish = useCallback((): void => {
    release.current?.();
    release.current = undefined;
    const changed = ['getRafflePromotion', 'listRaffleRecords', 'getRaffleFairness', 'getPointBalance'] as const;
    for (const id of changed) void queryClient.invalidateQueries({ queryKey: queryKeyOf(id) });
    void refetchBalance(queryClient);
  }, [queryClient]);
  const onAccepted = useCallback((answer: RaffleDrawResult): void => setResult(answer), []);
  const submit = useIdempotentSubmit<TurnBody, RaffleDrawResult>({
    name: 'raffleTurn',
    rules: claimRafflePromotionBody,
    memberId,
    send,
    onAccepted,
  });
  const { rejection } = submit;
  useEffect(() => {
    // What is refused has changed meanwhile: the chances, or the raffle.
    if (rejection !== undefined) finish();
  }, [rejection, finish]);
  useEffect(() => () => release.current?.(), []);
  return {
    submit: {
      ...submit,
      submit: (body) => {
        release.current ??= holdBalance();
        submit.submit(body);
      },
    },
    result,
    finish,
  };
}
