import { breakLines, lettering, word } from './lettering.ts';
import { vendorStyles, defaultStyle } from './vendor-styles.data.ts';
import { motifOf, type MotifName } from './motifs.ts';
import { isLight } from './palette.ts';
import { paletteOf } from './palettes.data.ts';
import { createKit, createDefs, group } from './kit.ts';
import { seedOf, svg } from './svg.ts';
import { box, disc, poly, polar, star } from './shapes.ts';

/** The shapes of the badge behind a vendor's motif. */
const BADGE_SHAPES: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => disc(x, y, r),
  (x, y, r) => box(x - r, y - r, 2 * r, 2 * r, 22),
  (x, y, r) => poly([0, 60, 120, 180, 240, 300].map((angle) => polar([x, y], r * 1.1, angle - 90))),
  (x, y, r) =>
    poly([
      [x, y - r * 1.14],
      [x + r * 1.14, y],
      [x, y + r * 1.14],
      [x - r * 1.14, y],
    ]),
  (x, y, r) => star(x, y, r * 1.12, r * 0.94, 12),
  (x, y, r) =>
    `M${x - r} ${y - r}H${x + r}V${y + r * 0.2}Q${x + r} ${y + r * 0.9} ${x} ${y + r * 1.2}Q${x - r} ${y + r * 0.9} ${x - r} ${y + r * 0.2}Z`,
];

/** The motif in a vendor's badge; other vendors get their initial. */
const EMBLEMS: Readonly<Record<string, MotifName>> = {
  PG: 'lantern',
  JDB: 'mango',
  CQ9: 'gem',
  FC: 'bangka',
  JL: 'bell',
  TALA: 'sun',
  ALN: 'fish',
  BKW: 'serpent',
  LTN: 'flower',
  MRP: 'butterfly',
  DMA: 'moon',
  KPZ: 'pearl',
  TBL: 'guitar',
  BTI: 'football',
  BYN: 'boxing',
  IMES: 'trophy',
  TF: 'gamepad',
  DS88: 'rooster',
  LOTT: 'balls',
  EG2: 'crown',
};

export interface LogoSubject {
  /** The vendor's code. */
  readonly vendor: string;
  readonly name: string;
}

/** Returns a vendor's logo, 16:9, as SVG text: badge and name on the vendor's colours. */
export function drawLogo({ vendor, name }: LogoSubject, shownWidth?: number): string {
  const style = vendorStyles[vendor] ?? defaultStyle;
  const seed = seedOf(vendor);
  const defs = createDefs();
  const kit = createKit(defs, paletteOf(style.palettes[0]), style.shading);
  const { p } = kit;
  const badge = BADGE_SHAPES[seed % BADGE_SHAPES.length] ?? disc;
  const emblem = EMBLEMS[vendor];
  const background = defs.linear(
    [
      [0, p.mid],
      [1, p.deep],
    ],
    { x: 1 },
  );
  const inside =
    emblem === undefined
      ? word(name.slice(0, 1), 160, 90, 44, isLight(p.gold) ? p.ink : p.pale, 2.8)
      : group('translate(116 22) scale(.295)', motifOf(emblem)(kit));
  const letterStyle = style.letterStyle === 'plate' ? 'deco' : style.letterStyle;
  const lines = breakLines(name, 16);
  const body =
    `<rect width="320" height="180" fill="${background}"/>` +
    kit.part(disc(160, 66, 120), p.light, 0.2) +
    kit.body(badge(160, 67, 46), emblem === undefined ? p.gold : p.pale) +
    inside +
    lettering(kit, letterStyle, lines, { x: 160, bottom: 164, width: 256, maxHeight: lines.length === 1 ? 27 : 20 })
      .svg;
  return svg(320, 180, defs, body, shownWidth);
}
