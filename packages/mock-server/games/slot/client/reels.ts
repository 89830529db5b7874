import { canvasById, fitCanvas, themeColor, wait, waitUnless } from '../../client/dom.ts';
import { FREE_REELS, REELS } from '../rules.data.ts';
import { ROWS } from '../rules.ts';
import type { SymbolImages } from './pictures.ts';

const COLUMNS = 5;
/** Full speed, in symbols per millisecond. */
const SPEED = 0.026;
/** Number of symbols that pass while a reel stops. */
const STOPPING_SYMBOLS = 7;
const STOPPING_MS = 560;
/** Delay between two stopping reels. */
const STOP_INTERVAL_MS = 190;
/** Extra delay of a reel that may show the third scatter. */
const SUSPENSE_MS = 900;
/** Overshoot of a stopping reel, in symbols. */
const OVERSHOOT = 0.16;

interface Reel {
  strip: string;
  /** Index of the top row on the strip; decreases while the reel spins. */
  position: number;
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

export function createReels(symbolImages: SymbolImages): Reels {
  const { canvas, pen } = canvasById('strips');
  let size = { width: 0, height: 0 };
  let emphasis: Emphasis = PLAIN;
  let isSkipped = false;
  let running = false;
  let lastFrame = 0;
  const reels: Reel[] = REELS.map((strip) => ({ strip, position: 0, speed: 0, landing: undefined, filled: undefined }));

  const draw = (): void => paintReels(pen, size, reels, symbolImages, emphasis);
  const isMoving = (): boolean => reels.some(({ speed, landing, filled }) => speed > 0 || landing || isGrowing(filled));
  const frame = (now: number): void => {
    const passed = Math.min(50, now - lastFrame);
    lastFrame = now;
    for (const reel of reels) advance(reel, passed, now);
    draw();
    running = isMoving();
    if (running) requestAnimationFrame(frame);
  };
  const run = (): void => {
    if (running) return;
    running = true;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  };
  const land = async (reel: Reel, stop: number): Promise<void> => {
    const begin = performance.now();
    // The motion blur hides the jump to the start of the landing.
    Object.assign(reel, {
      speed: 0,
      position: stop + STOPPING_SYMBOLS,
      landing: { from: stop + STOPPING_SYMBOLS, to: stop, begin },
    });
    await wait(isSkipped ? STOPPING_MS / 3 : STOPPING_MS * 0.72);
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
          await waitUnless(STOP_INTERVAL_MS + (index >= COLUMNS - hold ? SUSPENSE_MS : 0), () => isSkipped);
        landings.push(land(reel, stops[index] ?? 0).then(() => onLand(index)));
      }
      await Promise.all(landings);
      await wait(isSkipped ? 120 : STOPPING_MS * 0.34);
    },
    skip: () => void (isSkipped = true),
    place(stops, isFree) {
      const strips = isFree ? FREE_REELS : REELS;
      const stopped = { speed: 0, landing: undefined, filled: undefined };
      reels.forEach((reel, index) =>
        Object.assign(reel, { ...stopped, strip: strips[index], position: stops[index] ?? 0 }),
      );
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
      symbolImages.fit(size.width / COLUMNS, size.height / ROWS);
      draw();
      return size;
    },
  };
}

const GROWTH_MS = 380;
const isGrowing = (filled: Reel['filled']): boolean =>
  filled !== undefined && performance.now() - filled.begin < GROWTH_MS;

function advance(reel: Reel, passed: number, now: number): void {
  reel.position -= reel.speed * passed;
  const { landing } = reel;
  if (landing === undefined) return;
  const share = Math.min(1, (now - landing.begin) / STOPPING_MS);
  // Overshoots the stop and returns.
  const eased = 1 - (1 - share) ** 3;
  const swing = Math.sin(share * Math.PI) * share * OVERSHOOT;
  reel.position = landing.from + (landing.to - landing.from) * eased - swing;
  if (share === 1) Object.assign(reel, { position: landing.to, landing: undefined });
}

function paintReels(
  pen: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  reels: readonly Reel[],
  symbolImages: SymbolImages,
  emphasis: Emphasis,
): void {
  const cell = { width: width / COLUMNS, height: height / ROWS };
  pen.clearRect(0, 0, width, height);
  for (const [index, reel] of reels.entries()) {
    const x = index * cell.width;
    const blur = reel.speed > 0 ? 1 : 0;
    const { length } = reel.strip;
    const top = Math.floor(reel.position);
    for (let row = -1; row <= ROWS; row += 1) {
      const symbol = Number(reel.strip[(((top + row) % length) + length) % length]);
      const y = (row - (reel.position - top)) * cell.height;
      symbolImages.draw(pen, symbol, { x, y, ...cell, ...emphasis(index, row) }, blur);
    }
    if (reel.filled !== undefined) fillReel(pen, reel.filled, { x, ...cell }, symbolImages);
  }
  drawShadows(pen, width, height, cell.width);
}

/** Draws a filled reel, which grows from the middle. */
function fillReel(
  pen: CanvasRenderingContext2D,
  { symbol, begin }: NonNullable<Reel['filled']>,
  { x, width, height }: { x: number; width: number; height: number },
  symbolImages: SymbolImages,
): void {
  const grown = Math.min(1, (performance.now() - begin) / GROWTH_MS);
  const grownHeight = height * ROWS * grown;
  const y = (height * ROWS - grownHeight) / 2;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, grownHeight);
  pen.clip();
  pen.fillStyle = '#14513b';
  pen.fillRect(x, y, width, grownHeight);
  pen.strokeStyle = '#dcb872';
  pen.lineWidth = 2;
  pen.strokeRect(x + 4, y + 4, width - 8, grownHeight - 8);
  for (let row = 0; row < ROWS; row += 1) {
    symbolImages.draw(pen, symbol, {
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
function drawShadows(pen: CanvasRenderingContext2D, width: number, height: number, column: number): void {
  const gradient = pen.createLinearGradient(0, 0, 0, height);
  const shadow = 'rgb(26 38 32 / ';
  gradient.addColorStop(0, `${shadow}0.34)`);
  gradient.addColorStop(0.14, `${shadow}0.06)`);
  gradient.addColorStop(0.5, `${shadow}0)`);
  gradient.addColorStop(0.86, `${shadow}0.06)`);
  gradient.addColorStop(1, `${shadow}0.34)`);
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = themeColor('brass-line');
  for (let index = 1; index < COLUMNS; index += 1) pen.fillRect(index * column - 0.5, 0, 1, height);
}
