import { createBalance } from '../../client/balance.ts';
import { celebrate, countUp, gradeOf } from '../../client/celebration.ts';
import { createChrome, showHistory, type Chrome } from '../../client/chrome.ts';
import { byId, make, wait } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { amountOf, formatNet, minorOf } from '../../client/money.ts';
import { complain, drawPlate, openGame, pressBySpace, setPlate, type OpenGame } from '../../client/opening.ts';
import { colorEn, type ColorSay, type ColorTexts } from '../locales/en.data.ts';
import { colorFil } from '../locales/fil.data.ts';
import { FIELD_MOST, timesOf } from '../rules.ts';
import { createBets, type Fields } from './bets.ts';
import { createChips } from './chips.ts';
import { createDice, drawEmblem } from './dice.ts';
import { describeOdds } from './odds.ts';
import { diceOf, fieldsOf } from './outcome.ts';

const SHOWN = 20;
/** How long the dice are shaken at least. */
const LEAST_SHAKE = 450;

const texts: { readonly en: ColorTexts; readonly fil: ColorTexts } = { en: colorEn, fil: colorFil };
const dice = createDice(byId('tray'));
dice.place(['red', 'yellow', 'blue']);
new ResizeObserver(drawPlate).observe(byId('plate'));
const opened = await openGame(texts);
if (opened !== undefined) play(opened);

function play({ link, session, say, locale }: OpenGame<Parameters<ColorSay>[0]>): void {
  const chrome = createChrome(link, session, say, locale, drawPlate);
  const shownBalance = createBalance(link, session, chrome);
  const rounds: Round[] = [...session.rounds];
  const chip = createChips(session.steps, { say, money: chrome.money });
  let last: Fields = fieldsOf(rounds[0]);
  let isThrowing = false;
  let canRepeat = false;
  const bets = createBets({
    say,
    money: chrome.money,
    chip,
    onChange: () => showHands(),
    onFull: () => chrome.notify(say('fieldFull', { amount: chrome.money(FIELD_MOST) })),
  });
  const showHands = (): void => {
    const sum = bets.sum();
    const isEmpty = minorOf(sum) === 0n;
    byId('stake').textContent = chrome.money(sum);
    byId('go').toggleAttribute('disabled', !isThrowing && !canRepeat && isEmpty);
    byId('clear').toggleAttribute('disabled', isThrowing || isEmpty);
    byId('again').toggleAttribute('disabled', isThrowing || Object.keys(last).length === 0);
  };
  const showRounds = (): void => showHistory(rounds.slice(0, SHOWN), chrome, { say, locale, picture });
  const setGo = (text: string): void => void (byId('go-text').textContent = text);

  const settle = async (round: Round, balance: string | undefined): Promise<void> => {
    const colors = diceOf(round);
    await dice.fall(colors, { isCalm: chrome.isCalm(), onKnock: (die) => chrome.sound.knock(die * 2) });
    await chrome.unpaused();
    bets.judge((color) => timesOf(color, colors));
    await showWin(round, { chrome, say });
    rounds.unshift(round);
    last = fieldsOf(round);
    showRounds();
    const known = round.settled && balance !== undefined ? balance : (await session.state()).balance;
    shownBalance.show(known);
    session.report(round, known);
  };
  const roll = async (): Promise<void> => {
    bets.lock(true);
    bets.clearMarks();
    chrome.notify(undefined);
    setPlate(say('rolling'));
    showHands();
    shownBalance.stake(bets.sum());
    if (!chrome.isCalm()) dice.lift();
    try {
      const shaken = wait(chrome.isCalm() ? 0 : LEAST_SHAKE);
      const [{ round, balance }] = await Promise.all([session.play({ fields: bets.now() }), shaken]);
      canRepeat = false;
      await settle(round, balance);
    } catch (error) {
      dice.place(['red', 'yellow', 'blue']);
      setPlate(say('place'));
      canRepeat = complain(error, { chrome, link, say });
      if (!canRepeat) shownBalance.restore();
    }
    setGo(say(canRepeat ? 'tryAgain' : 'roll'));
    bets.lock(canRepeat);
  };
  const press = (): void => {
    if (isThrowing) return dice.hurry();
    if (byId('go').hasAttribute('disabled')) return;
    isThrowing = true;
    shownBalance.follow(
      roll().finally(() => {
        isThrowing = false;
        showHands();
      }),
    );
  };
  byId('rules-body').replaceChildren(...describeOdds(say));
  showRounds();
  setPlate(say('place'));
  setGo(say('roll'));
  byId('clear').addEventListener('click', () => bets.put({}));
  byId('again').addEventListener('click', () => bets.put(last));
  byId('go').addEventListener('click', press);
  pressBySpace(press);
  showHands();
}

/** Shows what a round paid, in words, on the plate, and on a note when it is great. */
async function showWin(round: Round, { chrome, say }: { chrome: Chrome; say: ColorSay }): Promise<void> {
  const names = diceOf(round).map((color) => say(color));
  const fell = say('fell', { colors: names.join(', ') });
  const { payout, stake } = round;
  const isWin = minorOf(payout) > 0n;
  const net = minorOf(payout) - minorOf(stake);
  const shownNet = formatNet(net, chrome.money);
  const returned = say('returned', { payout: chrome.money(payout), stake: chrome.money(stake) });
  chrome.speak(`${fell} ${isWin ? `${returned} ${say('net', { net: shownNet })}` : say('lost')}`);
  setPlate(isWin ? returned : fell, isWin ? shownNet : '');
  if (!isWin) return;
  if (net > 0n) chrome.sound.chime(5);
  if (!round.settled) chrome.notify(say('pendingWin', { amount: chrome.money(payout) }));
  if (net > 0n && !chrome.isCalm()) {
    await countUp(byId('plate-sum'), amountOf(net), (amount) => formatNet(minorOf(amount), chrome.money));
  }
  const grade = gradeOf(stake, payout) ?? (minorOf(payout) >= minorOf(stake) * 8n ? 'big' : undefined);
  if (grade === undefined) return;
  const times = say('times', { times: amountOf((minorOf(payout) * 100n) / minorOf(stake)).replace(/\.?0+$/, '') });
  chrome.sound.chime(12);
  await celebrate({ title: say(grade), times, payout, money: chrome.money, isCalm: chrome.isCalm() });
}

/** The three dice of a round, small. */
function picture(round: Round): Node {
  const faces = diceOf(round).map((color) => make('span', `face ${color}`, drawEmblem(color)));
  return make('span', 'threesome', ...faces);
}
