import { openLiveEvents } from '@croupier/sdk/events';
import type { LiveEvent } from '@croupier/sdk/types';
import type { QueryClient } from '@tanstack/react-query';

import { expireSession } from '../../session/session-store.ts';
import { isBalanceHeld, setCachedBalance } from '../../shared/member-balance.ts';
import { keepStream, setStreamOpen } from '../../shared/live-events/live-stream.ts';
import { createOutdatedQueries } from './outdated-queries.ts';

/**
 * Receives the live events of the session with this token, and brings what is on screen up to date. The session expires when
 * the platform has ended it. Returns the function that closes the stream.
 */
export function receiveEvents(queryClient: QueryClient, token: string): () => void {
  const closing = new AbortController();
  const { outdate, outdateAll, stop } = createOutdatedQueries(queryClient);
  const onEvent = (event: LiveEvent): void => {
    if (event.type === 'stream.reset') outdateAll();
    if (event.type === 'balance.changed' && !isBalanceHeld()) setCachedBalance(queryClient, event.balance);
    outdate(event.type);
  };
  const receive = async (): Promise<void> => {
    const end = await openLiveEvents({
      signal: closing.signal,
      onEvent,
      onStateChange(state) {
        if (closing.signal.aborted) return;
        setStreamOpen(state.kind === 'open');
        // What was loaded before may have changed meanwhile.
        if (state.kind === 'open' && !state.resumed) outdateAll();
      },
    });
    if (closing.signal.aborted) return;
    setStreamOpen(false);
    if (end === 'session-ended') expireSession(token);
  };
  const close = (): void => {
    closing.abort();
    stop();
    setStreamOpen(false);
  };
  keepStream(close);
  void receive();
  return close;
}
