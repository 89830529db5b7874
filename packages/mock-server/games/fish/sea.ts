import { createDefs, createKit, group } from '../../art/kit.ts';
import { motifOf } from '../../art/motifs.ts';
import { paletteOf } from '../../art/palettes.data.ts';
import { disc, leaf, short } from '../../art/shapes.ts';
import { svg } from '../../art/svg.ts';

const WIDTH = 1200;
const HEIGHT = 1000;

/** Draws the sea behind the fish: light from above, rocks, weed and corals on the sand, as SVG text. */
export function drawSea(): string {
  const defs = createDefs();
  const kit = createKit(defs, paletteOf('reef'), 'gradient');
  const { part, line } = kit;
  const water = defs.linear([
    [0, '#2bb3c4'],
    [0.32, '#0f86a6'],
    [0.7, '#0a4f77'],
    [1, '#06304f'],
  ]);
  const ray = defs.linear([
    [0, '#ffffff', 0.34],
    [1, '#ffffff', 0],
  ]);
  const rays = [-20, 210, 430, 700, 960]
    .map((x, index) => `<path d="M${x} 0h${80 + (index % 3) * 40}L${x + 330} 860H${x + 90}Z" fill="${ray}"/>`)
    .join('');
  const wreck = `<g opacity=".3">${group('translate(760 470) rotate(14) scale(1.15)', motifOf('galleon')(kit))}</g>`;
  return svg(
    WIDTH,
    HEIGHT,
    defs,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="${water}"/>` +
      rays +
      part(
        'M0 760C120 650 210 700 300 640 400 590 470 700 590 720 700 640 800 690 900 620 1010 560 1100 660 1200 610V1000H0Z',
        '#0a4468',
        0.8,
      ) +
      wreck +
      part('M0 850C160 770 260 830 380 800 520 760 640 850 780 820 920 780 1060 830 1200 780V1000H0Z', '#083656') +
      weeds([90, 150, 330, 860, 910, 1120], 840, '#0f6b66') +
      part('M0 930C200 880 380 920 600 900 820 880 1000 920 1200 890V1000H0Z', '#d9b77a') +
      part('M0 950C240 910 420 948 640 930 860 912 1040 950 1200 926V1000H0Z', '#b98d4f', 0.7) +
      corals(kit.line, part) +
      line(bubbles(), '#dff6ff', 3, 0.5),
    WIDTH,
  );
}

function weeds(columns: readonly number[], bottom: number, color: string): string {
  const blades = columns.flatMap((x, index) =>
    [-2, -1, 0, 1, 2].map((blade) =>
      leaf(x + blade * 9, bottom + 90, -90 + blade * 9, 150 + ((index * 37 + blade * 29) % 90), 16, blade * 14),
    ),
  );
  return `<path d="${blades.join('')}" fill="${color}"/>`;
}

function corals(line: (d: string, color: string, width: number) => string, part: (d: string, color: string) => string) {
  const branch = 'M0 0V-70M0-26L-30-62V-88M0-40L28-70V-104M-30-62L-52-78M28-70L48-82';
  const at = (x: number, y: number, scale: number, color: string): string =>
    group(`translate(${x} ${y}) scale(${scale})`, line(branch, color, 15));
  const sponge = (x: number, y: number, color: string): string =>
    part(`${disc(x, y, 34, 26)}${disc(x + 40, y + 6, 26, 20)}${disc(x - 34, y + 8, 22, 17)}`, color);
  return (
    at(210, 940, 1.3, '#ff7a6b') +
    at(262, 952, 0.9, '#f2a33d') +
    at(1010, 930, 1.5, '#ff6f91') +
    at(1074, 944, 1, '#ffb35c') +
    sponge(640, 944, '#7b5bb5') +
    sponge(60, 956, '#c2477f')
  );
}

function bubbles(): string {
  return Array.from({ length: 22 }, (_, index) => {
    const [x, y] = [(index * 271) % WIDTH, 120 + ((index * 187) % 700)];
    return disc(Number(short(x)), y, 4 + (index % 4) * 3);
  }).join('');
}
