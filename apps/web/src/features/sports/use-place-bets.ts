import { placeSportsBetsBody } from '@croupier/sdk/bodies';
import { placeSportsBets } from '@croupier/sdk/client';
import { hasCode } from '@croupier/sdk/errors';
import type { PlacedSportsBets, SportsBetsRequest, SportsOffer } from '@croupier/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useIdempotentSubmit, type IdempotentSubmit } from '../../shared/forms/use-idempotent-submit.ts';
import { refetchBalance } from '../../shared/member-balance.ts';

export interface PlaceBetsOptions {
  readonly memberId: string;
  /** Must be stable between renders. */
  readonly onPlaced: (placed: PlacedSportsBets) => void;
  /** Receives what is offered now when odds have changed or markets have closed; must be stable between renders. */
  readonly onChanged: (offers: readonly SportsOffer[]) => void;
}

/** Places the bets of a slip exactly once, also over a lost answer and a reload. */
export function usePlaceBets({ memberId, onPlaced, onChanged }: PlaceBetsOptions): IdempotentSubmit<SportsBetsRequest> {
  const queryClient = useQueryClient();
  const onAccepted = useCallback(
    (placed: PlacedSportsBets): void => {
      void refetchBalance(queryClient);
      onPlaced(placed);
    },
    [queryClient, onPlaced],
  );
  const send = useCallback(
    async (body: SportsBetsRequest, intent: string): Promise<PlacedSportsBets> => {
      try {
        return (await placeSportsBets({ body, meta: { intent } })).value;
      } catch (error) {
        if (hasCode(error, 'ODDS_CHANGED') || hasCode(error, 'MARKET_CLOSED')) onChanged(error.value.offers ?? []);
        throw error;
      }
    },
    [onChanged],
  );
  return useIdempotentSubmit({
    name: 'sportsBets',
    rules: placeSportsBetsBody,
    memberId,
    send,
    onAccepted,
    list: 'listBettingRecords',
  });
}
