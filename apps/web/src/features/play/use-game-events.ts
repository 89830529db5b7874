import { queryKeyOf } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { holdBalance, setCachedBalance } from '../../shared/member-balance.ts';
import type { GameNotice, PlayedRound, StakeRefusal } from './game-messages.ts';

export interface GameEvents {
  /** Last balance reported by the game. */
  readonly lastBalance: { readonly amount: string; readonly currency: string } | undefined;
  /** True when the game has closed itself. */
  readonly isClosed: boolean;
  readonly onEvent: (notice: GameNotice) => void;
  /** Resets `isClosed`. */
  readonly reopen: () => void;
}

export interface GameEventOptions {
  readonly isMainWallet: boolean;
  readonly onRound: (round: PlayedRound) => void;
  /** A stake was refused. */
  readonly onStakeRefused: (code: StakeRefusal) => void;
}

/** Handles a game's events. A balance of the main wallet is also set in the header. */
export function useGameEvents({ isMainWallet, onRound, onStakeRefused }: GameEventOptions): GameEvents {
  const queryClient = useQueryClient();
  const [lastBalance, setLastBalance] = useState<GameEvents['lastBalance']>();
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => (isMainWallet ? holdBalance() : undefined), [isMainWallet]);
  const onEvent = (notice: GameNotice): void => {
    switch (notice.type) {
      case 'balance':
        setLastBalance({ amount: notice.amount, currency: notice.currency });
        if (isMainWallet) setCachedBalance(queryClient, notice.amount);
        return;
      case 'round':
        if (notice.round !== undefined) onRound(notice.round);
        void queryClient.invalidateQueries({ queryKey: queryKeyOf('getGamingSession') });
        void queryClient.invalidateQueries({ queryKey: queryKeyOf('listBettingRecords') });
        void queryClient.invalidateQueries({ queryKey: queryKeyOf('listRecentGames') });
        return;
      case 'closed':
        setIsClosed(true);
        return;
      case 'refused':
        onStakeRefused(notice.code);
    }
  };
  return { lastBalance, isClosed, onEvent, reopen: () => setIsClosed(false) };
}
