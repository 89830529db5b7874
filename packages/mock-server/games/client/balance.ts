import type { Chrome } from './controls.ts';
import type { GameSession } from './game-session.ts';
import type { HostLink } from './link.ts';
import { amountOf, minorOf } from './money.ts';

export interface ShownBalance {
  /** Subtracts a stake at once; does nothing while an earlier stake has no answer. */
  subtractStake(amount: string): void;
  /** Adds the subtracted stake again, after the server has refused it. */
  restoreStake(): void;
  /** Shows the balance of an answer. */
  show(amount: string): void;
  /** Delays reads of the balance until the round has ended. */
  trackRound(round: Promise<void>): void;
}

/**
 * Shows the balance, and reads it again when the page sends `balance-changed`: at once, or after the current round,
 * because the new balance would reveal its outcome.
 */
export function createBalance(
  link: Pick<HostLink, 'listenForBalance' | 'send'>,
  session: Pick<GameSession, 'balance' | 'currency'> & { state(): Promise<{ readonly balance: string }> },
  chrome: Pick<Chrome, 'showBalance'>,
): ShownBalance {
  let lastBalance = session.balance;
  let isStakeSubtracted = false;
  let rounds = 0;
  const show = (amount: string): void => {
    lastBalance = amount;
    isStakeSubtracted = false;
    chrome.showBalance(amount);
  };
  const preview = (amount: string): void => {
    chrome.showBalance(amount);
    link.send({ type: 'balance', amount, currency: session.currency });
  };
  let busy: Promise<unknown> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): void => {
    // Ignores a failed read: the next round shows its own balance.
    busy = busy.then(work).catch(() => undefined);
  };
  show(lastBalance);
  link.listenForBalance(() =>
    enqueue(async () => {
      const roundsBefore = rounds;
      const { balance } = await session.state();
      // A round that has started meanwhile shows its own balance; this balance may reveal its outcome too early.
      if (rounds === roundsBefore) show(balance);
    }),
  );
  return {
    subtractStake(amount) {
      const remaining = minorOf(lastBalance) - minorOf(amount);
      // The server refuses a stake above the balance.
      if (isStakeSubtracted || remaining < 0n) return;
      isStakeSubtracted = true;
      preview(amountOf(remaining));
    },
    restoreStake() {
      if (isStakeSubtracted) preview(lastBalance);
      isStakeSubtracted = false;
    },
    show,
    trackRound(round) {
      rounds += 1;
      enqueue(() => round);
    },
  };
}
