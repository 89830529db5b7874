import type { ShownBalance } from '../../client/balance.ts';
import type { Chrome } from '../../client/controls.ts';
import { GameError, type GameSession, type Round } from '../../client/game-session.ts';
import type { History } from '../../client/history.ts';
import type { HostLink } from '../../client/link.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import { showError } from '../../client/open-game.ts';
import type { TableTranslate } from '../locales/en.data.ts';
import type { Bets, Update } from './bets.ts';
import type { Visit } from './facts.ts';
import { tableOf } from './outcome.ts';
import type { Phase } from './round-clock.ts';
import type { Spots } from './spots.ts';
import type { View } from './view.ts';

export interface SyncParts {
  readonly link: HostLink;
  readonly session: GameSession;
  readonly chrome: Chrome;
  readonly t: TableTranslate;
  readonly bets: Bets;
  readonly spots: Spots;
  readonly view: View;
  readonly visit: Visit;
  readonly history: Pick<History, 'add'>;
  readonly shownBalance: ShownBalance;
}

/** Time in ms from one frame of the countdown to the next, and between two readings of the table. */
const TICK_MS = 200;
const READ_MS = 5000;

export interface Sync {
  /** Reads the table, and shows what has changed. */
  readonly sync: () => Promise<void>;
  /** Follows the table while the page is visible. */
  readonly start: () => void;
}

/** Shows what bets brought that have ended, and notifies the page. */
function showEnd(
  { session, chrome, t, view, visit, history }: SyncParts,
  ended: readonly Round[],
  balance: string,
): void {
  const sumOf = (field: 'stake' | 'payout'): bigint => ended.reduce((sum, round) => sum + minorOf(round[field]), 0n);
  const [stake, payout] = [sumOf('stake'), sumOf('payout')];
  const net = chrome.change(amountOf(payout - stake));
  for (const round of ended) {
    visit.add(round);
    history.add(round);
    session.report(round, balance);
  }
  const paid = t('paid', { payout: chrome.money(amountOf(payout)), stake: chrome.money(amountOf(stake)) });
  chrome.announce(`${paid}. ${t('net', { net })}`);
  view.showNet(net);
  if (payout > stake) chrome.sound.chime(5);
}

export function createSync(parts: SyncParts): Sync {
  const { link, session, chrome, t, bets, spots, view, shownBalance } = parts;
  let running: Promise<void> | undefined;
  let readAt = performance.now();
  let isLost = false;
  let isClosed = false;

  const say = ({ unanswered, hasCancelled }: Update): void => {
    if (unanswered === 'taken') {
      spots.laid.set({});
      view.message(undefined);
    }
    if (unanswered === 'not-taken') view.message(t('notTaken'));
    if (hasCancelled) view.message(t('cancelled'));
  };
  const read = async (): Promise<void> => {
    try {
      const { balance, rounds, answer } = await session.state();
      const table = tableOf(answer);
      const stakes = bets.taken();
      if (Object.keys(stakes).length > 0) view.remember(stakes);
      const update = bets.update(table, rounds);
      if (isLost) view.message(undefined);
      isLost = false;
      if (table.number !== view.table().number) view.message(undefined);
      view.update(table);
      say(update);
      shownBalance.show(balance);
      if (update.ended.length > 0) showEnd(parts, update.ended, balance);
      view.show();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      if (error.code === 'OFFLINE' || error.code === 'REFUSED') {
        isLost = true;
        view.message(t('lostTable'));
      } else {
        isClosed = true;
        showError(error, { chrome, link, t });
      }
    }
    readAt = performance.now();
  };
  const sync = (): Promise<void> => {
    // A reading during a call of the player could miss its effect.
    running ??= read().finally(() => (running = undefined));
    return running;
  };

  return {
    sync,
    start() {
      let seen: Phase | undefined;
      const follow = (): void => {
        if (document.hidden || isClosed) return;
        view.tick();
        const phase = view.clock().phase();
        const isDue = performance.now() - readAt > READ_MS;
        // The server answers cards, payments and the next round only when their time has come.
        const hasChanged = seen !== undefined && phase !== seen;
        if (hasChanged && seen === 'betting' && spots.laid.total() > 0n && !bets.isBusy()) view.message(t('late'));
        seen = phase;
        if ((hasChanged || isDue || phase === 'next') && !bets.isBusy()) void sync();
      };
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden && !isClosed) void sync();
      });
      bets.update(view.table(), session.rounds);
      view.update(view.table());
      setInterval(follow, TICK_MS);
    },
  };
}
