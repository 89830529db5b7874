import { openLiveEvents } from '@croupier/sdk/events';
import { queryKeyOf } from '@croupier/sdk/hooks';

import { queryClient } from './query.ts';

/** Refetches what events say has changed, until the session ends or `signal` is aborted. */
export async function followBalance(signal: AbortSignal): Promise<void> {
  const end = await openLiveEvents({
    signal,
    onStateChange: (state) => {
      // Events of the time before are not sent, so loaded data may be outdated.
      if (state.kind === 'open' && !state.resumed) void queryClient.invalidateQueries();
    },
    onEvent: ({ type }) => {
      if (type === 'balance.changed') void queryClient.invalidateQueries({ queryKey: queryKeyOf('getWalletBalance') });
      if (type === 'stream.reset') void queryClient.invalidateQueries();
    },
  });
  if (end === 'unavailable') console.info('This platform has no live events; queries poll.');
}
