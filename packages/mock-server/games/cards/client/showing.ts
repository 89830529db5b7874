import type { ShownBalance } from '../../client/balance.ts';
import type { Chrome } from '../../client/controls.ts';
import type { GameSession, Played, Round } from '../../client/game-session.ts';
import type { History } from '../../client/history.ts';
import { showOnDisplay } from '../../client/open-game.ts';
import type { CardsTranslate } from '../locales/en.data.ts';
import type { Choice } from '../rules.ts';
import type { Choices } from './choices.ts';
import { describeHand } from './describe.ts';
import { choiceOf, handsOf } from './outcome.ts';
import { showResult } from './show-result.ts';
import type { Table } from './table.ts';

/** What a round is shown with. */
export interface Stage {
  readonly chrome: Chrome;
  readonly session: GameSession;
  readonly t: CardsTranslate;
  readonly table: Table;
  readonly history: Pick<History, 'add'>;
  readonly shownBalance: ShownBalance;
}

export interface Showing {
  /** The round that waits for the player's choice; undefined when there is none. */
  readonly waiting: () => Round | undefined;
  /** Shows the cards of an answer, then asks for the choice or shows the result. */
  readonly show: (played: Played, chosen?: Choice) => Promise<void>;
}

export function createShowing(
  { chrome, session, t, table, history, shownBalance }: Stage,
  choices: Pick<Choices, 'ask' | 'hide'>,
  isSkipped: () => boolean,
): Showing {
  let waiting: Round | undefined;
  const ask = (round: Round): void => {
    waiting = round;
    const { player, bank } = handsOf(round);
    showOnDisplay(t('ask'));
    chrome.announce(`${describeHand('player', player, t)}. ${describeHand('bank', bank, t)}. ${t('ask')}`);
    choices.ask(chrome.money(round.stake), round.msToChoose ?? 0);
  };
  const finish = async (round: Round, balance: string | undefined, chosen?: Choice): Promise<void> => {
    waiting = undefined;
    choices.hide();
    await showResult(round, table, { chrome, t });
    history.add(round);
    // An unpaid win is paid by this call, whose end hides the notice.
    const read = round.isSettled && balance !== undefined ? { balance } : await session.state().catch(() => undefined);
    if (read !== undefined) shownBalance.show(read.balance);
    else if (!round.isSettled) chrome.notify(t('pendingWin', { amount: chrome.money(round.payout) }));
    if (chosen !== undefined && choiceOf(round) !== chosen) chrome.notify(t('earlier'));
    session.report(round, read?.balance);
  };
  return {
    waiting: () => waiting,
    async show({ round, balance }, chosen) {
      await table.show(handsOf(round), {
        isMotionReduced: chrome.isMotionReduced(),
        isSkipped,
        onCard: chrome.sound.swish,
      });
      await chrome.whenResumed();
      if (round.msToChoose === undefined) return finish(round, balance, chosen);
      if (balance !== undefined) shownBalance.show(balance);
      ask(round);
    },
  };
}
