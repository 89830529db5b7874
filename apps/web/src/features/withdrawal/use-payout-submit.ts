import { queryKeyOf } from '@croupier/sdk/hooks';
import type { BodyRules } from '@croupier/sdk/rules';
import type { WithdrawOrder, WithdrawPayout } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { useMemberSession } from '../../shared/page/MembersOnly.tsx';

export interface PayoutSubmitOptions<Body> {
  /** Kind of answer, for the storage. */
  readonly name: string;
  readonly payout: WithdrawPayout;
  readonly rules: BodyRules<Body>;
  /** Must be stable between renders. */
  readonly send: (body: Body, intent: string) => Promise<WithdrawOrder>;
  /** Must be stable between renders. */
  readonly onDone: () => void;
}

/** Sends the member's answer about one payment exactly once, and shows the order as it is then. */
export function usePayoutSubmit<Body extends object>({
  name,
  payout,
  rules,
  send,
  onDone,
}: PayoutSubmitOptions<Body>): IdempotentSubmit<Body> {
  const { member } = useMemberSession();
  const queryClient = useQueryClient();
  const onAccepted = useCallback((): void => {
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('getWithdrawOrder') });
    onDone();
  }, [queryClient, onDone]);
  return useIdempotentSubmit({
    name: `${name} ${payout.payoutId}`,
    rules,
    memberId: member.id,
    send,
    onAccepted,
    list: 'listWithdrawOrders',
  });
}
