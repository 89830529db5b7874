import type { ShownBalance } from '../../client/balance.ts';
import type { Chrome } from '../../client/controls.ts';
import { GameError, type GameSession } from '../../client/game-session.ts';
import type { HostLink } from '../../client/link.ts';
import { showError } from '../../client/open-game.ts';
import type { TableTranslate } from '../locales/en.data.ts';
import type { Bets } from './bets.ts';
import type { Spots } from './spots.ts';
import type { View } from './view.ts';

export interface PlayParts {
  readonly link: HostLink;
  readonly session: Pick<GameSession, 'currency'>;
  readonly chrome: Chrome;
  readonly t: TableTranslate;
  readonly bets: Bets;
  readonly spots: Spots;
  readonly view: View;
  readonly shownBalance: ShownBalance;
  readonly sync: () => Promise<void>;
}

/** What the player does with bets. */
export interface Actions {
  /** Sends the chips on the spots as a bet; without an answer they stay. */
  readonly confirm: () => void;
  /** Takes the last chips off, or the last bet back while bets are taken. */
  readonly undo: () => void;
  /** Lays the stakes of the last bet again. */
  readonly again: () => void;
}

export function createPlay({ link, session, chrome, t, bets, spots, view, shownBalance, sync }: PlayParts): Actions {
  const showBalance = (amount: string | undefined): void => {
    if (amount === undefined) return;
    shownBalance.show(amount);
    link.send({ type: 'balance', amount, currency: session.currency });
  };
  const show = (work: Promise<void>): void => {
    view.show();
    void work.finally(() => view.show());
  };
  const send = async (): Promise<void> => {
    const sent = await bets.send(view.table().number, spots.laid.stakes());
    if (sent.kind === 'taken') {
      spots.laid.set({});
      showBalance(sent.balance);
      chrome.sound.impact(1);
      chrome.announce(t('betTaken', { amount: chrome.money(bets.total()) }));
      return;
    }
    if (sent.kind === 'unknown') {
      view.message(t('unknown'));
      return sync();
    }
    if (sent.error.code === 'BETS_CLOSED') view.message(t('late'));
    else if (sent.error.code === 'REFUSED') view.message(t('notTaken'));
    else showError(sent.error, { chrome, link, t });
    return sync();
  };
  const takeBack = async (): Promise<void> => {
    try {
      showBalance(await bets.takeBack());
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      if (error.code === 'OFFLINE') view.message(t('lostTable'));
      else showError(error, { chrome, link, t });
    }
    // The state says what became of a bet whose taking back has no answer.
    return sync();
  };
  return {
    confirm() {
      if (bets.isBusy() || spots.laid.total() === 0n || view.clock().phase() !== 'betting') return;
      view.message(undefined);
      show(send());
    },
    undo() {
      if (bets.isBusy()) return;
      view.message(undefined);
      if (spots.laid.total() > 0n) {
        spots.laid.undo();
        view.show();
      } else if (bets.last() !== undefined && view.clock().phase() === 'betting') show(takeBack());
    },
    again() {
      if (bets.isBusy() || spots.laid.total() > 0n) return;
      spots.laid.set(view.remembered());
      view.show();
    },
  };
}
