import { showError, showOnDisplay } from '../../client/open-game.ts';
import { byId } from '../../client/dom.ts';
import { GameError, type Round } from '../../client/game-session.ts';
import type { HostLink } from '../../client/link.ts';
import type { StakeSteps } from '../../client/stake-steps.ts';
import type { Choice } from '../rules.ts';
import { createChoices } from './choices.ts';
import { createShowing, type Showing, type Stage } from './showing.ts';

/** What the player does in rounds, one thing after the other. */
export interface Rounds {
  /** The main button and the space bar: deals, or skips the animation. */
  readonly press: () => void;
  /** Continues a round of an earlier visit, which waits for a choice. */
  readonly resume: (round: Round) => void;
}

interface RoundsOptions extends Stage {
  readonly link: HostLink;
  readonly locale: string;
  readonly stakes: StakeSteps;
}

export function createRounds({ link, locale, stakes, ...stage }: RoundsOptions): Rounds {
  const { chrome, session, t, table, shownBalance } = stage;
  let isBusy = false;
  let isSkipped = false;
  const setButtonText = (text: string): void => void (byId('go-text').textContent = text);
  const run = (work: () => Promise<void>): void => {
    if (isBusy) return;
    isBusy = true;
    isSkipped = false;
    shownBalance.trackRound(work().finally(() => void (isBusy = false)));
  };
  const choices = createChoices({
    t,
    locale,
    onChoice: (choice) => run(() => choose(choice)),
    onLate: () => run(() => endLate().catch(() => choices.unlock())),
  });
  const { show, waiting } = createShowing(stage, choices, () => isSkipped);
  const deal = async (): Promise<void> => {
    let canRepeat = false;
    stakes.lock(true);
    chrome.notify(undefined);
    table.clear();
    showOnDisplay(t('dealing'));
    setButtonText(t('skip'));
    shownBalance.subtractStake(stakes.current());
    try {
      await show(await session.play({ stake: stakes.current() }));
    } catch (error) {
      showOnDisplay(t('ready'));
      if (error instanceof GameError && error.code === 'ROUND_OPEN') await showOpenRound(stage, show);
      canRepeat = showError(error, { chrome, link, t });
      if (!canRepeat) shownBalance.restoreStake();
    }
    setButtonText(t(canRepeat ? 'tryAgain' : 'deal'));
    stakes.lock(canRepeat || waiting() !== undefined);
  };
  const choose = async (choice: Choice): Promise<void> => {
    const round = waiting();
    if (round === undefined) return;
    choices.lock();
    chrome.notify(undefined);
    showOnDisplay(t('dealing'));
    try {
      await show(await session.choose(round.id, choice), choice);
    } catch (error) {
      showError(error, { chrome, link, t });
      // Without an answer the round and its choice stay; the server chooses when their time is over.
      if (waiting() !== undefined) {
        showOnDisplay(t('ask'));
        choices.unlock();
      }
    }
    stakes.lock(waiting() !== undefined);
  };
  /** Shows a round whose time was over: the server has chosen for the player. */
  const endLate = async (): Promise<void> => {
    const id = waiting()?.id;
    if (id === undefined) return;
    choices.lock();
    const { rounds, balance } = await session.state();
    const round = rounds.find((candidate) => candidate.id === id);
    if (round === undefined) return choices.unlock();
    await show({ round, balance });
    chrome.notify(t('late'));
    stakes.lock(false);
  };
  setButtonText(t('deal'));
  return {
    press() {
      if (isBusy) isSkipped = true;
      else if (waiting() === undefined) run(deal);
    },
    resume(round) {
      stakes.lock(true);
      run(() => show({ round, balance: undefined }));
    },
  };
}

/** Shows a round of another window that still waits for its choice. */
async function showOpenRound({ session }: Stage, show: Showing['show']): Promise<void> {
  const state = await session.state().catch(() => undefined);
  if (state?.open !== undefined) await show({ round: state.open, balance: state.balance });
}
