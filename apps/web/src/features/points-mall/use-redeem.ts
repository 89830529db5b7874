import { redeemPointRewardBody } from '@croupier/sdk/bodies';
import { redeemPointReward } from '@croupier/sdk/client';
import type { PointRedemptionRequest, PointRedemptionResult } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { isAboutPassword } from './PasswordSheet.tsx';
import { refreshPoints } from './use-points.ts';

/** An order without the password, which is asked for last. */
export type CheckedOrder = Omit<PointRedemptionRequest, 'password'>;

export interface Redeem {
  readonly submit: IdempotentSubmit<PointRedemptionRequest>;
  /** What the password is asked for: what was filled in, or what a reload interrupted. */
  readonly checked: CheckedOrder | undefined;
  readonly setChecked: (order: CheckedOrder | undefined) => void;
  /** The order that was just made. */
  readonly done: PointRedemptionResult | undefined;
  readonly closeDone: () => void;
}

const send = async (body: PointRedemptionRequest, intent: string): Promise<PointRedemptionResult> =>
  (await redeemPointReward({ body, meta: { intent } })).value;

/** Orders goods exactly once, also over a lost answer or a reload; points and stock are read again after every answer. */
export function useRedeem(rewardId: string, memberId: string): Redeem {
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<CheckedOrder>();
  const [done, setDone] = useState<PointRedemptionResult>();
  const onAccepted = useCallback(
    (result: PointRedemptionResult): void => {
      setChecked(undefined);
      setDone(result);
      refreshPoints(queryClient);
    },
    [queryClient],
  );
  const submit = useIdempotentSubmit<PointRedemptionRequest, PointRedemptionResult>({
    name: `redeem-${rewardId}`,
    rules: redeemPointRewardBody,
    memberId,
    send,
    onAccepted,
  });
  const { rejection, state, pending } = submit;
  useEffect(() => {
    if (rejection === undefined) return;
    refreshPoints(queryClient);
    if (!isAboutPassword(rejection)) setChecked(undefined);
  }, [rejection, queryClient]);
  return {
    submit,
    checked: state === 'interrupted' ? pending?.body : checked,
    setChecked,
    done,
    closeDone: () => setDone(undefined),
  };
}
