import { canvasById, fitCanvas, themeColor, wait } from '../../client/dom.ts';
import { FREE_REELS, REELS } from '../rules.data.ts';
import { ROWS } from '../rules.ts';
import type { Pictures } from './pictures.ts';

const COLUMNS = 5;
/** Full speed, in symbols per millisecond. */
const SPEED = 0.026;
/** Number of symbols that pass while a reel stops. */
const WAY = 7;
const LANDING = 560;
const BETWEEN = 190;
/** Extra time in milliseconds of a reel that may bring the third scatter. */
const SUSPENSE = 900;
/** Overshoot of a stopping reel, in symbols. */
const SWING = 0.16;

interface Reel {
  strip: string;
  /** Index of the top row on the strip; decreases while the reel spins. */
  at: number;
  speed: number;
  landing: { readonly from: number; readonly to: number; readonly begin: number } | undefined;
  /** A symbol that fills the whole reel. */
  filled: { readonly symbol: number; readonly begin: number } | undefined;
}

/** Scale and opacity of a cell, by reel and row from the top. */
export type Emphasis = (reel: number, row: number) => { readonly scale: number; readonly opacity: number };
const PLAIN: Emphasis = () => ({ scale: 1, opacity: 1 });

export interface Reels {
  /** Starts all reels. */
  start(isFree: boolean): void;
  /** Stops the reels one by one; the last `hold` reels stop later. */
  stop(
    stops: readonly number[],
    options: { readonly hold: number; readonly onLand: (reel: number) => void },
  ): Promise<void>;
  /** Stops the remaining reels at once. */
  skip(): void;
  /** Shows the stops without animation. */
  place(stops: readonly number[], isFree: boolean): void;
  /** Fills a reel with one symbol. */
  fill(reel: number, symbol: number): void;
  emphasize(emphasis: Emphasis | undefined): void;
  resize(): { readonly width: number; readonly height: number };
}

export function createReels(pictures: Pictures): Reels {
  const { canvas, pen } = canvasById('strips');
  let size = { width: 0, height: 0 };
  let emphasis: Emphasis = PLAIN;
  let isSkipped = false;
  let running = false;
  let last = 0;
  const reels: Reel[] = REELS.map((strip) => ({ strip, at: 0, speed: 0, landing: undefined, filled: undefined }));

  const draw = (): void => paintReels(pen, size, reels, pictures, emphasis);
  const isMoving = (): boolean => reels.some(({ speed, landing, filled }) => speed > 0 || landing || isGrowing(filled));
  const frame = (now: number): void => {
    const passed = Math.min(50, now - last);
    last = now;
    for (const reel of reels) advance(reel, passed, now);
    draw();
    running = isMoving();
    if (running) requestAnimationFrame(frame);
  };
  const run = (): void => {
    if (running) return;
    running = true;
    last = performance.now();
    requestAnimationFrame(frame);
  };
  const land = async (reel: Reel, stop: number): Promise<void> => {
    const begin = performance.now();
    // The jump to the landing position is hidden by the motion blur.
    Object.assign(reel, { speed: 0, at: stop + WAY, landing: { from: stop + WAY, to: stop, begin } });
    await wait(isSkipped ? LANDING / 3 : LANDING * 0.72);
  };
  return {
    start(isFree) {
      isSkipped = false;
      emphasis = PLAIN;
      const strips = isFree ? FREE_REELS : REELS;
      reels.forEach((reel, index) => Object.assign(reel, { strip: strips[index], speed: SPEED, filled: undefined }));
      run();
    },
    async stop(stops, { hold, onLand }) {
      const landings = [];
      for (const [index, reel] of reels.entries()) {
        if (!isSkipped && index > 0)
          await waitUnless(BETWEEN + (index >= COLUMNS - hold ? SUSPENSE : 0), () => isSkipped);
        landings.push(land(reel, stops[index] ?? 0).then(() => onLand(index)));
      }
      await Promise.all(landings);
      await wait(isSkipped ? 120 : LANDING * 0.34);
    },
    skip: () => void (isSkipped = true),
    place(stops, isFree) {
      const strips = isFree ? FREE_REELS : REELS;
      const rest = { speed: 0, landing: undefined, filled: undefined };
      reels.forEach((reel, index) => Object.assign(reel, { ...rest, strip: strips[index], at: stops[index] ?? 0 }));
      emphasis = PLAIN;
      draw();
    },
    fill(index, symbol) {
      const reel = reels[index];
      if (reel !== undefined) reel.filled = { symbol, begin: performance.now() };
      run();
    },
    emphasize(next = PLAIN) {
      emphasis = next;
      if (!running) draw();
    },
    resize() {
      size = fitCanvas(canvas, pen);
      pictures.fit(size.width / COLUMNS, size.height / ROWS);
      draw();
      return size;
    },
  };
}

