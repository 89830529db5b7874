import { createAutoPlay } from '../../client/auto/auto-play.ts';
import { addQuickMode } from '../../client/auto/quick-mode.ts';
import { createBalance } from '../../client/balance.ts';
import { createChrome } from '../../client/controls.ts';
import { byId, wait } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { createHistory } from '../../client/history.ts';
import {
  showError,
  drawDisplayBackground,
  gameId,
  openGame,
  bindSpaceKey,
  showOnDisplay,
  type OpenGame,
} from '../../client/open-game.ts';
import { settleRound } from '../../client/settle-round.ts';
import { createStakeSteps } from '../../client/stake-steps.ts';
import { createTexts } from '../../client/texts.ts';
import { slotEn, type SlotTranslate, type SlotTexts } from '../locales/en.data.ts';
import { slotFil } from '../locales/fil.data.ts';
import { SYMBOLS } from '../rules.data.ts';
import { windowOf } from '../rules.ts';
import { createWinLines } from './win-lines.ts';
import { spinsOf } from './outcome.ts';
import { describePays, symbolImage } from './paytable.ts';
import { loadSymbolImages } from './pictures.ts';
import { createReels } from './reels.ts';
import { showRound, type RoundContext } from './show-round.ts';

/** Stops shown before the first round; they win nothing. */
const INITIAL_STOPS = [2, 5, 8, 11, 14];
/** Minimum time before the first reel stops. */
const MIN_SPIN_MS = 520;

const texts: { readonly en: SlotTexts; readonly fil: SlotTexts } = { en: slotEn, fil: slotFil };
const opening = openGame(texts);
const reels = createReels(await loadSymbolImages(gameId));
reels.resize();
reels.place(INITIAL_STOPS, false);
describeReels(INITIAL_STOPS, false, createTexts(document.documentElement.lang, texts).t);
const opened = await opening;
if (opened !== undefined) play(opened);

function play({ link, session, t, locale }: OpenGame<Parameters<SlotTranslate>[0]>): void {
  const winLines = createWinLines();
  const redraw = (): void => {
    drawDisplayBackground();
    reels.resize();
    winLines.resize();
  };
  const chrome = addQuickMode(createChrome(link, session, t, locale, redraw), t('quick'));
  new ResizeObserver(redraw).observe(byId('reels'));
  const shownBalance = createBalance(link, session, chrome);
  const showRules = (): void =>
    byId('rules-body').replaceChildren(...describePays(t, { gameId, stake: stakes.current(), money: chrome.money }));
  const stakes = createStakeSteps(session.stakeSteps, chrome.money, showRules);
  const history = createHistory(session.rounds, { chrome, t, locale, drawOutcome: (round) => drawOutcome(round, t) });
  let isSkipped = false;
  let isSpinning = false;
  let canRepeat = false;
  const context: RoundContext = { reels, winLines, chrome, t, isSkipped: () => isSkipped };

  const finishRound = async (round: Round, balance: string | undefined): Promise<void> => {
    await showSpins(context, round);
    await settleRound(round, balance, { session, chrome, shownBalance, history });
  };
  const updateControls = (): void => {
    const autoText = auto.buttonText();
    stakes.lock(isSpinning || canRepeat || autoText !== undefined);
    byId('open-auto').toggleAttribute('disabled', isSpinning || canRepeat || autoText !== undefined);
    byId('go-text').textContent = autoText ?? (isSpinning ? t('stop') : t(canRepeat ? 'tryAgain' : 'spin'));
  };
  const spin = async (): Promise<Round | undefined> => {
    chrome.notify(undefined);
    winLines.clear();
    showOnDisplay(t('goodLuck'));
    shownBalance.subtractStake(stakes.current());
    if (!chrome.isMotionReduced()) reels.start(false);
    try {
      const minimum = wait(chrome.isMotionReduced() ? 0 : MIN_SPIN_MS);
      const [{ round, balance }] = await Promise.all([session.play({ stake: stakes.current() }), minimum]);
      canRepeat = false;
      await finishRound(round, balance);
      return round;
    } catch (error) {
      showStart(t);
      canRepeat = showError(error, { chrome, link, t });
      if (!canRepeat) shownBalance.restoreStake();
      return undefined;
    }
  };
  const startSpin = async (): Promise<Round | undefined> => {
    isSkipped = false;
    isSpinning = true;
    updateControls();
    const round = spin().finally(() => {
      isSpinning = false;
      updateControls();
    });
    shownBalance.trackRound(round.then(() => undefined));
    return round;
  };
  const auto = createAutoPlay({
    chrome,
    t,
    stake: stakes.current,
    playRound: startSpin,
    hasFeature: (round) => spinsOf(round).length > 1,
    onChange: updateControls,
  });
  const press = (): void => {
    if (auto.buttonText() !== undefined) return auto.stop();
    if (!isSpinning) return void startSpin();
    isSkipped = true;
    reels.skip();
  };
  showStart(t);
  showRules();
  byId('go').addEventListener('click', press);
  bindSpaceKey(press);
  updateControls();
  byId('go').removeAttribute('disabled');
}

async function showSpins(context: RoundContext, round: Round): Promise<void> {
  await showRound(context, round);
  const last = spinsOf(round).at(-1);
  if (last !== undefined) describeReels(last.stops, last.isFree, context.t);
}

/** Shows the reels as before the first round. */
function showStart(t: SlotTranslate): void {
  reels.place(INITIAL_STOPS, false);
  describeReels(INITIAL_STOPS, false, t);
  showOnDisplay(t('ready'));
}

/** Describes the reels for screen readers. */
function describeReels(stops: readonly number[], isFree: boolean, t: SlotTranslate): void {
  const names = t('names').split(',');
  const shown = windowOf(stops, isFree);
  const rows = [0, 1, 2].map((row) => shown.map((reel) => names[reel[row] ?? 0]).join(', '));
  byId('reels').setAttribute('aria-label', t('reels', { rows: rows.join('; ') }));
}

/** Draws a round for the history: the scatter for free spins, else the symbol of its best line, else the middle symbol. */
function drawOutcome(round: Round, t: SlotTranslate): Node {
  const names = t('names').split(',');
  const spins = spinsOf(round);
  const best = spins.flatMap(({ lines }) => lines).toSorted((a, b) => b.pays - a.pays)[0];
  const middle = windowOf(spins[0]?.stops ?? INITIAL_STOPS, false)[2]?.[1] ?? SYMBOLS.club;
  const symbol = spins.length > 1 ? SYMBOLS.scatter : (best?.symbol ?? middle);
  return symbolImage(gameId, symbol, names[symbol] ?? '');
}
