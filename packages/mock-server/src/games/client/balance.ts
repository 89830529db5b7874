import type { Chrome } from './chrome.ts';
import type { Session } from './game-session.ts';
import type { Link } from './link.ts';

/**
 * Shows the balance, and reads it anew when the page says that it has changed: at once, or after the round that is being played, whose
 * outcome it would give away. The result has to hear of each round.
 */
export function followBalance(
  link: Pick<Link, 'listenForBalance'>,
  session: Pick<Session, 'state' | 'balance'>,
  chrome: Pick<Chrome, 'showBalance'>,
): (round: Promise<void>) => void {
  chrome.showBalance(session.balance);
  let busy: Promise<unknown> = Promise.resolve();
  const then = (work: () => Promise<void>): void => {
    // A balance that cannot be read is read with the next round.
    busy = busy.then(work).catch(() => undefined);
  };
  link.listenForBalance(() => then(async () => chrome.showBalance((await session.state()).balance)));
  return (round) => then(() => round);
}
