import { createWithdrawOrderBody } from '@croupier/sdk/bodies';
import { createWithdrawOrder } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { WithdrawOrder, WithdrawRequest } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { createFormDraft } from '../../shared/forms/form-draft.ts';
import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { refetchBalance } from '../../shared/member-balance.ts';

/** What a member has typed into the form; never the payment password. */
export const withdrawalDraft = createFormDraft('withdrawal-typed', ['amount', 'bankCardId']);

const send = async (body: WithdrawRequest, intent: string): Promise<WithdrawOrder> =>
  (await createWithdrawOrder({ body, meta: { intent } })).value;

/** Asks for a withdrawal exactly once, and opens its order. */
export function useWithdrawal(
  memberId: string,
  onCreated: (orderId: string) => void,
): IdempotentSubmit<WithdrawRequest> {
  const queryClient = useQueryClient();
  const onAccepted = useCallback(
    ({ orderId }: WithdrawOrder): void => {
      withdrawalDraft.clear();
      void refetchBalance(queryClient);
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('getWithdrawConfig') });
      onCreated(orderId);
    },
    [queryClient, onCreated],
  );
  return useIdempotentSubmit({
    name: 'withdrawal',
    rules: createWithdrawOrderBody,
    memberId,
    send,
    onAccepted,
    list: 'listWithdrawOrders',
  });
}
