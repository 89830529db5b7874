import { word } from './lettering.ts';
import { looks, plainLook } from './looks.data.ts';
import { isMotif, motifOf } from './motifs.ts';
import { isLight } from './palette.ts';
import { paletteOf } from './palettes.data.ts';
import { createKit, createPen, group } from './pen.ts';
import { seedOf, svg } from './picture.ts';
import { disc, pick } from './shapes.ts';

export interface EmblemSubject {
  readonly id: string;
  /** A few letters or digits beneath the sign. */
  readonly label: string;
  readonly vendor: string;
  readonly motif: string;
}

/** A lottery's round sign, as SVG text. */
export function drawEmblem({ id, label, vendor, motif }: EmblemSubject, shownWidth?: number): string {
  const look = looks[vendor] ?? plainLook;
  const pen = createPen();
  const kit = createKit(pen, paletteOf(pick(look.palettes, seedOf(id))), look.hand);
  const { p, part, line } = kit;
  const ground = pen.radial(
    [
      [0, p.light],
      [1, p.mid],
    ],
    { x: 0.5, y: 0.35, r: 0.7 },
  );
  const body =
    part(disc(100, 100, 98), ground) +
    line(disc(100, 100, 93), p.gold, 5) +
    group('translate(42 18) scale(.385)', motifOf(isMotif(motif) ? motif : 'balls')(kit)) +
    part('M22 146H178A92 92 0 0 1 22 146Z', p.ink, 0.85) +
    word(label, 100, 172, label.length > 6 ? 13 : 18, isLight(p.gold) ? p.gold : p.pale, 2.2);
  return svg(200, 200, pen, body, shownWidth);
}
