import { word } from '../lettering.ts';
import { group, type DrawingKit } from '../kit.ts';
import { box, disc, pick, pip, poly, polar, short, star, type Suit } from '../shapes.ts';
import { CREAM, RED, type Motifs } from './motif.ts';

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  [
    [0.28, 0.22],
    [0.72, 0.22],
    [0.28, 0.5],
    [0.72, 0.5],
    [0.28, 0.78],
    [0.72, 0.78],
  ],
];

/** Draws a die in isometric view; colours and faces start at the lightest side. */
function die(
  { body, dots }: DrawingKit,
  x: number,
  y: number,
  size: number,
  angle: number,
  colors: readonly [string, string, string],
  spot: string,
  shows: readonly [number, number, number],
): string {
  const w = size * 0.866;
  const h = size * 0.5;
  const face = (
    number: number,
    a: readonly [number, number],
    b: readonly [number, number],
    o: readonly [number, number],
    color: string,
  ): string => {
    const at = (u: number, v: number): readonly [number, number] => [
      o[0] + a[0] * u + b[0] * v,
      o[1] + a[1] * u + b[1] * v,
    ];
    const spots = (SPOTS[number] ?? []).map(([u, v]) => at(u, v));
    return body(poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), color) + dots(spots, size * 0.085, spot);
  };
  return group(
    `translate(${x} ${y}) rotate(${angle})`,
    face(shows[1], [w, h], [0, size], [-w, -h], colors[1]) +
      face(shows[2], [w, -h], [0, size], [0, 0], colors[2]) +
      face(shows[0], [w, h], [w, -h], [-w, -h], colors[0]),
  );
}

const cardColor = (suit: Suit, ink: string): string => (suit === 'heart' || suit === 'diamond' ? '#cf2334' : ink);

/** Draws a playing card of 116 by 166 with its corner at the origin. */
function card({ body, part, defs }: DrawingKit, suit: Suit, face: string): string {
  const color = cardColor(suit, '#191521');
  return (
    `<use href="${defs.define(body(box(0, 0, 116, 168, 14), '#fffbf0'))}"/>` +
    word(face, 27, 45, 30, color, 2) +
    group('translate(66 104) scale(3.8)', part(pip(suit), color))
  );
}

function chip({ body, part, defs }: DrawingKit, x: number, y: number, color: string, count: number): string {
  const marks = defs.define(
    part(
      'M-33-3a34 18 0 0 1 12-10l7 6a20 10 0 0 0-7 5ZM33-3a34 18 0 0 0-12-10l-7 6a20 10 0 0 1 7 5ZM-6 18h12v-7H-6Z',
      CREAM,
    ),
  );
  const chipHref = defs.define(`${body(disc(0, 0, 34, 18), color)}<use href="${marks}"/>`);
  return Array.from({ length: count }, (_, at) => `<use href="${chipHref}" x="${x}" y="${y - at * 11}"/>`).join('');
}

const BALL_COLORS = ['#e23d4a', '#17a06b', '#2f7cf0', '#ffb423', '#8b4fd0', '#0f8f96'] as const;

function ball({ body, dots, p }: DrawingKit, x: number, y: number, r: number, number: number, color: string): string {
  return (
    body(disc(x, y, r), color) +
    dots([[x, y]], r * 0.54, CREAM) +
    word(String(number), x, y + r * 0.24, r * 0.48, p.ink, 2.6) +
    (r < 40 ? '' : dots([[x - r * 0.5, y - r * 0.54]], r * 0.15, '#ffffff', 0.7))
  );
}

