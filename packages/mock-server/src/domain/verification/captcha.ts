import { MINUTE_MS } from '@croupier/sdk/rules';

import type { Random } from '../../clock/random.ts';
import { Refusal, encodePng, type DomainContext } from '../kernel/index.ts';
import { forgetExpired } from './forget-expired.ts';

/** Image pixels per CSS pixel, so that the image is sharp on dense screens. */
const DENSITY = 3;
const WIDTH = 112 * DENSITY;
const HEIGHT = 40 * DENSITY;
/** Image pixels per font pixel. */
const SCALE = 4 * DENSITY;
const PAPER = 245;
const INK = 40;

/** Digits as five rows of three bits, the leftmost first. */
const FONT: readonly (readonly number[])[] = [
  [0b111, 0b101, 0b101, 0b101, 0b111],
  [0b010, 0b110, 0b010, 0b010, 0b111],
  [0b111, 0b001, 0b111, 0b100, 0b111],
  [0b111, 0b001, 0b011, 0b001, 0b111],
  [0b101, 0b101, 0b111, 0b001, 0b001],
  [0b111, 0b100, 0b111, 0b001, 0b111],
  [0b111, 0b100, 0b111, 0b101, 0b111],
  [0b111, 0b001, 0b010, 0b010, 0b010],
  [0b111, 0b101, 0b111, 0b101, 0b111],
  [0b111, 0b101, 0b111, 0b001, 0b111],
];

/** Draws slanted, shifted digits under dots and two lines; returns a PNG in base64. */
function drawCaptcha(digits: string, random: Random): string {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  const setPixel = (x: number, y: number, grey: number): void => {
    if (x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT) pixels[y * WIDTH + x] = grey;
  };
  const drawDot = (x: number, y: number, grey: number): void => {
    for (let at = 0; at < DENSITY * DENSITY; at += 1) setPixel(x + (at % DENSITY), y + Math.floor(at / DENSITY), grey);
  };
  const step = WIDTH / digits.length;
  digits.split('').forEach((digit, index) => {
    const left = Math.floor(index * step) + random.integer(4 * DENSITY, 10 * DENSITY);
    const top = random.integer(5 * DENSITY, HEIGHT - 5 * SCALE - 5 * DENSITY);
    const slant = random.integer(-2, 2) / 10;
    const ink = INK + random.integer(0, 40);
    const glyph = FONT[Number.parseInt(digit, 10)] ?? [];
    for (let y = 0; y < glyph.length * SCALE; y += 1) {
      for (let x = 0; x < 3 * SCALE; x += 1) {
        const bits = glyph[Math.floor(y / SCALE)] ?? 0;
        const isInk = (bits >> (2 - Math.floor(x / SCALE))) & 1;
        if (isInk) setPixel(left + x + Math.round(y * slant), top + y, ink);
      }
    }
  });
  for (let count = 0; count < 260; count += 1) {
    drawDot(random.integer(0, WIDTH - 1), random.integer(0, HEIGHT - 1), random.integer(120, 230));
  }
  for (let line = 0; line < 2; line += 1) {
    const from = random.integer(4, HEIGHT - 4);
    const to = random.integer(4, HEIGHT - 4);
    for (let x = 0; x < WIDTH; x += 1) drawDot(x, Math.round(from + ((to - from) * x) / WIDTH), 130);
  }
  return encodePng({ width: WIDTH, height: HEIGHT, pixels });
}

const TTL_MS = 2 * MINUTE_MS;
const DIGITS = 4;

/** Creates an image of four digits with an id. */
export function createCaptcha({ store, clock, random }: DomainContext): { id: string; image: string } {
  const digits = String(random.integer(0, 10 ** DIGITS - 1)).padStart(DIGITS, '0');
  const id = `cap_${random.hex(8)}`;
  const now = clock.now().getTime();
  store.transact(() => {
    forgetExpired(store.captchas, now);
    store.captchas.insert({ id, digits, expiresAt: new Date(now + TTL_MS).toISOString() });
  });
  return { id, image: drawCaptcha(digits, random) };
}

/** Uses up a captcha; refuses wrong digits and a used, expired or unknown captcha. */
export function consumeCaptcha({ store, clock }: DomainContext, id: string | undefined, input: string): void {
  const captcha = id === undefined ? undefined : store.captchas.get(id);
  if (captcha === undefined) throw new Refusal('AUTH_CAPTCHA_INVALID');
  store.transact(() => store.captchas.remove(captcha.id));
  const isOld = Date.parse(captcha.expiresAt) <= clock.now().getTime();
  if (isOld || captcha.digits !== input.trim()) throw new Refusal('AUTH_CAPTCHA_INVALID');
}
