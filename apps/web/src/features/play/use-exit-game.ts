import { exitGame } from '@croupier/sdk/client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { idempotencyKeys } from '../../shared/idempotency-keys.ts';
import { refreshBalance, showBalance } from '../../shared/member-balance.ts';

/** Leaves a game: what it kept in a wallet of its own returns. Resolves in any case; the platform ends old launches. */
export async function leaveGame(queryClient: QueryClient, launchId: string): Promise<void> {
  const intent = `exit:${launchId}`;
  try {
    const { value } = await exitGame({ body: { launchId }, meta: { intent } });
    showBalance(queryClient, value.balance);
  } catch {
    await idempotencyKeys.release(intent);
    await refreshBalance(queryClient);
  }
}

/** Leaves the game when its page is left. A launch that came later replaces the one before it. */
export function useExitOnLeave(launchId: string | undefined): void {
  const queryClient = useQueryClient();
  const last = useRef<string>(undefined);
  useEffect(() => {
    last.current = launchId ?? last.current;
  }, [launchId]);
  useEffect(
    () => () => {
      if (last.current !== undefined) void leaveGame(queryClient, last.current);
    },
    [queryClient],
  );
}
