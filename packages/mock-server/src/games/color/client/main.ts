import { createBalance } from '../../client/balance.ts';
import { showBigWin, countUp, gradeOf } from '../../client/big-win.ts';
import { createChrome, showHistory, type Chrome } from '../../client/controls.ts';
import { byId, make, wait } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { amountOf, formatNet, minorOf } from '../../client/money.ts';
import { showError, drawPlate, openGame, pressBySpace, setPlate, type OpenGame } from '../../client/open-game.ts';
import { colorEn, type ColorTranslate, type ColorTexts } from '../locales/en.data.ts';
import { colorFil } from '../locales/fil.data.ts';
import { FIELD_MOST, ODDS, RETURN_TO_PLAYER, timesOf } from '../rules.ts';
import { createBets, createChips, type Fields } from './bets.ts';
import { createDice, drawColorIcon } from './dice.ts';
import { diceOf, fieldsOf } from './outcome.ts';

const SHOWN = 20;
/** Minimum time of the shaking. */
const MIN_SHAKE_MS = 450;

const texts: { readonly en: ColorTexts; readonly fil: ColorTexts } = { en: colorEn, fil: colorFil };
const dice = createDice(byId('tray'));
dice.place(['red', 'yellow', 'blue']);
new ResizeObserver(drawPlate).observe(byId('plate'));
const opened = await openGame(texts);
if (opened !== undefined) {
  byId('rules-body').replaceChildren(...describeOdds(opened.t));
  play(opened);
}

function play({ link, session, t, locale }: OpenGame<Parameters<ColorTranslate>[0]>): void {
  const chrome = createChrome(link, session, t, locale, drawPlate);
  const shownBalance = createBalance(link, session, chrome);
  const rounds: Round[] = [...session.rounds];
  const chip = createChips(session.steps, { t, money: chrome.money });
  let last: Fields = fieldsOf(rounds[0]);
  let isThrowing = false;
  let canRepeat = false;
  const bets = createBets({
    t,
    money: chrome.money,
    chip,
    onChange: () => updateControls(),
    onFull: () => chrome.notify(t('fieldFull', { amount: chrome.money(FIELD_MOST) })),
  });
  const updateControls = (): void => {
    const sum = bets.sum();
    const isEmpty = minorOf(sum) === 0n;
    byId('stake').textContent = chrome.money(sum);
    byId('go').toggleAttribute('disabled', !isThrowing && !canRepeat && isEmpty);
    byId('clear').toggleAttribute('disabled', isThrowing || isEmpty);
    byId('again').toggleAttribute('disabled', isThrowing || Object.keys(last).length === 0);
  };
  const showRounds = (): void => showHistory(rounds.slice(0, SHOWN), chrome, { t, locale, picture });
  const setGo = (text: string): void => void (byId('go-text').textContent = text);

  const finishRound = async (round: Round, balance: string | undefined): Promise<void> => {
    const colors = diceOf(round);
    await throwDice(colors, chrome);
    bets.showResults((color) => timesOf(color, colors));
    await showWin(round, { chrome, t });
    rounds.unshift(round);
    last = fieldsOf(round);
    showRounds();
    const known = round.isFinal && balance !== undefined ? balance : (await session.state()).balance;
    shownBalance.show(known);
    session.report(round, known);
  };
  const roll = async (): Promise<void> => {
    bets.lock(true);
    bets.clearResults();
    chrome.notify(undefined);
    setPlate(t('rolling'));
    updateControls();
    shownBalance.stake(bets.sum());
    if (!chrome.isMotionReduced()) dice.shake();
    try {
      const minimum = wait(chrome.isMotionReduced() ? 0 : MIN_SHAKE_MS);
      const [{ round, balance }] = await Promise.all([session.play({ fields: bets.now() }), minimum]);
      canRepeat = false;
      await finishRound(round, balance);
    } catch (error) {
      dice.place(['red', 'yellow', 'blue']);
      setPlate(t('place'));
      canRepeat = showError(error, { chrome, link, t });
      if (!canRepeat) shownBalance.restore();
    }
    setGo(t(canRepeat ? 'tryAgain' : 'roll'));
    bets.lock(canRepeat);
  };
  const press = (): void => {
    if (isThrowing) return dice.skip();
    if (byId('go').hasAttribute('disabled')) return;
    isThrowing = true;
    shownBalance.follow(
      roll().finally(() => {
        isThrowing = false;
        updateControls();
      }),
    );
  };
  showRounds();
  setPlate(t('place'));
  setGo(t('roll'));
  byId('clear').addEventListener('click', () => bets.put({}));
  byId('again').addEventListener('click', () => bets.put(last));
  byId('go').addEventListener('click', press);
  pressBySpace(press);
  updateControls();
}

async function throwDice(colors: ReturnType<typeof diceOf>, chrome: Chrome): Promise<void> {
  const onLand = (die: number): void => chrome.sound.impact(die * 2);
  await dice.fall(colors, { isMotionReduced: chrome.isMotionReduced(), onLand });
  await chrome.whenResumed();
}

/** Shows the return and net of a round; a big win also in a dialog. */
async function showWin(round: Round, { chrome, t }: { chrome: Chrome; t: ColorTranslate }): Promise<void> {
  const names = diceOf(round).map((color) => t(color));
  const fell = t('fell', { colors: names.join(', ') });
  const { payout, stake } = round;
  const isWin = minorOf(payout) > 0n;
  const net = minorOf(payout) - minorOf(stake);
  const shownNet = formatNet(net, chrome.money);
  const returned = t('returned', { payout: chrome.money(payout), stake: chrome.money(stake) });
  chrome.announce(`${fell} ${isWin ? `${returned} ${t('net', { net: shownNet })}` : t('lost')}`);
  setPlate(isWin ? returned : fell, isWin ? shownNet : '');
  if (!isWin) return;
  if (net > 0n) chrome.sound.chime(5);
  if (!round.isFinal) chrome.notify(t('pendingWin', { amount: chrome.money(payout) }));
  if (net > 0n && !chrome.isMotionReduced()) {
    await countUp(byId('plate-sum'), amountOf(net), (amount) => formatNet(minorOf(amount), chrome.money));
  }
  const grade = gradeOf(stake, payout) ?? (minorOf(payout) >= minorOf(stake) * 8n ? 'big' : undefined);
  if (grade === undefined) return;
  const times = t('times', { times: amountOf((minorOf(payout) * 100n) / minorOf(stake)).replace(/\.?0+$/, '') });
  chrome.sound.chime(12);
  await showBigWin({ title: t(grade), times, payout, money: chrome.money, isMotionReduced: chrome.isMotionReduced() });
}

/** Returns the picture of a round in the history: its three dice. */
function picture(round: Round): Node {
  const faces = diceOf(round).map((color) => make('span', `face ${color}`, drawColorIcon(color)));
  return make('span', 'dice-row', ...faces);
}

/** Returns the rules and odds. */
function describeOdds(t: ColorTranslate): readonly Node[] {
  const words = [t('oddsOne'), t('oddsTwo'), t('oddsThree')];
  const rows = ODDS.map((odds, index) => {
    const head = make('th', '', words[index] ?? '');
    head.scope = 'row';
    return make('tr', '', head, make('td', '', t('odds', { odds })));
  });
  return [
    make('p', '', t('howTo')),
    make('table', 'pays', make('tbody', '', ...rows)),
    make('p', '', t('stakeBack')),
    make('p', '', t('returnToPlayer', { percent: RETURN_TO_PLAYER })),
  ];
}
