import { createBalance } from '../../client/balance.ts';
import { createChrome } from '../../client/controls.ts';
import { byId, make } from '../../client/dom.ts';
import { GameError, type Played, type Round } from '../../client/game-session.ts';
import { createHistory } from '../../client/history.ts';
import {
  showError,
  drawDisplayBackground,
  openGame,
  bindSpaceKey,
  showOnDisplay,
  type OpenGame,
} from '../../client/open-game.ts';
import { createStakeSteps } from '../../client/stake-steps.ts';
import { cardsEn, type CardsTexts, type CardsTranslate } from '../locales/en.data.ts';
import { cardsFil } from '../locales/fil.data.ts';
import { totalOf, type Choice } from '../rules.ts';
import { createChoices } from './choices.ts';
import { choiceOf, handsOf } from './outcome.ts';
import { describeRules, drawMiniHand } from './rules-sheet.ts';
import { showResult } from './show-result.ts';
import { createTable, describeHand } from './table.ts';

const texts: { readonly en: CardsTexts; readonly fil: CardsTexts } = { en: cardsEn, fil: cardsFil };
new ResizeObserver(drawDisplayBackground).observe(byId('plate'));
const opened = await openGame(texts);
if (opened !== undefined) play(opened);

function play({ link, session, t, locale }: OpenGame<Parameters<CardsTranslate>[0]>): void {
  const chrome = createChrome(link, session, t, locale, drawDisplayBackground);
  const shownBalance = createBalance(link, session, chrome);
  const history = createHistory(session.rounds, { chrome, t, locale, drawOutcome: (round) => drawOutcome(round, t) });
  const stakes = createStakeSteps(session.stakeSteps, chrome.money, () => {});
  const table = createTable(t);
  const setButtonText = (text: string): void => void (byId('go-text').textContent = text);
  /** The round that waits for a choice. */
  let open: Round | undefined;
  let isBusy = false;
  let isSkipped = false;
  const options = () => ({
    isMotionReduced: chrome.isMotionReduced(),
    isSkipped: () => isSkipped,
    onCard: chrome.sound.swish,
  });

  /** Shows the cards of an answer, then asks for the choice or shows the result. */
  const showPlayed = async ({ round, balance }: Played, chosen?: Choice): Promise<void> => {
    await table.show(handsOf(round), options());
    await chrome.whenResumed();
    if (round.msToChoose === undefined) return finish(round, balance, chosen);
    if (balance !== undefined) shownBalance.show(balance);
    ask(round);
  };
  const ask = (round: Round): void => {
    open = round;
    const { player, bank } = handsOf(round);
    showOnDisplay(t('ask'));
    chrome.announce(`${describeHand('player', player, t)}. ${describeHand('bank', bank, t)}. ${t('ask')}`);
    choices.ask(chrome.money(round.stake), round.msToChoose ?? 0);
  };
  const finish = async (round: Round, balance: string | undefined, chosen?: Choice): Promise<void> => {
    open = undefined;
    choices.hide();
    await showResult(round, table, { chrome, t });
    history.add(round);
    const newBalance = round.isSettled && balance !== undefined ? balance : (await session.state()).balance;
    chrome.notify(undefined);
    if (chosen !== undefined && choiceOf(round) !== chosen) chrome.notify(t('earlier'));
    shownBalance.show(newBalance);
    session.report(round, newBalance);
  };
  const deal = async (): Promise<void> => {
    let canRepeat = false;
    stakes.lock(true);
    chrome.notify(undefined);
    table.clear();
    showOnDisplay(t('dealing'));
    setButtonText(t('skip'));
    shownBalance.subtractStake(stakes.current());
    try {
      await showPlayed(await session.play({ stake: stakes.current() }));
    } catch (error) {
      showOnDisplay(t('ready'));
      if (error instanceof GameError && error.code === 'ROUND_OPEN') await showOpenRound();
      canRepeat = showError(error, { chrome, link, t });
      if (!canRepeat) shownBalance.restoreStake();
    }
    setButtonText(t(canRepeat ? 'tryAgain' : 'deal'));
    stakes.lock(canRepeat || open !== undefined);
  };
  const choose = async (choice: Choice): Promise<void> => {
    if (open === undefined) return;
    choices.lock();
    chrome.notify(undefined);
    showOnDisplay(t('dealing'));
    try {
      await showPlayed(await session.choose(open.id, choice), choice);
    } catch (error) {
      showError(error, { chrome, link, t });
      // Without an answer the round and its choice stay; the server chooses when their time is over.
      if (open !== undefined) {
        showOnDisplay(t('ask'));
        choices.unlock();
      }
    }
    stakes.lock(open !== undefined);
  };
  /** Ends a round whose time was over: the server has stood for the player. */
  const endLate = async (): Promise<void> => {
    if (open === undefined) return;
    const { id } = open;
    choices.lock();
    const { rounds, balance } = await session.state();
    const round = rounds.find((candidate) => candidate.id === id);
    if (round === undefined) return choices.unlock();
    await showPlayed({ round, balance });
    chrome.notify(t('late'));
    stakes.lock(false);
  };
  /** Shows a round of another window that still waits for its choice. */
  const showOpenRound = async (): Promise<void> => {
    const waiting = await session.state().catch(() => undefined);
    if (waiting?.open !== undefined) await showPlayed({ round: waiting.open, balance: waiting.balance });
  };
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
  const press = (): void => {
    if (isBusy) isSkipped = true;
    else if (open === undefined) run(deal);
  };
  byId('rules-body').replaceChildren(...describeRules(t));
  byId('legend-text').textContent = t('legend');
  showOnDisplay(t('ready'));
  byId('go').addEventListener('click', press);
  bindSpaceKey(press);
  setButtonText(t('deal'));
  byId('go').removeAttribute('disabled');
  if (session.open !== undefined) {
    const round = session.open;
    stakes.lock(true);
    run(() => showPlayed({ round, balance: undefined }));
  }
}

/** Draws a round for the history: both totals and the player's cards. */
function drawOutcome(round: Round, t: CardsTranslate): Node {
  const { player, bank } = handsOf(round);
  const cards = drawMiniHand(player);
  const outcome = make('span', 'hand-art', cards);
  outcome.setAttribute('role', 'img');
  outcome.setAttribute('aria-label', t('score', { player: totalOf(player), bank: totalOf(bank) }));
  return outcome;
}
