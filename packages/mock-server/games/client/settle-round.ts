import type { ShownBalance } from './balance.ts';
import type { Chrome } from './controls.ts';
import type { GameSession, Round } from './game-session.ts';
import type { History } from './history.ts';

interface SettleOptions {
  readonly session: Pick<GameSession, 'state' | 'report'>;
  readonly chrome: Pick<Chrome, 'notify'>;
  readonly shownBalance: Pick<ShownBalance, 'show'>;
  readonly history: Pick<History, 'add'>;
}

/**
 * Shows the balance after a round that the player has seen, and reports it to the page. An unpaid win is paid by the call
 * of the state; without its answer the notice stays, and the round is over all the same: a repetition would be another stake.
 */
export async function settleRound(
  round: Round,
  balance: string | undefined,
  { session, chrome, shownBalance, history }: SettleOptions,
): Promise<void> {
  history.add(round);
  const read = round.isSettled && balance !== undefined ? { balance } : await session.state().catch(() => undefined);
  if (read !== undefined) {
    chrome.notify(undefined);
    shownBalance.show(read.balance);
  }
  session.report(round, read?.balance);
}
