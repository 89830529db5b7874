import { listBettingRecordsQueryKey, listRecentGamesQueryKey } from '@croupier/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { setCachedBalance } from '../../shared/member-balance.ts';
import type { GameNotice } from './game-messages.ts';

/** Key part shared by all lists that a round changes. */
const ROUND_QUERY_KEYS: ReadonlySet<string> = new Set(
  [
    listBettingRecordsQueryKey({ query: { startTime: '', endTime: '', pageNo: 1, pageSize: 1 } }),
    listRecentGamesQueryKey({ query: { page: 1, pageSize: 20, clientType: 3, language: 'EN' } }),
  ].map(([{ _id }]) => _id),
);

export interface GameEvents {
  /** Last balance reported by the game. */
  readonly lastBalance: { readonly amount: string; readonly currency: string } | undefined;
  /** True when the game has ended itself. */
  readonly isClosed: boolean;
  readonly onEvent: (notice: GameNotice) => void;
  /** Clears `ended`. */
  readonly reopen: () => void;
}

/** Handles a game's events; balances of the main wallet are shown everywhere. */
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
          predicate: ({ queryKey: [first] }) => ROUND_QUERY_KEYS.has(idOf(first)),
        });
        return;
      case 'closed':
        setIsClosed(true);
    }
  };
  return { lastBalance, isClosed, onEvent, reopen: () => setIsClosed(false) };
}

function idOf(part: unknown): string {
  return typeof part === 'object' && part !== null && '_id' in part ? String(part._id) : '';
}
