import type { Chrome } from './controls.ts';
import { animate, byId, canvasById, fitCanvas, themeColor } from './dom.ts';
import { drawRosette } from './engraving.ts';
import type { Round } from './game-session.ts';
import type { SharedTexts } from './locales/en.data.ts';
import { amountOf, minorOf } from './money.ts';
import type { Translate } from './texts.ts';

/** Smallest win of each grade, as a multiple of the stake. */
const GRADES = [
  { multiplier: 100, name: 'grand' },
  { multiplier: 40, name: 'huge' },
  { multiplier: 15, name: 'big' },
] as const;

type Grade = (typeof GRADES)[number]['name'];

/** Returns the grade of a win; undefined when it is too small for a dialog. */
function gradeOf(stake: string, payout: string): Grade | undefined {
  const [staked, won] = [minorOf(stake), minorOf(payout)];
  return GRADES.find(({ multiplier }) => won >= staked * BigInt(multiplier))?.name;
}

const COUNT_MS = 2200;
const CONFETTI_PIECES = 70;
const CONFETTI_COLORS = ['#ff5c38', '#dcb872', '#f6efe0', '#2f7a58', '#f3c261'];

/** Shows a great win of a round in a dialog; `smallest` is the grade of wins below all grades, if they have one. */
export async function celebrate(
  { stake, payout }: Pick<Round, 'stake' | 'payout'>,
  { chrome, t }: { readonly chrome: Chrome; readonly t: Translate<keyof SharedTexts> },
  smallest?: Grade,
): Promise<void> {
  const grade = gradeOf(stake, payout) ?? smallest;
  if (grade === undefined) return;
  chrome.sound.chime(12);
  const times = amountOf((minorOf(payout) * 100n) / minorOf(stake)).replace(/\.?0+$/, '');
  const [multiplier, isMotionReduced] = [t('times', { times }), chrome.isMotionReduced()];
  await showBigWin({ title: t(grade), multiplier, payout, money: chrome.money, isMotionReduced });
}

interface BigWin {
  readonly title: string;
  /** Text such as `40× your stake`. */
  readonly multiplier: string;
  readonly payout: string;
  readonly money: (amount: string) => string;
  readonly isMotionReduced: boolean;
}

/** Shows a win in a dialog until the player collects it. */
async function showBigWin({ title, multiplier, payout, money, isMotionReduced }: BigWin): Promise<void> {
  const dialog = byId('big-win');
  if (!(dialog instanceof HTMLDialogElement)) return;
  byId('big-win-title').textContent = title;
  byId('big-win-times').textContent = multiplier;
  const amount = byId('big-win-amount');
  amount.textContent = money(payout);
  dialog.showModal();
  const { canvas, pen } = canvasById('big-win-engraving');
  const { width, height } = fitCanvas(canvas, pen);
  const color = themeColor('paper-engraving');
  const isOpen = (): boolean => dialog.open;
  const rosette = (visible: number, angle: number): void => {
    pen.clearRect(0, 0, width, height);
    drawRosette(pen, { x: width / 2, y: height / 2, radius: Math.max(width, height) * 0.42, angle, visible, color });
  };
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  dialog.addEventListener('close', () => resolve(), { once: true });
  // Not a form with method="dialog": a frame with sandbox="allow-scripts" submits no form.
  byId('collect').addEventListener('click', () => dialog.close(), { once: true });
  if (isMotionReduced) {
    rosette(1, 0);
  } else {
    void dropConfetti(isOpen);
    void animate((elapsed) => {
      const progress = Math.min(1, elapsed / COUNT_MS);
      amount.textContent = money(partOf(payout, 1 - (1 - progress) ** 3));
      rosette(progress, elapsed / 4000);
      return !isOpen() || elapsed > 60_000;
    });
  }
  await closed;
}

/** Animates an amount from zero to `payout` in an element. */
export async function countUp(element: HTMLElement, payout: string, money: (amount: string) => string): Promise<void> {
  const durationMs = 700;
  await animate((elapsed) => {
    const progress = Math.min(1, elapsed / durationMs);
    element.textContent = money(progress === 1 ? payout : partOf(payout, 1 - (1 - progress) ** 2));
    return progress === 1;
  });
}

/** Returns a part of an amount, for animation only. */
function partOf(amount: string, share: number): string {
  return amountOf((minorOf(amount) * BigInt(Math.round(share * 1000))) / 1000n);
}

/** Animates confetti while the dialog is open. */
async function dropConfetti(isOpen: () => boolean): Promise<void> {
  const { canvas, pen } = canvasById('confetti');
  // A popover opened later is above the modal dialog in the top layer.
  canvas.showPopover();
  const { width, height } = fitCanvas(canvas, pen);
  const pieces = Array.from({ length: CONFETTI_PIECES }, (_, index) => ({
    x: ((index * 61) % CONFETTI_PIECES) / CONFETTI_PIECES,
    delay: (index * 37) % 900,
    speed: 0.16 + ((index * 13) % 10) / 70,
    size: 6 + ((index * 7) % 8),
    spin: ((index % 7) - 3) / 260,
    color: CONFETTI_COLORS[index % CONFETTI_COLORS.length] ?? '',
  }));
  await animate((elapsed) => {
    pen.clearRect(0, 0, width, height);
    let falling = 0;
    for (const { x, delay, speed, size, spin, color } of pieces) {
      const age = Math.max(0, elapsed - delay);
      const y = -20 + age * speed;
      if (y > height + 20) continue;
      falling += 1;
      pen.save();
      pen.translate(x * width + Math.sin(age / 420 + x * 9) * 22, y);
      pen.rotate(age * spin);
      pen.scale(1, Math.cos(age / 190 + x * 20));
      pen.fillStyle = color;
      pen.fillRect(-size / 2, -size / 3, size, size * 0.66);
      pen.restore();
    }
    return falling === 0 || !isOpen();
  });
  canvas.hidePopover();
}
