import { createAutoPlay } from '../../client/auto/auto-play.ts';
import { addQuickMode } from '../../client/auto/quick-mode.ts';
import { createBalance } from '../../client/balance.ts';
import { celebrate, countUp } from '../../client/big-win.ts';
import { createChrome, type Chrome } from '../../client/controls.ts';
import { byId, make, wait } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { createHistory } from '../../client/history.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import {
  showError,
  drawDisplayBackground,
  openGame,
  bindSpaceKey,
  showOnDisplay,
  type OpenGame,
} from '../../client/open-game.ts';
import { colorEn, type ColorTranslate, type ColorTexts } from '../locales/en.data.ts';
import { colorFil } from '../locales/fil.data.ts';
import { MAX_FIELD_STAKE, ODDS, RETURN_TO_PLAYER, multiplierOf } from '../rules.ts';
import { settleRound } from '../../client/settle-round.ts';
import { createBets, createChips, type FieldStakes } from './bets.ts';
import { createDice, drawColorIcon } from './dice.ts';
import { diceOf, fieldsOf } from './outcome.ts';

/** Minimum duration of the shaking. */
const MIN_SHAKE_MS = 450;

const texts: { readonly en: ColorTexts; readonly fil: ColorTexts } = { en: colorEn, fil: colorFil };
const dice = createDice(byId('tray'));
dice.place(['red', 'yellow', 'blue']);
new ResizeObserver(drawDisplayBackground).observe(byId('plate'));
const opened = await openGame(texts);
if (opened !== undefined) {
  byId('rules-body').replaceChildren(...describeOdds(opened.t));
  play(opened);
}

function play({ link, session, t, locale }: OpenGame<Parameters<ColorTranslate>[0]>): void {
  const chrome = addQuickMode(createChrome(link, session, t, locale, drawDisplayBackground), t('quick'));
  const shownBalance = createBalance(link, session, chrome);
  const history = createHistory(session.rounds, { chrome, t, locale, drawOutcome });
  const chosenChip = createChips(session.stakeSteps, { t, money: chrome.money });
  let lastStakes: FieldStakes = fieldsOf(history.last());
  let isThrowing = false;
  let canRepeat = false;
  const bets = createBets({
    t,
    money: chrome.money,
    chosenChip,
    onChange: () => updateControls(),
    onLimit: () => chrome.notify(t('fieldFull', { amount: chrome.money(MAX_FIELD_STAKE) })),
  });
  const updateControls = (): void => {
    const stake = bets.totalStake();
    const isEmpty = minorOf(stake) === 0n;
    byId('stake').textContent = chrome.money(stake);
    const autoText = auto.buttonText();
    const isBusy = isThrowing || autoText !== undefined;
    bets.lock(isBusy || canRepeat);
    byId('go').toggleAttribute('disabled', !isBusy && !canRepeat && isEmpty);
    byId('open-auto').toggleAttribute('disabled', isBusy || canRepeat || isEmpty);
    byId('clear').toggleAttribute('disabled', isBusy || isEmpty);
    byId('again').toggleAttribute('disabled', isBusy || Object.keys(lastStakes).length === 0);
    byId('go-text').textContent = autoText ?? t(canRepeat ? 'tryAgain' : 'roll');
  };

  const finishRound = async (round: Round, balance: string | undefined): Promise<void> => {
    const colors = diceOf(round);
    await throwDice(colors, chrome);
    bets.showResults((color) => multiplierOf(color, colors));
    await showWin(round, { chrome, t });
    lastStakes = fieldsOf(round);
    await settleRound(round, balance, { session, chrome, shownBalance, history });
  };
  const roll = async (): Promise<Round | undefined> => {
    bets.clearResults();
    chrome.notify(undefined);
    showOnDisplay(t('rolling'));
    shownBalance.subtractStake(bets.totalStake());
    if (!chrome.isMotionReduced()) dice.shake();
    try {
      const minimum = wait(chrome.isMotionReduced() ? 0 : MIN_SHAKE_MS);
      const [{ round, balance }] = await Promise.all([session.play({ fields: bets.stakes() }), minimum]);
      canRepeat = false;
      await finishRound(round, balance);
      return round;
    } catch (error) {
      dice.place(['red', 'yellow', 'blue']);
      showOnDisplay(t('place'));
      canRepeat = showError(error, { chrome, link, t });
      if (!canRepeat) shownBalance.restoreStake();
      return undefined;
    }
  };
  const startRoll = async (): Promise<Round | undefined> => {
    isThrowing = true;
    updateControls();
    const round = roll().finally(() => {
      isThrowing = false;
      updateControls();
    });
    shownBalance.trackRound(round.then(() => undefined));
    return round;
  };
  const auto = createAutoPlay({ chrome, t, stake: bets.totalStake, playRound: startRoll, onChange: updateControls });
  const press = (): void => {
    if (auto.buttonText() !== undefined) return auto.stop();
    if (isThrowing) return dice.skip();
    if (!byId('go').hasAttribute('disabled')) void startRoll();
  };
  showOnDisplay(t('place'));
  byId('clear').addEventListener('click', () => bets.setStakes({}));
  byId('again').addEventListener('click', () => bets.setStakes(lastStakes));
  byId('go').addEventListener('click', press);
  bindSpaceKey(press);
  updateControls();
}

