import { listBettingRecordsQueryKey, listRecentGamesQueryKey } from '@croupier/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { setCachedBalance } from '../../shared/member-balance.ts';
import type { GameNotice } from './game-messages.ts';

/** Operation ids in the query keys of lists that a round changes. */
const ROUND_QUERY_KEYS: ReadonlySet<string> = new Set(
  [
    listBettingRecordsQueryKey({ query: { startTime: '', endTime: '', pageNo: 1, pageSize: 1 } }),
    listRecentGamesQueryKey({ query: { page: 1, pageSize: 20, clientType: 3, language: 'EN' } }),
  ].map(([{ _id }]) => _id),
);

export interface GameEvents {
  /** Last balance reported by the game. */
  readonly lastBalance: { readonly amount: string; readonly currency: string } | undefined;
  /** True when the game has closed itself. */
  readonly isClosed: boolean;
  readonly onEvent: (notice: GameNotice) => void;
  /** Resets `isClosed`. */
  readonly reopen: () => void;
}

/** Handles a game's events. A balance of the main wallet is also set in the header. */
export function useGameEvents({ isMainWallet }: { readonly isMainWallet: boolean }): GameEvents {
  const queryClient = useQueryClient();
  const [lastBalance, setLastBalance] = useState<GameEvents['lastBalance']>();
  const [isClosed, setIsClosed] = useState(false);
  const onEvent = (notice: GameNotice): void => {
    switch (notice.type) {
      case 'balance':
        setLastBalance({ amount: notice.amount, currency: notice.currency });
        if (isMainWallet) setCachedBalance(queryClient, notice.amount);
        return;
      case 'round':
        void queryClient.invalidateQueries({
          predicate: ({ queryKey: [first] }) => ROUND_QUERY_KEYS.has(operationIdOf(first)),
        });
        return;
      case 'closed':
        setIsClosed(true);
    }
  };
  return { lastBalance, isClosed, onEvent, reopen: () => setIsClosed(false) };
}

function operationIdOf(keyPart: unknown): string {
  return typeof keyPart === 'object' && keyPart !== null && '_id' in keyPart ? String(keyPart._id) : '';
}
