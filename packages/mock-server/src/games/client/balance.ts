import type { Chrome } from './controls.ts';
import type { Session } from './game-session.ts';
import type { HostLink } from './link.ts';
import { amountOf, minorOf } from './money.ts';

export interface ShownBalance {
  /** Takes a stake off at once; does nothing while an earlier stake is unanswered. */
  stake(amount: string): void;
  /** Puts an unanswered stake back, after the server refused it. */
  restore(): void;
  /** Shows what the server answered. */
  show(amount: string): void;
  /** Delays readings of the balance until the round is over. */
  follow(round: Promise<void>): void;
}

/**
 * Shows the balance, and reads it again when the page says that it has changed: at once, or after the current round,
 * whose outcome it would reveal.
 */
export function createBalance(
  link: Pick<HostLink, 'listenForBalance' | 'send'>,
  session: Pick<Session, 'state' | 'balance' | 'currency'>,
  chrome: Pick<Chrome, 'showBalance'>,
): ShownBalance {
  let known = session.balance;
  let isStaked = false;
  let rounds = 0;
  const show = (amount: string): void => {
    known = amount;
    isStaked = false;
    chrome.showBalance(amount);
  };
  const preview = (amount: string): void => {
    chrome.showBalance(amount);
    link.send({ type: 'balance', amount, currency: session.currency });
  };
  let busy: Promise<unknown> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): void => {
    // A balance that cannot be read is read with the next round.
    busy = busy.then(work).catch(() => undefined);
  };
  show(known);
  link.listenForBalance(() =>
    enqueue(async () => {
      const before = rounds;
      const { balance } = await session.state();
      // A round that began meanwhile shows its own balance, and this one may reveal its outcome.
      if (rounds === before) show(balance);
    }),
  );
  return {
    stake(amount) {
      const left = minorOf(known) - minorOf(amount);
      // The server refuses a stake above the balance.
      if (isStaked || left < 0n) return;
      isStaked = true;
      preview(amountOf(left));
    },
    restore() {
      if (isStaked) preview(known);
      isStaked = false;
    },
    show,
    follow(round) {
      rounds += 1;
      enqueue(() => round);
    },
  };
}
