import { drawGround, type GroundName } from './grounds.ts';
import { motifOf, type MotifName } from './motifs.ts';
import { paletteOf, type PaletteName } from './palettes.data.ts';
import { createKit, createPen, type Hand } from './pen.ts';
import { svg } from './picture.ts';
import { spark } from './shapes.ts';

/** A thing in a scene: its middle, its size against a box of 300, and how it leans. */
type Thing = readonly [motif: MotifName, x: number, y: number, size: number, turn?: number];

interface Scene {
  readonly w: number;
  readonly h: number;
  readonly hand: Hand;
  readonly palette: PaletteName;
  readonly ground: GroundName;
  /** Where the ground has its middle. */
  readonly at: readonly [x: number, y: number];
  readonly things: readonly Thing[];
  /** Where the picture stays calm, because words stand on it. */
  readonly calm: 'start' | 'foot' | 'none';
}

const HOME = { w: 1000, h: 420, at: [700, 205], calm: 'start' } as const;
const CARD = { w: 480, h: 480, at: [240, 210], calm: 'foot' } as const;
/** Beside a form, which may be half as high or twice: the things stand in the middle, and words at the foot. */
const UPRIGHT = { w: 480, h: 1040, at: [240, 430], calm: 'foot' } as const;
const SLIM = { w: 480, h: 200, at: [350, 100], calm: 'start' } as const;

/** The site's banners: scenes without a word in them, so that they serve every language. */
const scenes: Readonly<Record<string, Scene>> = {
  'home-parol': {
    ...HOME,
    hand: 'lamp',
    palette: 'plum',
    ground: 'night',
    things: [
      ['parol', 480, 110, 0.5, -8],
      ['parol', 900, 130, 0.62, 8],
      ['parol', 690, 200, 1.24],
    ],
  },
  'home-dragon': {
    ...HOME,
    hand: 'lamp',
    palette: 'cinnabar',
    ground: 'rays',
    things: [
      ['coins', 520, 330, 0.6],
      ['coins', 888, 326, 0.66],
      ['dragon', 705, 205, 1.3],
    ],
  },
  'home-sea': {
    ...HOME,
    hand: 'lamp',
    palette: 'reef',
    ground: 'sea',
    things: [
      ['ray', 520, 120, 0.56, -14],
      ['jelly', 920, 120, 0.5, 8],
      ['crab', 560, 336, 0.5],
      ['pearl', 890, 316, 0.62],
      ['fish', 716, 200, 1.06],
    ],
  },
  'home-table': {
    ...HOME,
    hand: 'lamp',
    palette: 'baize',
    ground: 'deco',
    things: [
      ['roulette', 866, 190, 1.06],
      ['dice', 540, 306, 0.56, -8],
      ['table', 664, 214, 1.1],
    ],
  },
  'home-fair': {
    ...HOME,
    hand: 'fair',
    palette: 'alon',
    ground: 'dawn',
    things: [
      ['kubo', 520, 300, 0.56],
      ['pinata', 900, 126, 0.62],
      ['jeepney', 716, 236, 1.14],
      ['halo', 900, 318, 0.56],
    ],
  },
  'home-arena': {
    ...HOME,
    hand: 'lamp',
    palette: 'cobalt',
    ground: 'speed',
    things: [
      ['basketball', 530, 290, 0.6],
      ['boxing', 886, 150, 0.66],
      ['trophy', 884, 330, 0.5],
      ['football', 704, 200, 1.12],
    ],
  },
  'popup-coins': {
    ...CARD,
    hand: 'lamp',
    palette: 'guava',
    ground: 'confetti',
    things: [
      ['coins', 120, 300, 0.56],
      ['coins', 372, 300, 0.56],
      ['gift', 240, 190, 1.02],
    ],
  },
  'forget-key': { ...UPRIGHT, hand: 'paper', palette: 'teal', ground: 'rings', things: [['key', 240, 430, 1.1]] },
  'login-night': {
    ...UPRIGHT,
    hand: 'lamp',
    palette: 'indigo',
    ground: 'night',
    things: [
      ['flower', 104, 600, 0.5, -10],
      ['moon', 366, 252, 0.5],
      ['lantern', 240, 446, 1.2],
    ],
  },
  'register-gift': {
    ...UPRIGHT,
    hand: 'fair',
    palette: 'kampana',
    ground: 'rays',
    things: [
      ['seven', 356, 236, 0.52, 8],
      ['cards', 128, 284, 0.56, -8],
      ['gift', 240, 450, 1.04],
      ['mango', 112, 620, 0.5],
    ],
  },
  'menu-vip': {
    ...SLIM,
    hand: 'lamp',
    palette: 'oxblood',
    ground: 'diamonds',
    things: [
      ['gem', 430, 132, 0.34],
      ['crown', 340, 98, 0.6],
    ],
  },
  'menu-friends': {
    ...SLIM,
    hand: 'fair',
    palette: 'saffron',
    ground: 'arch',
    things: [
      ['halo', 286, 118, 0.44],
      ['jeepney', 384, 112, 0.6],
    ],
  },
};

export const bannerIds: readonly string[] = Object.keys(scenes);

/** A banner as SVG text; undefined when there is none of this id. */
export function drawBanner(id: string, shownWidth?: number): string | undefined {
  const scene = scenes[id];
  if (scene === undefined) return undefined;
  const { w, h, hand, palette, ground, at, things, calm } = scene;
  const pen = createPen();
  const kit = createKit(pen, paletteOf(palette), hand);
  const { ink } = kit.p;
  const [cx, cy] = at;
  const shade =
    calm === 'start'
      ? pen.linear(
          [
            [0, ink, 0.94],
            [0.36, ink, 0.72],
            [0.62, ink, 0],
          ],
          { x: 1, y: 0 },
        )
      : pen.linear([
          [0.6, ink, 0],
          [1, ink, 0.85],
        ]);
  const drawn = things.map(
    ([motif, x, y, size, turn = 0]) =>
      `<use href="${pen.define(motifOf(motif)(kit))}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size}) translate(-150 -150)"/>`,
  );
  const light = kit.part(
    spark(cx - w * 0.2, h * 0.16, h * 0.05) + spark(cx + w * 0.18, h * 0.1, h * 0.035),
    '#ffffff',
    0.9,
  );
  const body =
    drawGround(ground, kit, { w, h, cx, cy }) +
    drawn.join('') +
    light +
    `<rect width="${w}" height="${h}" fill="${shade}"/>`;
  return svg(w, h, pen, body, shownWidth);
}
