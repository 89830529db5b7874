import { recallAllWallets } from '@croupier/sdk/client';
import { queryKeyOf } from '@croupier/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { idempotencyKeys } from '../../shared/idempotency-keys.ts';
import { refetchBalance } from '../../shared/member-balance.ts';
import { paths } from '../../shared/paths.ts';

export interface StopPlaying {
  readonly stop: () => Promise<void>;
  readonly isStopping: boolean;
}

/** Brings the money of all vendors back and leaves the game, whose page ends its launch. */
export function useStopPlaying(): StopPlaying {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isStopping, setIsStopping] = useState(false);
  const stop = async (): Promise<void> => {
    setIsStopping(true);
    const intent = `stop:${crypto.randomUUID()}`;
    try {
      await recallAllWallets({ meta: { intent } });
    } catch {
      // What did not come back is on the page of the wallets, and a vendor's wallet comes back when its launch ends.
      await idempotencyKeys.release(intent);
    }
    await navigate(paths.home);
    await refetchBalance(queryClient);
    for (const call of ['listMerchantWallets', 'getGamingSession'] as const) {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) });
    }
  };
  return { stop, isStopping };
}
