import { exitGame } from '@croupier/sdk/client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { idempotencyKeys } from '../../shared/idempotency-keys.ts';
import { refetchBalance, setCachedBalance } from '../../shared/member-balance.ts';

/** Ends a launch, which returns the wallet's money. Never rejects, because the platform ends old launches itself. */
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

/** Ends the latest launch on unmount; the platform ends earlier ones. */
export function useExitOnLeave(launchId: string | undefined): void {
  const queryClient = useQueryClient();
  const lastLaunchId = useRef<string>(undefined);
  useEffect(() => {
    lastLaunchId.current = launchId ?? lastLaunchId.current;
  }, [launchId]);
  useEffect(
    () => () => {
      if (lastLaunchId.current !== undefined) void endGameSession(queryClient, lastLaunchId.current);
    },
    [queryClient],
  );
}
