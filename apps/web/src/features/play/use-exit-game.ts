import { exitGame } from '@croupier/sdk/client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { idempotencyKeys } from '../../shared/idempotency-keys.ts';
import { refetchBalance, setCachedBalance } from '../../shared/member-balance.ts';

/** Leaves a game and returns its wallet. Always resolves; the platform ends old launches itself. */
export async function endGameSession(queryClient: QueryClient, launchId: string): Promise<void> {
  const intent = `exit:${launchId}`;
  try {
    const { value } = await exitGame({ body: { launchId }, meta: { intent } });
    setCachedBalance(queryClient, value.balance);
  } catch {
    await idempotencyKeys.release(intent);
    await refetchBalance(queryClient);
  }
}

/** Leaves the game on unmount. A later launch replaces the earlier one. */
export function useExitOnLeave(launchId: string | undefined): void {
  const queryClient = useQueryClient();
  const last = useRef<string>(undefined);
  useEffect(() => {
    last.current = launchId ?? last.current;
  }, [launchId]);
  useEffect(
    () => () => {
      if (last.current !== undefined) void endGameSession(queryClient, last.current);
    },
    [queryClient],
  );
}
