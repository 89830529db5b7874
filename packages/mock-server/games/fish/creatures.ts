import { createDefs, createKit, group, type DrawingKit } from '../../art/kit.ts';
import { motifOf } from '../../art/motifs.ts';
import { paletteOf } from '../../art/palettes.data.ts';
import { disc, pick } from '../../art/shapes.ts';
import { seedOf, svg } from '../../art/svg.ts';
import { CREAM } from '../../art/motifs/motif.ts';
import { FISH, type FishId } from './rules.ts';

const CELL = 300;
/** Palettes whose colours contrast with the sea. */
const PALETTES = ['reef', 'kelp', 'coral', 'alon', 'indigo', 'cobalt'] as const;

const PICTURES: Readonly<Record<FishId, (kit: DrawingKit) => string>> = {
  dilis: drawAnchovy,
  alumahan: drawMackerel,
  lapulapu: motifOf('fish'),
  dikya: motifOf('jelly'),
  alimasag: motifOf('crab'),
  pagi: motifOf('ray'),
  pugita: motifOf('octopus'),
  bakunawa: motifOf('serpent'),
};

/** Draws the fish of a game side by side, in the order of the rules and swimming to the left, as SVG text. */
export function drawCreatures(id: string): string {
  const defs = createDefs();
  const kit = createKit(defs, paletteOf(pick(PALETTES, seedOf(id))), 'gradient');
  const cells = FISH.map((fish, index) => group(`translate(${index * CELL} 0)`, PICTURES[fish.id](kit)));
  return svg(CELL * cells.length, CELL, defs, cells.join(''), CELL * cells.length);
}

function drawAnchovy({ body, part, line, p }: DrawingKit): string {
  return (
    body('M214 150L282 112C268 138 268 162 282 188Z', '#9fc3d6') +
    body('M124 122C150 92 176 96 186 120Z', '#9fc3d6') +
    body('M18 152C62 108 158 100 232 148C158 196 62 192 18 152Z', '#cfe6ee') +
    part('M22 154C80 168 160 172 226 152C152 196 66 190 22 154Z', '#ffffff', 0.8) +
    line('M78 138C130 126 178 130 218 146', p.pop, 9) +
    part(disc(58, 144, 12), '#ffffff') +
    part(disc(56, 144, 6), p.ink)
  );
}

function drawMackerel({ body, part, line, p }: DrawingKit): string {
  const stripes = [104, 128, 152, 176, 198].map((x) => `M${x} 106Q${x + 16} 122 ${x - 2} 140`).join('');
  return (
    body('M224 152L292 96C276 134 276 168 292 208Z', p.pop) +
    body('M104 104C128 60 172 62 190 100Z', p.leaf) +
    body('M126 196C142 224 168 226 184 200Z', p.leaf) +
    body('M14 154C62 90 170 82 244 148C172 222 62 214 14 154Z', p.leaf) +
    part('M18 158C74 186 172 186 236 154C168 218 64 212 18 158Z', CREAM, 0.9) +
    line(stripes, p.ink, 7, 0.55) +
    part(disc(62, 142, 15), CREAM) +
    part(disc(59, 142, 7), p.ink) +
    line('M24 164C36 170 44 170 52 166', p.ink, 5)
  );
}
