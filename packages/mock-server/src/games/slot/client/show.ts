import { celebrate, countUp, gradeOf } from '../../client/celebration.ts';
import type { Chrome } from '../../client/chrome.ts';
import { byId, wait } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { amountOf, formatNet, minorOf } from '../../client/money.ts';
import { setPlate } from '../../client/opening.ts';
import type { SlotSay } from '../locales/en.data.ts';
import { LINES, SYMBOLS } from '../rules.data.ts';
import { freeSpinsOf, windowOf, type Spin } from '../rules.ts';
import type { Marks } from './marks.ts';
import { spinsOf } from './outcome.ts';
import { payOf } from './paytable.ts';
import type { Reels } from './reels.ts';

export interface Stage {
  readonly reels: Reels;
  readonly marks: Marks;
  readonly chrome: Chrome;
  readonly say: SlotSay;
  /** Whether the player wants the next thing at once. */
  readonly isHurried: () => boolean;
}

/** Shows a whole round from turning reels to the last free spin. */
export async function showRound(stage: Stage, round: Round): Promise<void> {
  const spins = spinsOf(round);
  const { say, chrome } = stage;
  const free = spins.length - 1;
  let total = 0;
  for (const [index, spin] of spins.entries()) {
    await chrome.unpaused();
    if (spin.isFree) await beginFreeSpin(stage, index, free, payOf(round.stake, total));
    await showSpin(stage, spin);
    total += spin.pays;
    if (spin.pays > 0) await showPays(stage, spin, round.stake, payOf(round.stake, total));
    if (freeSpinsOf(spin) > 0) await announceFreeSpins(stage, freeSpinsOf(spin));
  }
  document.body.dataset['feature'] = '';
  const won = minorOf(round.payout) > 0n;
  const net = minorOf(round.payout) - minorOf(round.stake);
  const returned = say('returned', { payout: chrome.money(round.payout), stake: chrome.money(round.stake) });
  const text = won ? (net > 0n ? say('win') : returned) : say('lost');
  setPlate(text, won ? chrome.money(round.payout) : '');
  chrome.speak(won ? `${returned} ${say('net', { net: formatNet(net, chrome.money) })}` : text);
  if (!round.settled) chrome.notify(say('pendingWin', { amount: chrome.money(round.payout) }));
  const grade = gradeOf(round.stake, round.payout);
  if (grade === undefined) return;
  chrome.sound.chime(12);
  const times = say('times', {
    times: amountOf((minorOf(round.payout) * 100n) / minorOf(round.stake)).replace(/\.?0+$/, ''),
  });
  await celebrate({ title: say(grade), times, payout: round.payout, money: chrome.money, isCalm: chrome.isCalm() });
}

async function showSpin({ reels, chrome }: Stage, { stops, isFree }: Spin): Promise<void> {
  if (chrome.isCalm()) {
    reels.place(stops, isFree);
    await wait(isFree ? 500 : 150);
  } else {
    await reels.stop(stops, { hold: suspense(stops, isFree), onKnock: (reel) => chrome.sound.knock(reel) });
  }
  if (!isFree) return;
  const shown = windowOf(stops, true);
  const filled = shown.flatMap((symbols, reel) => (symbols.includes(SYMBOLS.wild) ? [reel] : []));
  for (const reel of filled) reels.fill(reel, SYMBOLS.wild);
  if (filled.length > 0) await wait(450);
}

/** On how many of the last reels a third scatter is waited for. */
function suspense(stops: readonly number[], isFree: boolean): number {
  let seen = 0;
  for (const [reel, symbols] of windowOf(stops, isFree).entries()) {
    if (seen >= 2) return stops.length - reel;
    seen += symbols.filter((symbol) => symbol === SYMBOLS.scatter).length;
  }
  return 0;
}

async function beginFreeSpin(
  { reels, marks, chrome, say }: Stage,
  at: number,
  count: number,
  total: string,
): Promise<void> {
  marks.clear();
  setPlate(say('freeSpin', { at, count }), chrome.money(total));
  if (chrome.isCalm()) return;
  reels.start(true);
  await wait(420);
}

async function announceFreeSpins({ chrome, say, isHurried }: Stage, count: number): Promise<void> {
  document.body.dataset['feature'] = 'free';
  setPlate(say('freeSpinsNote'), say('freeSpins', { count }));
  chrome.speak(`${say('freeSpins', { count })}. ${say('freeSpinsNote')}`);
  chrome.sound.chime(8);
  for (let passed = 0; passed < 2200 && !isHurried(); passed += 100) await wait(100);
}

/** Lines and scatters that paid: all at once, then, when there is time, one by one. */
async function showPays(
  { reels, marks, chrome, say, isHurried }: Stage,
  spin: Spin,
  stake: string,
  total: string,
): Promise<void> {
  const isCalm = chrome.isCalm();
  const cells = winningCells(spin);
  marks.show(spin.lines);
  reels.emphasize((reel, row) => ({
    scale: cells.has(`${reel} ${row}`) ? 1.1 : 1,
    opacity: cells.has(`${reel} ${row}`) ? 1 : 0.38,
  }));
  chrome.sound.chime(Math.min(6, 2 + spin.lines.length));
  const sum = spin.isFree ? total : payOf(stake, spin.pays);
  byId('plate-text').textContent = describe(spin, say);
  if (isCalm) byId('plate-sum').textContent = chrome.money(sum);
  else await countUp(byId('plate-sum'), sum, chrome.money);
  if (!isHurried()) await wait(spin.isFree ? 500 : 250);
}

function describe({ lines, scatters, pays }: Spin, say: SlotSay): string {
  const best = lines.toSorted((one, other) => other.pays - one.pays)[0];
  if (best === undefined || pays - best.pays > best.pays * 4) {
    return scatters >= 3 ? say('scatterWin', { count: scatters }) : say('win');
  }
  return say('line', { line: best.line + 1, count: best.count });
}

/** The cells that are part of a win, as `reel row`. */
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
