import { createDefs, createKit, group, type DrawingKit, type Shading } from '../../art/kit.ts';
import { lettering } from '../../art/lettering.ts';
import { isMotif, motifOf, type MotifName } from '../../art/motifs.ts';
import { GOLD, RED } from '../../art/motifs/motif.ts';
import { mix, type Palette } from '../../art/palette.ts';
import { paletteOf } from '../../art/palettes.data.ts';
import { box, disc, pick, pip, polar, poly, star, type Point, type Suit } from '../../art/shapes.ts';
import { seedOf, svg } from '../../art/svg.ts';
import { defaultStyle, vendorStyles } from '../../art/vendor-styles.data.ts';
import { findGame } from '../../src/domain/catalogue/index.ts';

const CELL = 300;
const INK = '#1a2620';
const GREEN_INK = '#14513b';

/** Motifs of the three picture symbols besides the game's own motif. */
const COMPANIONS: readonly MotifName[] = [
  'mango',
  'jeepney',
  'butterfly',
  'pearl',
  'bell',
  'halo',
  'lantern',
  'kubo',
  'rooster',
  'guitar',
  'crown',
  'gem',
];

/** Style of a game's symbols, derived from the vendor's style like the game's cover. */
interface SymbolStyle {
  readonly palette: Palette;
  readonly shading: Shading;
  readonly motif: string;
  readonly seed: number;
}

/** `id` is a game's, or a vendor's for its lobby. */
function styleOf(id: string): SymbolStyle {
  const game = findGame(id);
  const style = vendorStyles[game?.vendor ?? id] ?? defaultStyle;
  const seed = seedOf(id);
  return {
    palette: paletteOf(pick(style.palettes, seed)),
    // Neon shading needs a dark background; the reels are light.
    shading: style.shading === 'neon' ? 'gradient' : style.shading,
    motif: game?.motif ?? 'gem',
    seed,
  };
}

/** Draws the ten symbols of a game side by side, in the order of their numbers, as SVG text. */
export function drawSymbols(id: string): string {
  const style = styleOf(id);
  const defs = createDefs();
  const kit = createKit(defs, style.palette, style.shading);
  const pictures = picturesOf(style).map((name) => group('translate(8 8) scale(.95)', motifOf(name)(kit)));
  const suits = (['heart', 'spade', 'diamond', 'club'] as const).map((suit) => drawSuit(kit, suit));
  const cells = [...pictures, ...suits, drawWild(kit), drawScatter(kit, style)];
  const body = cells.map((cell, index) => group(`translate(${index * CELL} 0)`, cell)).join('');
  return svg(CELL * cells.length, CELL, defs, body, CELL * cells.length);
}

function picturesOf({ motif, seed }: SymbolStyle): readonly MotifName[] {
  const own: MotifName = isMotif(motif) ? motif : 'gem';
  const others = COMPANIONS.filter((name) => name !== own);
  const first = seed % others.length;
  // Uneven steps, so that games with the same first companion differ in the others.
  const chosen = [0, 2, 5].map((step) => others[(first + step) % others.length] ?? 'gem');
  return [own, ...chosen];
}

/** Draws a suit: solid, with two fine lines inside. */
function drawSuit({ part, line }: DrawingKit, suit: Suit): string {
  const isRed = suit === 'heart' || suit === 'diamond';
  const ink = isRed ? RED : INK;
  return (
    group('translate(150 152) scale(11.6)', part(pip(suit), ink)) +
    group('translate(150 152) scale(8.4)', line(pip(suit), mix(ink, '#ffffff', 0.55), 0.5)) +
    group('translate(150 152) scale(6)', line(pip(suit), mix(ink, '#ffffff', 0.55), 0.32))
  );
}

/** Draws a seal with a star and the word WILD. */
function drawWild(kit: DrawingKit): string {
  const { part, line, body, p } = kit;
  const teeth: Point[] = Array.from({ length: 64 }, (_, index) =>
    polar([150, 142], index % 2 === 0 ? 132 : 120, index * 5.625),
  );
  const rays = Array.from({ length: 24 }, (_, index) => {
    const from = polar([150, 142], 46, index * 15);
    const to = polar([150, 142], 106, index * 15);
    return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  }).join('');
  const word = lettering(kit, 'slab', ['WILD'], { x: 150, bottom: 224, width: 236, maxHeight: 54 });
  return (
    part(poly(teeth), GREEN_INK) +
    line(disc(150, 142, 110), '#dcb872', 3) +
    line(rays, '#2f7a58', 4) +
    body(star(150, 128, 78, 32), GOLD) +
    part(star(150, 128, 40, 16), mix(p.pop, '#ffffff', 0.15)) +
    part(`M4 160H296L280 200 296 240H4L20 200Z`, p.pop) +
    line('M16 168H284M16 232H284', '#fff6e2', 3, 0.7) +
    word.svg
  );
}

/** Draws a sun with the word BONUS; a star lantern when the game's own motif is the sun. */
function drawScatter(kit: DrawingKit, { motif }: SymbolStyle): string {
  const { part, line } = kit;
  const word = lettering(kit, 'slab', ['BONUS'], { x: 150, bottom: 276, width: 220, maxHeight: 40 });
  return (
    group('translate(24 -6) scale(.84)', motifOf(motif === 'sun' ? 'parol' : 'sun')(kit)) +
    part(box(22, 226, 256, 64, 14), INK) +
    line(box(28, 232, 244, 52, 10), '#dcb872', 2.5) +
    word.svg
  );
}
