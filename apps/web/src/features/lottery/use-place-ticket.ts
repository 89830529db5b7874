import { placeLotteryTicketBody } from '@croupier/sdk/bodies';
import { placeLotteryTicket } from '@croupier/sdk/client';
import type { LotteryTicketRequest, PlacedLotteryTicket } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { refetchBalance } from '../../shared/member-balance.ts';

const send = async (body: LotteryTicketRequest, intent: string): Promise<PlacedLotteryTicket> =>
  (await placeLotteryTicket({ body, meta: { intent } })).value;

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
  return useIdempotentSubmit({
    name: 'lotteryTicket',
    rules: placeLotteryTicketBody,
    memberId,
    send,
    onAccepted,
    list: 'listBettingRecords',
  });
}
