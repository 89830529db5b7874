import { drawBackground } from './backgrounds.ts';
import { paletteOf, type PaletteName } from './palettes.data.ts';
import { createKit, createDefs } from './kit.ts';
import { seedOf, svg } from './svg.ts';
import { box, disc, leaf, pick } from './shapes.ts';

const SKINS = ['#f2c79e', '#e0a878', '#c98a58', '#a96c40'] as const;
const HAIR = ['#241512', '#3a2018', '#18141c', '#4d2a1a'] as const;
const PALETTES: readonly [PaletteName, ...PaletteName[]] = [
  'rose',
  'jade',
  'ube',
  'saffron',
  'lagoon',
  'kampana',
  'navy',
];

/** Returns a presenter's square portrait as SVG text. The same id gives the same face. */
export function drawPortrait(id: string): string {
  const seed = seedOf(id);
  const defs = createDefs();
  const kit = createKit(defs, paletteOf(pick(PALETTES, seed)), 'cutout');
  const { part, line, p } = kit;
  const skin = pick(SKINS, seed >>> 4);
  const hair = pick(HAIR, seed >>> 7);
  const hasLongHair = (seed >>> 9) % 3 !== 0;
  const back = hasLongHair
    ? 'M150 52C214 52 232 100 230 160 230 214 244 250 232 292H68C56 250 70 214 70 160 68 100 86 52 150 52Z'
    : 'M150 50C210 50 226 96 224 140 222 176 214 196 200 204H100C86 196 78 176 76 140 74 96 90 50 150 50Z';
  const fringe =
    (seed >>> 11) % 2 === 0
      ? 'M84 146C84 92 118 70 154 72 190 74 218 98 216 146 200 128 184 112 172 92 150 120 112 130 84 146Z'
      : 'M84 148C82 92 116 68 150 68S218 92 216 148C206 120 184 104 150 104S94 120 84 148Z';
  const body =
    drawBackground(pick(['rings', 'arch', 'dots', 'stage'], seed >>> 2), kit, { w: 300, h: 300, cx: 150, cy: 140 }) +
    part(back, hair) +
    part(box(130, 190, 40, 60, 16), skin) +
    part('M46 320C52 258 96 238 128 234 140 250 160 250 172 234 204 238 248 258 254 320Z', p.gold) +
    part('M128 234C140 250 160 250 172 234L186 240C172 272 128 272 114 240Z', p.pale) +
    part(disc(150, 152, 62, 70), skin) +
    part(fringe, hair) +
    line('M112 142Q124 134 136 142M164 142Q176 134 188 142', hair, 5) +
    part(disc(125, 158, 6.5, 8) + disc(175, 158, 6.5, 8), '#1c1418') +
    part(disc(110, 180, 11, 8) + disc(190, 180, 11, 8), '#e8606a', 0.4) +
    part('M128 192Q150 202 172 192 168 212 150 212T128 192Z', '#c8303f') +
    part(
      (seed >>> 13) % 2 === 0
        ? leaf(214, 100, -40, 44, 16) + leaf(214, 100, -110, 40, 14) + disc(212, 102, 9)
        : disc(88, 188, 7) + disc(212, 188, 7),
      p.pop,
    );
  return svg(300, 300, defs, body);
}