async function throwDice(colors: ReturnType<typeof diceOf>, chrome: Chrome): Promise<void> {
  const onLand = (die: number): void => chrome.sound.impact(die * 2);
  await dice.drop(colors, { isMotionReduced: chrome.isMotionReduced(), onLand });
  await chrome.whenResumed();
}

/** Shows the payout and the net result of a round; a big win also in a dialog. */
async function showWin(round: Round, { chrome, t }: { chrome: Chrome; t: ColorTranslate }): Promise<void> {
  const names = diceOf(round).map((color) => t(color));
  const result = t('fell', { colors: names.join(', ') });
  const { payout, stake } = round;
  const isWin = minorOf(payout) > 0n;
  const net = minorOf(payout) - minorOf(stake);
  const shownNet = chrome.change(amountOf(net));
  const returned = t('returned', { payout: chrome.money(payout), stake: chrome.money(stake) });
  chrome.announce(`${result} ${isWin ? `${returned} ${t('net', { net: shownNet })}` : t('lost')}`);
  showOnDisplay(isWin ? returned : result, isWin ? shownNet : '');
  if (!isWin) return;
  if (net > 0n) chrome.sound.chime(5);
  if (!round.isSettled) chrome.notify(t('pendingWin', { amount: chrome.money(payout) }), 'info');
  if (net > 0n && !chrome.isMotionReduced()) {
    await countUp(byId('plate-sum'), amountOf(net), chrome.change);
  }
  await celebrate(round, { chrome, t }, minorOf(payout) >= minorOf(stake) * 8n ? 'big' : undefined);
}

/** Draws a round for the history: its three dice. */
function drawOutcome(round: Round): Node {
  const faces = diceOf(round).map((color) => make('span', `face ${color}`, drawColorIcon(color)));
  return make('span', 'dice-row', ...faces);
}

/** Returns the rules and odds. */
function describeOdds(t: ColorTranslate): readonly Node[] {
  const labels = [t('oddsOne'), t('oddsTwo'), t('oddsThree')];
  const rows = ODDS.map((odds, index) => {
    const header = make('th', '', labels[index] ?? '');
    header.scope = 'row';
    return make('tr', '', header, make('td', '', t('odds', { odds })));
  });
  return [
    make('p', '', t('howTo')),
    make('table', 'pays', make('tbody', '', ...rows)),
    make('p', '', t('stakeBack')),
    make('p', '', t('returnToPlayer', { percent: RETURN_TO_PLAYER })),
  ];
}
