import { createDefs, createKit, type DrawingKit } from './kit.ts';
import { paletteOf, type PaletteName } from './palettes.data.ts';
import { box, disc, poly, spark } from './shapes.ts';
import { svg } from './svg.ts';

interface GoodsPicture {
  readonly palette: PaletteName;
  /** Drawn in 320 × 240, above the middle of the lower edge. */
  readonly draw: (kit: DrawingKit) => string;
}

/** Pictures of the goods of the points mall, without text. */
const pictures: Readonly<Record<string, GoodsPicture>> = {
  pg_tumbler: {
    palette: 'teal',
    draw: ({ body, part, p }) =>
      body('M116 72h88l-13 128q-2 12-14 12h-34q-12 0-14-12z', p.pale) +
      part('M120.5 116h79l-3 30h-73z', p.pop) +
      body(box(106, 52, 108, 24, 10), p.bronze) +
      body(box(150, 14, 10, 42, 5), p.gold),
  },
  pg_ricecooker: {
    palette: 'coral',
    draw: ({ body, part, line, p }) =>
      line('M126 66q0-14 12-20M160 62q0-16 12-24M194 66q0-14 12-20', p.pale, 7, 0.7) +
      body('M82 112h156v62q0 34-34 34h-88q-34 0-34-34z', p.pale) +
      body('M82 112q6-32 78-32t78 32z', p.deep) +
      body(box(140, 70, 40, 16, 8), p.gold) +
      body(box(62, 122, 26, 18, 8) + box(232, 122, 26, 18, 8), p.deep) +
      part(box(130, 146, 60, 40, 10), p.deep) +
      part(disc(160, 166, 10), p.gold),
  },
  pg_earphones: {
    palette: 'indigo',
    draw: ({ body, part, line, p }) =>
      body(box(86, 120, 148, 92, 40), p.pale) +
      line('M92 154h136', p.mid, 5) +
      part(disc(160, 182, 7), p.leaf) +
      [-1, 1]
        .map(
          (side) =>
            body(box(160 + side * 46 - 11, 72, 22, 68, 11), p.gold) +
            body(disc(160 + side * 46, 66, 25), p.gold) +
            part(disc(160 + side * 46, 66, 12), p.deep),
        )
        .join(''),
  },
  pg_load50: {
    palette: 'ube',
    draw: ({ body, part, line, p }) =>
      body(box(108, 26, 92, 188, 18), p.ink) +
      part(box(117, 44, 74, 146, 6), p.light) +
      part([0, 1, 2, 3].map((bar) => box(128 + bar * 14, 134 - bar * 18, 9, 36 + bar * 18, 3)).join(''), p.pale) +
      part(disc(154, 201, 6), p.pale) +
      line('M214 78q22 22 22 42t-22 42M232 56q36 34 36 64t-36 64', p.gold, 9),
  },
  pg_cash50: {
    palette: 'luntian',
    draw: ({ body, part, line, p }) =>
      [28, 14, 0]
        .map(
          (shift) =>
            body(box(64 + shift / 2, 74 + shift, 192, 100, 10), p.pale) +
            line(box(76 + shift / 2, 86 + shift, 168, 76, 6), p.mid, 4),
        )
        .join('') +
      body(disc(160, 124, 30), p.gold) +
      part(
        poly([
          [160, 104],
          [178, 124],
          [160, 144],
          [142, 124],
        ]),
        p.pop,
      ) +
      part(disc(98, 124, 7) + disc(222, 124, 7), p.mid),
  },
};

/** Returns the pictures of the goods as SVG text, by their id. */
export function drawGoods(): [id: string, picture: string][] {
  return Object.entries(pictures).map(([id, picture]) => [id, drawPicture(picture)]);
}

function drawPicture({ palette, draw }: GoodsPicture): string {
  const defs = createDefs();
  const kit = createKit(defs, paletteOf(palette), 'gradient');
  const { p, part } = kit;
  const background = defs.radial([
    [0, p.light],
    [0.6, p.mid],
    [1, p.deep],
  ]);
  const shadow = part(disc(160, 214, 92, 10), p.ink, 0.35);
  const sparks = part(spark(44, 52, 14) + spark(282, 66, 10) + spark(270, 190, 8), p.pale, 0.8);
  return svg(320, 240, defs, part(box(0, 0, 320, 240), background) + sparks + shadow + draw(kit));
}