async function waitUnless(milliseconds: number, isOver: () => boolean): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end && !isOver()) await wait(16);
}

const GROWTH = 380;
const isGrowing = (filled: Reel['filled']): boolean =>
  filled !== undefined && performance.now() - filled.begin < GROWTH;

function advance(reel: Reel, passed: number, now: number): void {
  reel.at -= reel.speed * passed;
  const { landing } = reel;
  if (landing === undefined) return;
  const share = Math.min(1, (now - landing.begin) / LANDING);
  // Overshoots and returns.
  const eased = 1 - (1 - share) ** 3;
  const swing = Math.sin(share * Math.PI) * share * SWING;
  reel.at = landing.from + (landing.to - landing.from) * eased - swing;
  if (share === 1) Object.assign(reel, { at: landing.to, landing: undefined });
}

function paintReels(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  reels: readonly Reel[],
  pictures: Pictures,
  emphasis: Emphasis,
): void {
  const cell = { width: width / COLUMNS, height: height / ROWS };
  pen.clearRect(0, 0, width, height);
  for (const [index, reel] of reels.entries()) {
    const x = index * cell.width;
    const blur = reel.speed > 0 ? 1 : 0;
    const { length } = reel.strip;
    const top = Math.floor(reel.at);
    for (let row = -1; row <= ROWS; row += 1) {
      const symbol = Number(reel.strip[(((top + row) % length) + length) % length]);
      const y = (row - (reel.at - top)) * cell.height;
      pictures.draw(pen, symbol, { x, y, ...cell, ...emphasis(index, row) }, blur);
    }
    if (reel.filled !== undefined) fillReel(pen, reel.filled, { x, ...cell }, pictures);
  }
  shade(pen, width, height, cell.width);
}

/** Draws a filled reel, which grows from the middle. */
function fillReel(
  pen: CanvasRenderingContext2D,
  { symbol, begin }: NonNullable<Reel['filled']>,
  { x, width, height }: { x: number; width: number; height: number },
  pictures: Pictures,
): void {
  const grown = Math.min(1, (performance.now() - begin) / GROWTH);
  const tall = height * ROWS * grown;
  const y = (height * ROWS - tall) / 2;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, tall);
  pen.clip();
  pen.fillStyle = '#14513b';
  pen.fillRect(x, y, width, tall);
  pen.strokeStyle = '#dcb872';
  pen.lineWidth = 2;
  pen.strokeRect(x + 4, y + 4, width - 8, tall - 8);
  for (let row = 0; row < ROWS; row += 1) {
    pictures.draw(pen, symbol, {
      x,
      y: row * height,
      width,
      height,
      scale: row === 1 ? 1.05 : 0.8,
      opacity: row === 1 ? 1 : 0.4,
    });
  }
  pen.restore();
}

/** Draws shadows at the top and bottom, and lines between the reels. */
function shade(pen: CanvasRenderingContext2D, width: number, height: number, column: number): void {
  const light = pen.createLinearGradient(0, 0, 0, height);
  const dark = 'rgb(26 38 32 / ';
  light.addColorStop(0, `${dark}0.34)`);
  light.addColorStop(0.14, `${dark}0.06)`);
  light.addColorStop(0.5, `${dark}0)`);
  light.addColorStop(0.86, `${dark}0.06)`);
  light.addColorStop(1, `${dark}0.34)`);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = themeColor('brass-line');
  for (let index = 1; index < COLUMNS; index += 1) pen.fillRect(index * column - 0.5, 0, 1, height);
}
