import { word } from './lettering.ts';
import { vendorStyles, defaultStyle } from './vendor-styles.data.ts';
import { isMotif, motifOf } from './motifs.ts';
import { isLight } from './palette.ts';
import { paletteOf } from './palettes.data.ts';
import { createKit, createDefs, group } from './kit.ts';
import { seedOf, svg } from './svg.ts';
import { disc, pick } from './shapes.ts';

export interface LotteryIconSubject {
  readonly id: string;
  /** A few characters below the motif. */
  readonly label: string;
  readonly vendor: string;
  readonly motif: string;
}

/** Returns a lottery's round icon as SVG text. */
export function drawLotteryIcon({ id, label, vendor, motif }: LotteryIconSubject): string {
  const style = vendorStyles[vendor] ?? defaultStyle;
  const defs = createDefs();
  const kit = createKit(defs, paletteOf(pick(style.palettes, seedOf(id))), style.shading);
  const { p, part, line } = kit;
  const background = defs.radial(
    [
      [0, p.light],
      [1, p.mid],
    ],
    { x: 0.5, y: 0.35, r: 0.7 },
  );
  const body =
    part(disc(100, 100, 98), background) +
    line(disc(100, 100, 93), p.gold, 5) +
    group('translate(42 18) scale(.385)', motifOf(isMotif(motif) ? motif : 'balls')(kit)) +
    part('M22 146H178A92 92 0 0 1 22 146Z', p.ink, 0.85) +
    word(label, 100, 172, label.length > 6 ? 13 : 18, isLight(p.gold) ? p.gold : p.pale, 2.2);
  return svg(200, 200, defs, body);
}
