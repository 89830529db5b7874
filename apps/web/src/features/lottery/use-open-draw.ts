import { queryKeyOf, useGetOpenedNumero } from '@croupier/sdk/hooks';
import type { LotteryDraw } from '@croupier/sdk/types';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { refetchBalance } from '../../shared/member-balance.ts';

/** Times in ms between two looks at the open draw: at most, and when it should have closed. */
const MAX_WAIT_MS = 15_000;
const MIN_WAIT_MS = 1_000;

/** Time in ms until the draw should be looked at again. The server decides when it is closed. */
function waitFor(draw: LotteryDraw | undefined, readAt: number): number {
  const left =
    draw?.closeAt === undefined ? MAX_WAIT_MS : Date.parse(draw.closeAt) - serverTime(draw, readAt) + MIN_WAIT_MS;
  return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, left));
}

/**
 * The server's time in epoch ms; the device's where the server does not say its own.
 * @param readAt when the draw was read, in epoch ms of the device
 */
export function serverTime({ asOf }: LotteryDraw, readAt: number): number {
  return asOf === undefined ? Date.now() : Date.parse(asOf) + (Date.now() - readAt);
}

/** The draw that takes bets now; when the next one opens, results, bets and balance are read again. */
export function useOpenDraw(gameCode: string): UseQueryResult<LotteryDraw> {
  const queryClient = useQueryClient();
  const query = useGetOpenedNumero(
    { gameCode },
    {
      refetchInterval: ({ state: { data, dataUpdatedAt } }) => waitFor(data?.value, dataUpdatedAt),
      refetchOnMount: 'always',
    },
  );
  const numero = query.data?.numero;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (numero === undefined || shown.current === numero) return;
    const isFirst = shown.current === undefined;
    shown.current = numero;
    if (isFirst) return;
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('listLotteryDraws') });
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('listBettingRecords') });
    void refetchBalance(queryClient);
  }, [numero, queryClient]);
  return query;
}
