import { glyphs, marks } from './glyphs.data.ts';
import { isLight, mix } from './palette.ts';
import type { DrawingKit } from './kit.ts';
import { short } from './shapes.ts';

export type LetterStyle =
  | 'extrude'
  | 'sticker'
  | 'arc'
  | 'deco'
  | 'retro'
  | 'glow'
  | 'plate'
  | 'skew'
  | 'inline'
  | 'slab';

/** Stroke width, in tenths of the letter's height. */
const WEIGHT: Readonly<Record<LetterStyle, number>> = {
  extrude: 2.6,
  sticker: 2.7,
  arc: 2.6,
  deco: 1.5,
  retro: 2.5,
  glow: 1.9,
  plate: 2,
  skew: 2.6,
  inline: 3,
  slab: 2.7,
};
const SQUARE: ReadonlySet<LetterStyle> = new Set(['slab', 'skew', 'deco']);
const WORD_SPACE = 3.4;
/** The narrowest horizontal scale of a line, relative to its vertical scale. */
const MIN_HORIZONTAL_SCALE = 0.76;

export interface LetterBox {
  /** The middle or the start of the lines, by `align`. */
  readonly x: number;
  /** The baseline of the lowest line. */
  readonly bottom: number;
  readonly width: number;
  /** The maximum height of an uppercase letter. */
  readonly maxHeight: number;
  readonly align?: 'middle' | 'start';
}

interface Line {
  readonly body: string;
  readonly width: number;
}

/** Draws a line of text with stroked glyphs instead of a font, so that it looks the same on every machine. */
function lineOf(text: string, weight: number): Line {
  let x = 0;
  let path = '';
  for (const letter of text.toUpperCase().replaceAll('Đ', 'D').normalize('NFD')) {
    const mark = marks[letter];
    const glyph = glyphs[letter];
    if (mark !== undefined) path += shift(mark, Math.max(0, x - 7 - weight));
    else if (glyph === undefined) x += WORD_SPACE;
    else {
      const [width, strokes] = glyph;
      path += shift(strokes, x);
      x += width + weight + 1;
    }
  }
  return { body: `<path d="${path}"/>`, width: x - weight - 1 };
}

/** Indexes of the x coordinates in the arguments of each path command that the glyphs use. */
const X_ARGUMENTS: Readonly<Record<string, readonly number[]>> = {
  M: [0],
  L: [0],
  H: [0],
  V: [],
  A: [5],
  C: [0, 2, 4],
  Z: [],
};

/** Moves a path horizontally. Every command of the glyphs is absolute. */
function shift(strokes: string, by: number): string {
  return strokes.replaceAll(/([MLHVACZ])([^MLHVACZ]*)/g, (_whole, command: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const moved = numbers.map((number, index) => {
      const argument = command === 'A' ? index % 7 : command === 'C' ? index % 6 : index % 2;
      return (X_ARGUMENTS[command] ?? []).includes(command === 'H' ? 0 : argument) ? number + by : number;
    });
    return (
      command +
      moved
        .map((number) => String(Math.round(number * 10) / 10))
        .join(' ')
        .replaceAll(' -', '-')
        .replaceAll(/(^|[^\d])0\./g, '$1.')
    );
  });
}

/** Draws a word in plain strokes, centred on `x`. */
export function word(text: string, x: number, baseline: number, height: number, color: string, weight = 2.2): string {
  const { body, width } = lineOf(text, weight);
  const scale = height / 10;
  return (
    `<g transform="translate(${short(x - (width * scale) / 2)} ${short(baseline - height)}) scale(${short(scale * 10) === '0' ? 0.1 : Math.round(scale * 100) / 100})" ` +
    `fill="none" stroke="${color}" stroke-width="${weight}">${body}</g>`
  );
}

/** Breaks a title into one to three lines of similar length. */
export function breakLines(title: string, length = 9): readonly string[] {
  if (title.length <= length) return [title];
  const words = title.split(' ');
  const two = mostBalanced(lineSplits(words));
  if (two === undefined) return [title];
  const three = lineSplits(words).flatMap(([first = '', rest = '']) =>
    lineSplits(rest.split(' ')).map((lines) => [first, ...lines]),
  );
  return longestOf(two) > length * 1.6 ? (mostBalanced(three) ?? two) : two;
}

const longestOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Returns all ways to split the words into two lines. */
function lineSplits(words: readonly string[]): (readonly string[])[] {
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

function mostBalanced(splits: readonly (readonly string[])[]): readonly string[] | undefined {
  return splits.toSorted((a, b) => longestOf(a) - longestOf(b))[0];
}

/** Draws the title in the vendor's letter style and returns its top edge. */
export function lettering(
  kit: DrawingKit,
  style: LetterStyle,
  lines: readonly string[],
  box: LetterBox,
): { svg: string; top: number } {
  const weight = WEIGHT[style];
  const { x, bottom, width, maxHeight, align = 'middle' } = box;
  let baseline = bottom;
  const rows: string[] = [];
  for (const line of lines.map((text) => lineOf(text, weight)).toReversed()) {
    const fullWidth = line.width + weight;
    const scaleY = Math.min(maxHeight / 10, width / (fullWidth * MIN_HORIZONTAL_SCALE));
    const scaleX = Math.min(scaleY, width / fullWidth);
    const left = align === 'middle' ? x - (line.width * scaleX) / 2 : x + (weight / 2) * scaleX;
    rows.unshift(
      `<g transform="translate(${short(left)} ${short(baseline - scaleY * 10)}) scale(${Math.round(scaleX * 100) / 100} ${Math.round(scaleY * 100) / 100})">${line.body}</g>`,
    );
    baseline -= scaleY * (10 + weight + 1.6);
  }
  const isSquare = SQUARE.has(style);
  const join = isSquare
    ? 'stroke-linecap="square" stroke-linejoin="miter" stroke-miterlimit="2"'
    : 'stroke-linecap="round" stroke-linejoin="round"';
  const href = kit.defs.define(`<g fill="none" ${join}>${rows.join('')}</g>`);
  return { svg: textLayers(kit, style, href, weight, box), top: baseline };
}

function textLayers(
  { defs, p }: DrawingKit,
  style: LetterStyle,
  href: string,
  weight: number,
  { x, bottom }: LetterBox,
): string {
  const copy = (color: string, more: number, dx = 0, dy = 0, opacity = 1): string =>
    `<use href="${href}" stroke="${color}" stroke-width="${short(weight + more)}"` +
    `${dx === 0 && dy === 0 ? '' : ` transform="translate(${dx} ${dy})"`}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
  const twoTone = (from: string, to: string): string =>
    defs.linear(
      [
        [0, from],
        [0.5, from],
        [0.52, to],
        [1, to],
      ],
      { span: [-1, 11] },
    );
  const blend = (from: string, to: string): string =>
    defs.linear(
      [
        [0, from],
        [1, to],
      ],
      { span: [-1, 11] },
    );
  const extrusion = (color: string, steps: number, sx: number, sy: number, more: number): string =>
    Array.from({ length: steps }, (_, step) => copy(color, more, (steps - step) * sx, (steps - step) * sy)).join('');
  const bright = isLight(p.gold) ? p.gold : p.pale;
  switch (style) {
    case 'extrude':
      return copy(p.ink, 3.2, 0, 3) + extrusion(p.bronze, 3, 0, 2, 0.7) + copy(blend('#fffbe0', p.gold), 0);
    case 'sticker':
      return rotated(-4, x, bottom, copy(p.ink, 3.6, 0, 5, 0.5) + copy(p.bronze, 3) + copy('#ffffff', 0));
    case 'arc':
      return rotated(
        -3,
        x,
        bottom,
        copy(p.ink, 3.4, 0, 3) + copy(p.bronze, 1, 0, 3) + copy(blend('#ffffff', p.gold), 0),
      );
    case 'deco':
      return isLight(p.mid)
        ? copy(p.pale, 1.8) + copy(blend(p.gold, p.bronze), 0.4)
        : copy(p.ink, 1.6, 1.5, 2.5, 0.85) + copy(blend('#fff6dc', p.gold), 0);
    case 'retro':
      return rotated(-5, x, bottom, copy(p.bronze, 2.6) + extrusion(p.bronze, 3, 1.6, 1.6, 1.6) + copy(p.pale, 0));
    case 'glow':
      return copy(p.pop, 4.2, 0, 0, 0.32) + copy(p.ink, 2.4, 0, 2, 0.8) + copy(mix(p.gold, '#ffffff', 0.55), 0);
    case 'plate':
      return copy(isLight(p.gold) ? mix(p.bronze, p.ink, 0.35) : p.gold, 0);
    case 'skew':
      return `<g transform="translate(${short((bottom - 26) * 0.14)}) skewX(-8)">${copy(p.ink, 3, 2, 3)}${copy(twoTone(mix(bright, '#ffffff', 0.5), bright), 0)}</g>`;
    case 'inline':
      return copy(p.ink, 2.6, 0, 3) + copy(bright, 0) + copy(mix(isLight(p.gold) ? p.gold : p.pop, p.ink, 0.45), -2.3);
    case 'slab':
      return copy(p.ink, 2.8, 0, 0) + extrusion(p.ink, 2, 2, 2, 2) + copy(twoTone('#ffffff', p.pale), 0);
  }
}

function rotated(angle: number, x: number, y: number, body: string): string {
  return `<g transform="rotate(${angle} ${short(x)} ${short(y - 30)})">${body}</g>`;
}
