import { createBalance } from '../../client/balance.ts';
import { createChrome, showHistory } from '../../client/chrome.ts';
import { byId, wait } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { complain, drawPlate, game, openGame, pressBySpace, setPlate, type OpenGame } from '../../client/opening.ts';
import { createStakeSteps } from '../../client/stake-steps.ts';
import { createTexts } from '../../client/texts.ts';
import { slotEn, type SlotSay, type SlotTexts } from '../locales/en.data.ts';
import { slotFil } from '../locales/fil.data.ts';
import { SYMBOLS } from '../rules.data.ts';
import { windowOf } from '../rules.ts';
import { createMarks } from './marks.ts';
import { spinsOf } from './outcome.ts';
import { describePays, symbolPicture } from './paytable.ts';
import { loadPictures } from './pictures.ts';
import { createReels } from './reels.ts';
import { showRound, type Stage } from './show.ts';

/** Where the reels stand before the first round: a friendly view, no win. */
const AT_REST = [2, 5, 8, 11, 14];
/** How long the reels turn at least before the first stops. */
const LEAST_TURN = 520;
const SHOWN = 20;

const texts: { readonly en: SlotTexts; readonly fil: SlotTexts } = { en: slotEn, fil: slotFil };
const opening = openGame(texts);
const reels = createReels(await loadPictures(game));
reels.resize();
reels.place(AT_REST, false);
tellReels(AT_REST, false, createTexts(document.documentElement.lang, texts).say);
const opened = await opening;
if (opened !== undefined) play(opened);

function play({ link, session, say, locale }: OpenGame<Parameters<SlotSay>[0]>): void {
  const marks = createMarks();
  const redraw = (): void => {
    drawPlate();
    reels.resize();
    marks.resize();
  };
  const chrome = createChrome(link, session, say, locale, redraw);
  new ResizeObserver(redraw).observe(byId('reels'));
  const shownBalance = createBalance(link, session, chrome);
  const rounds: Round[] = [...session.rounds];
  const showRules = (): void =>
    byId('rules-body').replaceChildren(...describePays(say, { game, stake: stakes.now(), money: chrome.money }));
  const stakes = createStakeSteps(session.steps, chrome.money, showRules);
  const showRounds = (): void => {
    showHistory(rounds.slice(0, SHOWN), chrome, { say, locale, picture: (round) => picture(round, say) });
  };
  const setGo = (text: string): void => void (byId('go-text').textContent = text);
  let hurried = false;
  let isTurning = false;
  const stage: Stage = { reels, marks, chrome, say, isHurried: () => hurried };

  const settle = async (round: Round, balance: string | undefined): Promise<void> => {
    await showRound(stage, round);
    const last = spinsOf(round).at(-1);
    if (last !== undefined) tellReels(last.stops, last.isFree, say);
    rounds.unshift(round);
    showRounds();
    const known = round.settled && balance !== undefined ? balance : (await session.state()).balance;
    chrome.notify(undefined);
    shownBalance.show(known);
    session.report(round, known);
  };
  const turn = async (): Promise<void> => {
    let canRepeat = false;
    stakes.lock(true);
    chrome.notify(undefined);
    marks.clear();
    setPlate(say('goodLuck'));
    setGo(say('stop'));
    shownBalance.stake(stakes.now());
    if (!chrome.isCalm()) reels.start(false);
    try {
      const turned = wait(chrome.isCalm() ? 0 : LEAST_TURN);
      const [{ round, balance }] = await Promise.all([session.play({ stake: stakes.now() }), turned]);
      await settle(round, balance);
      setGo(say('spin'));
    } catch (error) {
      reels.place(AT_REST, false);
      tellReels(AT_REST, false, say);
      setPlate(say('ready'));
      canRepeat = complain(error, { chrome, link, say });
      if (!canRepeat) shownBalance.restore();
      setGo(say(canRepeat ? 'tryAgain' : 'spin'));
    }
    stakes.lock(canRepeat);
  };
  const press = (): void => {
    hurried = isTurning;
    if (isTurning) return reels.hurry();
    isTurning = true;
    shownBalance.follow(turn().finally(() => void (isTurning = false)));
  };
  tellReels(AT_REST, false, say);
  showRules();
  showRounds();
  setPlate(say('ready'));
  byId('go').addEventListener('click', press);
  pressBySpace(press);
  setGo(say('spin'));
  byId('go').removeAttribute('disabled');
}

/** Tells what the reels show to whoever does not see them. */
function tellReels(stops: readonly number[], isFree: boolean, say: SlotSay): void {
  const names = say('names').split(',');
  const shown = windowOf(stops, isFree);
  const rows = [0, 1, 2].map((row) => shown.map((reel) => names[reel[row] ?? 0]).join(', '));
  byId('reels').setAttribute('aria-label', say('reels', { rows: rows.join('; ') }));
}

/** What stands for a round among the last ones: its best symbol. */
function picture(round: Round, say: SlotSay): Node {
  const names = say('names').split(',');
  const spins = spinsOf(round);
  const best = spins.flatMap(({ lines }) => lines).toSorted((one, other) => other.pays - one.pays)[0];
  const middle = windowOf(spins[0]?.stops ?? AT_REST, false)[2]?.[1] ?? SYMBOLS.club;
  const symbol = spins.length > 1 ? SYMBOLS.scatter : (best?.symbol ?? middle);
  return symbolPicture(game, symbol, names[symbol] ?? '');
}
