import { drawBackground, type BackgroundName } from './backgrounds.ts';
import { motifOf, type MotifName } from './motifs.ts';
import { paletteOf, type PaletteName } from './palettes.data.ts';
import { createKit, createDefs, type Shading } from './kit.ts';
import { svg } from './svg.ts';
import { spark } from './shapes.ts';

/** A motif in a scene: its centre, its scale (1 is 300 units) and its rotation in degrees. */
type PlacedMotif = readonly [motif: MotifName, x: number, y: number, scale: number, angle?: number];

interface Scene {
  readonly w: number;
  readonly h: number;
  readonly shading: Shading;
  readonly palette: PaletteName;
  readonly background: BackgroundName;
  /** The centre of the background. */
  readonly at: readonly [x: number, y: number];
  readonly motifs: readonly PlacedMotif[];
  /** The side that is darkened for text. */
  readonly darkened: 'start' | 'bottom' | 'none';
}

const HOME = { w: 1000, h: 420, at: [700, 205], darkened: 'start' } as const;
const CARD = { w: 480, h: 480, at: [240, 210], darkened: 'bottom' } as const;
/** Beside a form of variable height: motifs in the middle, text at the bottom. */
const UPRIGHT = { w: 480, h: 1040, at: [240, 430], darkened: 'bottom' } as const;
const SLIM = { w: 480, h: 200, at: [350, 100], darkened: 'start' } as const;

/** The site's banners. They contain no text, so that they serve all languages. */
const scenes: Readonly<Record<string, Scene>> = {
  'home-parol': {
    ...HOME,
    shading: 'gradient',
    palette: 'plum',
    background: 'night',
    motifs: [
      ['parol', 480, 110, 0.5, -8],
      ['parol', 900, 130, 0.62, 8],
      ['parol', 690, 200, 1.24],
    ],
  },
  'home-dragon': {
    ...HOME,
    shading: 'gradient',
    palette: 'cinnabar',
    background: 'rays',
    motifs: [
      ['coins', 520, 330, 0.6],
      ['coins', 888, 326, 0.66],
      ['dragon', 705, 205, 1.3],
    ],
  },
  'home-sea': {
    ...HOME,
    shading: 'gradient',
    palette: 'reef',
    background: 'sea',
    motifs: [
      ['ray', 520, 120, 0.56, -14],
      ['jelly', 920, 120, 0.5, 8],
      ['crab', 560, 336, 0.5],
      ['pearl', 890, 316, 0.62],
      ['fish', 716, 200, 1.06],
    ],
  },
  'home-table': {
    ...HOME,
    shading: 'gradient',
    palette: 'baize',
    background: 'deco',
    motifs: [
      ['roulette', 866, 190, 1.06],
      ['dice', 540, 306, 0.56, -8],
      ['table', 664, 214, 1.1],
    ],
  },
  'home-fair': {
    ...HOME,
    shading: 'outline',
    palette: 'alon',
    background: 'dawn',
    motifs: [
      ['kubo', 520, 300, 0.56],
      ['pinata', 900, 126, 0.62],
      ['jeepney', 716, 236, 1.14],
      ['halo', 900, 318, 0.56],
    ],
  },
  'home-arena': {
    ...HOME,
    shading: 'gradient',
    palette: 'cobalt',
    background: 'speed',
    motifs: [
      ['basketball', 530, 290, 0.6],
      ['boxing', 886, 150, 0.66],
      ['trophy', 884, 330, 0.5],
      ['football', 704, 200, 1.12],
    ],
  },
  'popup-coins': {
    ...CARD,
    shading: 'gradient',
    palette: 'guava',
    background: 'confetti',
    motifs: [
      ['coins', 120, 300, 0.56],
      ['coins', 372, 300, 0.56],
      ['gift', 240, 190, 1.02],
    ],
  },
  'forget-key': {
    ...UPRIGHT,
    shading: 'cutout',
    palette: 'teal',
    background: 'rings',
    motifs: [['key', 240, 430, 1.1]],
  },
  'login-night': {
    ...UPRIGHT,
    shading: 'gradient',
    palette: 'indigo',
    background: 'night',
    motifs: [
      ['flower', 104, 600, 0.5, -10],
      ['moon', 366, 252, 0.5],
      ['lantern', 240, 446, 1.2],
    ],
  },
  'register-gift': {
    ...UPRIGHT,
    shading: 'outline',
    palette: 'kampana',
    background: 'rays',
    motifs: [
      ['seven', 356, 236, 0.52, 8],
      ['cards', 128, 284, 0.56, -8],
      ['gift', 240, 450, 1.04],
      ['mango', 112, 620, 0.5],
    ],
  },
  'menu-vip': {
    ...SLIM,
    shading: 'gradient',
    palette: 'oxblood',
    background: 'diamonds',
    motifs: [
      ['gem', 430, 132, 0.34],
      ['crown', 340, 98, 0.6],
    ],
  },
  'menu-friends': {
    ...SLIM,
    shading: 'outline',
    palette: 'saffron',
    background: 'arch',
    motifs: [
      ['halo', 286, 118, 0.44],
      ['jeepney', 384, 112, 0.6],
    ],
  },
};

/** Returns the banners as SVG text, by id. */
export function drawBanners(): [id: string, banner: string][] {
  return Object.entries(scenes).map(([id, scene]) => [id, drawScene(scene)]);
}

function drawScene({ w, h, shading, palette, background, at, motifs, darkened }: Scene): string {
  const defs = createDefs();
  const kit = createKit(defs, paletteOf(palette), shading);
  const { ink } = kit.p;
  const [cx, cy] = at;
  const shade =
    darkened === 'start'
      ? defs.linear(
          [
            [0, ink, 0.94],
            [0.36, ink, 0.72],
            [0.62, ink, 0],
          ],
          { x: 1, y: 0 },
        )
      : defs.linear([
          [0.6, ink, 0],
          [1, ink, 0.85],
        ]);
  const uses = motifs.map(
    ([motif, x, y, scale, angle = 0]) =>
      `<use href="${defs.define(motifOf(motif)(kit))}" transform="translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(-150 -150)"/>`,
  );
  const sparkles = kit.part(
    spark(cx - w * 0.2, h * 0.16, h * 0.05) + spark(cx + w * 0.18, h * 0.1, h * 0.035),
    '#ffffff',
    0.9,
  );
  const body =
    drawBackground(background, kit, { w, h, cx, cy }) +
    uses.join('') +
    sparkles +
    `<rect width="${w}" height="${h}" fill="${shade}"/>`;
  return svg(w, h, defs, body);
}
