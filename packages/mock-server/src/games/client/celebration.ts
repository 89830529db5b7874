import { animate, byId, canvasById, fitCanvas, themeColor } from './dom.ts';
import { drawRosette } from './engraving.ts';
import { amountOf, minorOf } from './money.ts';

/** From how many stakes on a win is shown on a note of its own, and under which name. */
const GRADES = [
  { times: 100, name: 'grand' },
  { times: 40, name: 'huge' },
  { times: 15, name: 'big' },
] as const;

export type Grade = (typeof GRADES)[number]['name'];

/** What a win is called; undefined for one that needs no note. */
export function gradeOf(stake: string, payout: string): Grade | undefined {
  const [staked, won] = [minorOf(stake), minorOf(payout)];
  return GRADES.find(({ times }) => won >= staked * BigInt(times))?.name;
}

const COUNT = 2200;
const PIECES = 70;
const PAPERS = ['#ff5c38', '#dcb872', '#f6efe0', '#2f7a58', '#f3c261'];

interface Celebration {
  readonly title: string;
  readonly times: string;
  readonly payout: string;
  readonly money: (amount: string) => string;
  readonly isCalm: boolean;
}

/** Shows a win on a note with a growing engraving, until the player takes it. */
export async function celebrate({ title, times, payout, money, isCalm }: Celebration): Promise<void> {
  const note = byId('note');
  if (!(note instanceof HTMLDialogElement)) return;
  byId('note-title').textContent = title;
  byId('note-times').textContent = times;
  const amount = byId('note-amount');
  amount.textContent = money(payout);
  note.showModal();
  const { canvas, pen } = canvasById('note-engraving');
  const { width, height } = fitCanvas(canvas, pen);
  const color = themeColor('paper-engraving');
  const isOpen = (): boolean => note.open;
  const rosette = (drawn: number, turn: number): void => {
    pen.clearRect(0, 0, width, height);
    drawRosette(pen, { x: width / 2, y: height / 2, radius: Math.max(width, height) * 0.42, turn, drawn, color });
  };
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  note.addEventListener('close', () => resolve(), { once: true });
  // Not a form with method="dialog": a frame with sandbox="allow-scripts" submits no form.
  byId('collect').addEventListener('click', () => note.close(), { once: true });
  if (isCalm) {
    rosette(1, 0);
  } else {
    void rain(isOpen);
    void animate((elapsed) => {
      const share = Math.min(1, elapsed / COUNT);
      amount.textContent = money(partOf(payout, 1 - (1 - share) ** 3));
      rosette(share, elapsed / 4000);
      return !isOpen() || elapsed > 60_000;
    });
  }
  await closed;
}

/** Counts an amount up in an element. */
export async function countUp(element: HTMLElement, payout: string, money: (amount: string) => string): Promise<void> {
  const length = 700;
  await animate((elapsed) => {
    const share = Math.min(1, elapsed / length);
    element.textContent = money(share === 1 ? payout : partOf(payout, 1 - (1 - share) ** 2));
    return share === 1;
  });
}

/** A part of an amount, for the eye only. */
function partOf(amount: string, share: number): string {
  return amountOf((minorOf(amount) * BigInt(Math.round(share * 1000))) / 1000n);
}

/** Cut paper falls, while the note is open. */
async function rain(isOpen: () => boolean): Promise<void> {
  const { canvas, pen } = canvasById('confetti');
  // Above the note, which is itself above everything else.
  canvas.showPopover();
  const { width, height } = fitCanvas(canvas, pen);
  const pieces = Array.from({ length: PIECES }, (_, at) => ({
    x: ((at * 61) % PIECES) / PIECES,
    late: (at * 37) % 900,
    speed: 0.16 + ((at * 13) % 10) / 70,
    size: 6 + ((at * 7) % 8),
    spin: ((at % 7) - 3) / 260,
    color: PAPERS[at % PAPERS.length] ?? '',
  }));
  await animate((elapsed) => {
    pen.clearRect(0, 0, width, height);
    let falling = 0;
    for (const { x, late, speed, size, spin, color } of pieces) {
      const age = Math.max(0, elapsed - late);
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
