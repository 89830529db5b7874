import { placeLotteryTicketBody } from '@croupier/sdk/bodies';
import { placeLotteryTicket } from '@croupier/sdk/client';
import { hasCode } from '@croupier/sdk/errors';
import { queryKeyOf } from '@croupier/sdk/hooks';
import type { LotteryTicketRequest, PlacedLotteryTicket } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { refetchBalance } from '../../shared/member-balance.ts';

/** Places a ticket exactly once, also over a lost answer and a reload. */
export function usePlaceTicket(
  memberId: string,
  onPlaced: (placed: PlacedLotteryTicket) => void,
): IdempotentSubmit<LotteryTicketRequest> {
  const queryClient = useQueryClient();
  const onAccepted = useCallback(
    (placed: PlacedLotteryTicket): void => {
      void refetchBalance(queryClient);
      onPlaced(placed);
    },
    [queryClient, onPlaced],
  );
  const send = useCallback(
    async (body: LotteryTicketRequest, intent: string): Promise<PlacedLotteryTicket> => {
      try {
        return (await placeLotteryTicket({ body, meta: { intent } })).value;
      } catch (error) {
        // The open draw is another one now.
        if (hasCode(error, 'DRAW_CLOSED'))
          void queryClient.invalidateQueries({ queryKey: queryKeyOf('getOpenedNumero') });
        throw error;
      }
    },
    [queryClient],
  );
  return useIdempotentSubmit({
    name: 'lotteryTicket',
    rules: placeLotteryTicketBody,
    memberId,
    send,
    onAccepted,
    list: 'listBettingRecords',
  });
}