export const tables = {
  cards(kit) {
    const place = (x: number, angle: number, suit: Suit, face: string): string =>
      group(`translate(${x} 256) rotate(${angle}) translate(-58 -196)`, card(kit, suit, face));
    return place(106, -24, 'spade', 'A') + place(150, 0, 'diamond', 'K') + place(194, 24, 'heart', 'Q');
  },
  ace(kit) {
    const { body, part, line, p } = kit;
    return group(
      'rotate(-8 150 165)',
      body(box(64, 40, 172, 240, 20), '#fffbf0') +
        line(box(78, 54, 144, 212, 12), p.gold, 3) +
        body(star(150, 160, 72, 30), p.pop) +
        group('translate(150 162) scale(2.2)', part(pip('spade'), '#fffbf0')) +
        word('9', 96, 98, 28, p.ink, 2.2) +
        group('rotate(180 150 160)', word('9', 96, 98, 28, p.ink, 2.2)),
    );
  },
  dice(kit) {
    return (
      die(kit, 106, 150, 86, -8, ['#fffdf6', '#eadcc0', '#cdb891'], '#c81e45', [5, 3, 6]) +
      die(kit, 208, 196, 64, 12, ['#ff6a5c', '#dd2f3c', '#a3182c'], '#fff6e6', [1, 4, 2])
    );
  },
  color(kit) {
    return (
      die(kit, 150, 88, 62, 0, ['#ffd84d', '#f0ae18', '#c47f08'], '#4a2a05', [4, 2, 1]) +
      die(kit, 84, 186, 62, -6, ['#ff7284', '#e0354f', '#a81a38'], '#fff', [5, 3, 6]) +
      die(kit, 216, 186, 62, 6, ['#6fdcea', '#1e9fc0', '#0b6b8a'], '#fff', [3, 6, 4])
    );
  },
  roulette({ body, part, p }) {
    const middle = [150, 156] as const;
    const slots = (only: (at: number) => boolean): string =>
      Array.from({ length: 24 }, (_, at) => at)
        .filter(only)
        .map((at) => {
          const [x1, y1] = polar(middle, 124, at * 15);
          const [x2, y2] = polar(middle, 124, at * 15 + 15);
          return `M150 156L${short(x1)} ${short(y1)}A124 124 0 0 1 ${short(x2)} ${short(y2)}Z`;
        })
        .join('');
    return (
      body(disc(150, 156, 146), '#7a4720') +
      part(disc(150, 156, 132), '#e9c063') +
      part(
        slots((at) => at % 2 === 1),
        '#cf2334',
      ) +
      part(
        slots((at) => at % 2 === 0 && at > 0),
        '#17151b',
      ) +
      part(
        slots((at) => at === 0),
        '#13935c',
      ) +
      body(disc(150, 156, 84), '#9c6530') +
      part(star(150, 156, 80, 32, 8), p.gold) +
      body(disc(150, 156, 28), CREAM) +
      part(star(150, 156, 20, 8), RED) +
      body(disc(...polar(middle, 106, -64), 12), '#ffffff')
    );
  },
  table(kit) {
    const { line, p } = kit;
    return (
      line('M-30 256C-10 86 310 86 330 256', p.gold, 4, 0.7) +
      group('translate(62 72) rotate(-9) scale(.92)', card(kit, 'spade', '9')) +
      group('translate(160 58) rotate(9) scale(.92)', card(kit, 'heart', 'K')) +
      chip(kit, 62, 254, '#c3212f', 3) +
      chip(kit, 150, 270, '#1d6b50', 2) +
      chip(kit, 238, 256, p.bronze, 4)
    );
  },
  mahjong({ body, line, dots, defs }) {
    const blank = defs.define(
      body(box(-44, -56, 96, 124, 15), '#0d6b4a') + body(box(-50, -66, 94, 122, 14), '#fffaec'),
    );
    const tile = (x: number, y: number, angle: number, face: string): string =>
      group(`translate(${x} ${y}) rotate(${angle})`, `<use href="${blank}"/>${group('translate(-3 -5)', face)}`);
    const dot = (x: number, y: number, r: number, color: string): string =>
      dots([[x, y]], r, color) + dots([[x, y]], r * 0.55, '#fffdf5') + dots([[x, y]], r * 0.3, color);
    const bamboo = (xs: readonly number[], y: number, color: string): string =>
      line(xs.map((x) => `M${x} ${y - 13}v26`).join(''), color, 10);
    return (
      tile(
        82,
        176,
        -12,
        dot(-18, -30, 14, '#1b6fb0') +
          dot(18, -30, 14, '#1b6fb0') +
          dot(0, 0, 14, '#d3222f') +
          dot(-18, 30, 14, '#128a5a') +
          dot(18, 30, 14, '#128a5a'),
      ) +
      tile(
        224,
        180,
        12,
        bamboo([-20, 20], -22, '#128a5a') +
          bamboo([0], -22, '#d3222f') +
          bamboo([-20, 20], 22, '#1b6fb0') +
          bamboo([0], 22, '#128a5a'),
      ) +
      tile(
        152,
        124,
        0,
        dots([[0, 0]], 38, '#d3222f') +
          line(disc(0, 0, 28), '#fffdf5', 4) +
          dots(
            [0, 60, 120, 180, 240, 300].map((angle) => polar([0, 0], 15, angle)),
            5.5,
            '#f7c64f',
          ),
      )
    );
  },
  balls(kit) {
    return (
      ball(kit, 90, 208, 56, 7, BALL_COLORS[0]) +
      ball(kit, 212, 210, 54, 42, BALL_COLORS[1]) +
      ball(kit, 152, 116, 62, 18, BALL_COLORS[3]) +
      ball(kit, 58, 112, 30, 3, BALL_COLORS[2]) +
      ball(kit, 250, 120, 32, 55, BALL_COLORS[4])
    );
  },
  digits(kit) {
    const drum = (x: number, digit: string, at: number): string =>
      kit.body(box(x, 84, 76, 132, 16), CREAM) +
      kit.part(box(x, 84, 76, 30, 14) + box(x, 186, 76, 30, 14), kit.p.ink, 0.16) +
      word(digit, x + 38, 178, 56, pick(BALL_COLORS, at), 2.4);
    return (
      kit.body(box(18, 62, 264, 176, 28), kit.p.pop) +
      drum(32, '4', 0) +
      drum(112, '8', 1) +
      drum(192, '2', 2) +
      kit.body(disc(282, 92, 15), kit.p.gold) +
      kit.line('M282 106V160', kit.p.gold, 9) +
      kit.part(star(150, 40, 24, 10) + star(104, 46, 13, 5) + star(196, 46, 13, 5), kit.p.gold)
    );
  },
  ticket({ body, part, line, p }) {
    const coin = (x: number, y: number, mark: string): string => body(disc(x, y, 30), p.gold) + part(mark, p.bronze);
    return (
      group(
        'rotate(-10 150 150)',
        body('M30 74H270V120a22 22 0 0 0 0 44V232H30V164a22 22 0 0 0 0-44Z', CREAM) +
          part('M46 88H254V112H46Z', p.pop) +
          coin(86, 176, star(86, 176, 18, 8)) +
          coin(150, 176, disc(150, 176, 12)) +
          body(disc(214, 176, 30), '#aeb7bf') +
          part('M192 160L238 150 240 186 200 196Z', '#d3dade') +
          line('M60 224H240', p.bronze, 4, 0.5),
      ) + group('translate(222 214) rotate(28)', body(disc(0, 0, 36), '#e6a92c') + part(star(0, 0, 20, 9), '#fff0b0'))
    );
  },
} as const satisfies Motifs;
