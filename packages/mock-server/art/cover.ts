import { drawBackground } from './backgrounds.ts';
import type { Area } from './backgrounds/background.ts';
import { breakLines, lettering, type LetterBox, type LetterStyle } from './lettering.ts';
import { vendorStyles, defaultStyle, type TitleBackdrop, type Frame, type VendorStyle } from './vendor-styles.data.ts';
import { isMotif, motifOf } from './motifs.ts';
import { mix } from './palette.ts';
import { paletteOf } from './palettes.data.ts';
import { createKit, createDefs, type DrawingKit } from './kit.ts';
import { seedOf, svg } from './svg.ts';
import { box, disc, pick, short, spark } from './shapes.ts';

/** The data of a cover. */
export interface CoverSubject {
  /** Id of the game; the picture depends on it. */
  readonly id: string;
  readonly title: string;
  /** The vendor's code. */
  readonly vendor: string;
  readonly motif: string;
}

/** Letter styles that are slanted or have a shadow, and need a wider margin. */
const WIDE_STYLES: ReadonlySet<LetterStyle> = new Set(['retro', 'skew']);
/** Motifs with letters or digits, which must not be mirrored. */
const LETTERED: ReadonlySet<string> = new Set(['ace', 'balls', 'cards', 'coins', 'digits', 'seven', 'table']);
const PORTRAIT = { w: 300, h: 400 };
const WIDE = { w: 400, h: 250 };

/** Returns a game's cover, 3:4, as SVG text. */
export function drawCover(subject: CoverSubject, shownWidth?: number): string {
  const { w, h } = PORTRAIT;
  const { defs, kit, style, seed } = begin(subject);
  const lines = breakLines(subject.title);
  const maxHeight = lines.length === 1 ? 52 : lines.length === 2 ? 42 : 32;
  const bottom = style.foot === 'plate' ? h - 20 : style.foot === 'bare' ? h - 30 : h - 26;
  const text = lettering(kit, style.letterStyle, lines, {
    x: w / 2,
    bottom,
    width: WIDE_STYLES.has(style.letterStyle) ? 236 : 250,
    maxHeight,
  });
  const size = Math.min(1, Math.max(0.78, (text.top + 30) / 300));
  const area: Area = { w, h, cx: w / 2, cy: 6 + 150 * size };
  const body =
    drawBackground(pick(style.backgrounds, seed >>> 3), kit, area) +
    motifVariant(kit, subject, area, size, seed) +
    titleBackdrop(kit, style.foot, area, text.top, seed) +
    frame(kit, style.frame, area) +
    text.svg;
  return svg(w, h, defs, body, shownWidth);
}

/** Returns a live table's picture, 16:10, as SVG text. */
export function drawWideCover(subject: CoverSubject, shownWidth?: number): string {
  const { w, h } = WIDE;
  const { defs, kit, style, seed } = begin(subject);
  const area: Area = { w, h, cx: 289, cy: 119 };
  const letters: LetterBox = { x: 22, bottom: h - 26, width: 158, maxHeight: 30, align: 'start' };
  const scrim = defs.linear(
    [
      [0, kit.p.ink, 0.92],
      [0.42, kit.p.ink, 0.55],
      [0.7, kit.p.ink, 0],
    ],
    { x: 1, y: 0 },
  );
  const letterStyle = style.letterStyle === 'plate' ? 'slab' : style.letterStyle;
  const body =
    drawBackground(pick(style.backgrounds, seed >>> 3), kit, area) +
    `<g transform="translate(${subject.motif === 'cards' ? '174 20' : '178 8'}) scale(${subject.motif === 'cards' ? '.66' : '.74'})">${motifBody(kit, subject)}</g>` +
    `<rect width="${w}" height="${h}" fill="${scrim}"/>` +
    frame(kit, style.frame, area) +
    lettering(kit, letterStyle, breakLines(subject.title, 9), letters).svg;
  return svg(w, h, defs, body, shownWidth);
}

function begin({ id, vendor }: CoverSubject) {
  const style: VendorStyle = vendorStyles[vendor] ?? defaultStyle;
  const seed = seedOf(id);
  const defs = createDefs();
  return { defs, kit: createKit(defs, paletteOf(pick(style.palettes, seed)), style.shading), style, seed };
}

