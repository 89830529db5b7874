import { celebrate, countUp } from '../../client/big-win.ts';
import type { Chrome } from '../../client/controls.ts';
import { byId, wait } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { amountOf, minorOf } from '../../client/money.ts';
import { showOnDisplay } from '../../client/open-game.ts';
import type { SlotTranslate } from '../locales/en.data.ts';
import { LINES, SYMBOLS } from '../rules.data.ts';
import { freeSpinsOf, windowOf, type Spin } from '../rules.ts';
import type { WinLines } from './win-lines.ts';
import { spinsOf } from './outcome.ts';
import { amountOfPays } from './paytable.ts';
import type { Reels } from './reels.ts';

export interface RoundContext {
  readonly reels: Reels;
  readonly winLines: WinLines;
  readonly chrome: Chrome;
  readonly t: SlotTranslate;
  /** True when the player has asked to skip animations. */
  readonly isSkipped: () => boolean;
}

/** Shows a round from the spinning reels to the last free spin. */
export async function showRound(context: RoundContext, round: Round): Promise<void> {
  const spins = spinsOf(round);
  const { t, chrome } = context;
  const freeSpins = spins.length - 1;
  let total = 0;
  for (const [index, spin] of spins.entries()) {
    await chrome.whenResumed();
    if (spin.isFree) await beginFreeSpin(context, index, freeSpins, amountOfPays(round.stake, total));
    await showSpin(context, spin);
    total += spin.pays;
    if (spin.pays > 0) await showPays(context, spin, round.stake, amountOfPays(round.stake, total));
    if (freeSpinsOf(spin) > 0) await announceFreeSpins(context, freeSpinsOf(spin));
  }
  document.body.dataset['feature'] = '';
  const isWin = minorOf(round.payout) > 0n;
  const net = minorOf(round.payout) - minorOf(round.stake);
  const returned = t('returned', { payout: chrome.money(round.payout), stake: chrome.money(round.stake) });
  const text = isWin ? (net > 0n ? t('win') : returned) : t('lost');
  showOnDisplay(text, isWin ? chrome.money(round.payout) : '');
  chrome.announce(isWin ? `${returned} ${t('net', { net: chrome.change(amountOf(net)) })}` : text);
  if (!round.isSettled) chrome.notify(t('pendingWin', { amount: chrome.money(round.payout) }), 'info');
  await celebrate(round, context);
}

async function showSpin({ reels, chrome }: RoundContext, { stops, isFree }: Spin): Promise<void> {
  if (chrome.isMotionReduced()) {
    reels.place(stops, isFree);
    await wait(isFree ? 500 : 150);
  } else {
    await reels.stop(stops, { hold: countHeldReels(stops, isFree), onLand: (reel) => chrome.sound.impact(reel) });
  }
  if (!isFree) return;
  const shown = windowOf(stops, true);
  const filled = shown.flatMap((symbols, reel) => (symbols.includes(SYMBOLS.wild) ? [reel] : []));
  for (const reel of filled) reels.fill(reel, SYMBOLS.wild);
  if (filled.length > 0) await wait(450);
}

/** Returns the number of last reels that stop later, because two scatters are visible before them. */
function countHeldReels(stops: readonly number[], isFree: boolean): number {
  let seen = 0;
  for (const [reel, symbols] of windowOf(stops, isFree).entries()) {
    if (seen >= 2) return stops.length - reel;
    seen += symbols.filter((symbol) => symbol === SYMBOLS.scatter).length;
  }
  return 0;
}

async function beginFreeSpin(
  { reels, winLines, chrome, t }: RoundContext,
  index: number,
  count: number,
  total: string,
): Promise<void> {
  winLines.clear();
  showOnDisplay(t('freeSpin', { at: index, count }), chrome.money(total));
  if (chrome.isMotionReduced()) return;
  reels.start(true);
  await wait(420);
}

async function announceFreeSpins({ chrome, t, isSkipped }: RoundContext, count: number): Promise<void> {
  document.body.dataset['feature'] = 'free';
  showOnDisplay(t('freeSpinsNote'), t('freeSpins', { count }));
  chrome.announce(`${t('freeSpins', { count })}. ${t('freeSpinsNote')}`);
  chrome.sound.chime(8);
  for (let passed = 0; passed < 2200 && !isSkipped(); passed += 100) await wait(100);
}

/** Highlights the winning lines and scatters, and counts up the win. */
async function showPays(
  { reels, winLines, chrome, t, isSkipped }: RoundContext,
  spin: Spin,
  stake: string,
  total: string,
): Promise<void> {
  const isMotionReduced = chrome.isMotionReduced();
  const cells = winningCells(spin);
  winLines.show(spin.lines);
  reels.emphasize((reel, row) => ({
    scale: cells.has(`${reel} ${row}`) ? 1.1 : 1,
    opacity: cells.has(`${reel} ${row}`) ? 1 : 0.38,
  }));
  chrome.sound.chime(Math.min(6, 2 + spin.lines.length));
  const amount = spin.isFree ? total : amountOfPays(stake, spin.pays);
  byId('plate-text').textContent = describe(spin, t);
  if (isMotionReduced) byId('plate-sum').textContent = chrome.money(amount);
  else await countUp(byId('plate-sum'), amount, chrome.money);
  if (!isSkipped()) await wait(spin.isFree ? 500 : 250);
}

function describe({ lines, scatters, pays }: Spin, t: SlotTranslate): string {
  const best = lines.toSorted((a, b) => b.pays - a.pays)[0];
  if (best === undefined || pays - best.pays > best.pays * 4) {
    return scatters >= 3 ? t('scatterWin', { count: scatters }) : t('win');
  }
  return t('line', { line: best.line + 1, count: best.count });
}

/** Returns the cells of all wins, as `reel row`. */
function winningCells({ stops, isFree, lines, scatters }: Spin): ReadonlySet<string> {
  const shown = windowOf(stops, isFree);
  const cells = new Set<string>();
  for (const { line, count } of lines) {
    for (let reel = 0; reel < count; reel += 1) cells.add(`${reel} ${LINES[line]?.[reel] ?? 0}`);
  }
  if (scatters >= 3) {
    shown.forEach((symbols, reel) =>
      symbols.forEach((symbol, row) => symbol === SYMBOLS.scatter && cells.add(`${reel} ${row}`)),
    );
  }
  return cells;
}