function motifBody(kit: DrawingKit, { motif }: CoverSubject): string {
  return motifOf(isMotif(motif) ? motif : 'gem')(kit);
}

/** Draws the motif in one of five variants: tilted, with two small copies, with sparkles, mirrored, or upright. */
function motifVariant(kit: DrawingKit, subject: CoverSubject, { cx }: Area, size: number, seed: number): string {
  const motifHref = kit.defs.define(motifBody(kit, subject));
  const place = (scale: number, x: number, y: number, angle = 0, isMirrored = false): string => {
    const scaleX = isMirrored && !LETTERED.has(subject.motif) ? -scale : scale;
    return `<use href="${motifHref}" transform="translate(${short(x)} ${short(y)}) rotate(${angle}) scale(${short(scaleX * 10)}e-1 ${short(scale * 10)}e-1) translate(-150 -150)"/>`;
  };
  const middle = 6 + 150 * size;
  switch (seed % 5) {
    case 0:
      return place(size, cx, middle, -6);
    case 1:
      return (
        `<g opacity=".42">${place(size * 0.5, cx - 96, middle - 74 * size, -14)}${place(size * 0.5, cx + 96, middle - 74 * size, 14, true)}</g>` +
        place(size * 0.94, cx, middle + 8)
      );
    case 2:
      return (
        place(size * 1.06, cx, middle + 6) +
        kit.part(spark(38, 52, 22) + spark(262, 96, 16) + spark(250, 40, 10), kit.p.pale)
      );
    case 3:
      return place(size, cx, middle, 6, true);
    default:
      return place(size, cx, middle);
  }
}

function titleBackdrop(
  { p, part, defs }: DrawingKit,
  kind: TitleBackdrop,
  { w, h }: Area,
  top: number,
  seed: number,
): string {
  const y = Math.round(top);
  switch (kind) {
    case 'fade': {
      const fade = defs.linear([
        [0, p.ink, 0],
        [0.6, p.ink, 0.8],
        [1, p.ink, 0.96],
      ]);
      return `<rect y="${y - 70}" width="${w}" height="${h - y + 70}" fill="${fade}"/>`;
    }
    case 'wave':
      return part(
        `M0 ${h}V${y - 12}Q${seed % 2 === 0 ? 75 : 110} ${y - 40} 150 ${y - 14}T${w} ${y - 26}V${h}Z`,
        mix(p.deep, p.ink, 0.6),
        0.72,
      );
    case 'plate':
      return part(box(0, y - 6, w, h - y + 6), p.pale) + part(box(0, y - 6, w, 6), p.gold);
    case 'band':
      return (
        part(`M0 ${y - 14}L${w} ${y - 34}V${h}H0Z`, p.ink, 0.82) +
        part(`M0 ${y - 22}L${w} ${y - 42}V${y - 34}L0 ${y - 14}Z`, p.gold)
      );
    case 'bare':
      return '';
  }
}

function frame({ p, line, part }: DrawingKit, kind: Frame, { w, h }: Area): string {
  switch (kind) {
    case 'none':
      return '';
    case 'line':
      return line(box(9, 9, w - 18, h - 18, 12), p.gold, 2.5, 0.85);
    case 'double':
      return (
        line(box(8, 8, w - 16, h - 16, 14), p.gold, 3, 0.9) + line(box(15, 15, w - 30, h - 30, 8), p.gold, 1.2, 0.7)
      );
    case 'ticket':
      return (
        part([disc(0, 0, 20), disc(w, 0, 20), disc(0, h, 20), disc(w, h, 20)].join(''), p.gold) +
        line(box(6, 6, w - 12, h - 12), p.gold, 3, 0.8)
      );
    case 'bulbs': {
      const along = (length: number): number[] =>
        Array.from({ length: 7 }, (_, index) => 12 + (index * (length - 24)) / 6);
      const rows =
        along(w)
          .map((x) => disc(x, 12, 4))
          .join('') +
        along(h)
          .slice(1)
          .map((y) => disc(12, y, 4) + disc(w - 12, y, 4))
          .join('');
      return part(rows, mix(p.gold, '#ffffff', 0.4), 0.9);
    }
  }
}
