import { word } from '../lettering.ts';
import { group } from '../kit.ts';
import { box, disc, leaf, pick, poly, polar, short, spark, star } from '../shapes.ts';
import { CREAM, GOLD, RED, WOOD, type Motifs } from './motif.ts';

export const charms = {
  gem({ body, part, p }) {
    const gem = (x: number, y: number, size: number, color: string, light: string): string =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        body('M-60-44H60L96 0 0 104-96 0Z', color) +
          part('M-60-44L-32 0H-96ZM60-44L32 0H0L0-44ZM-32 0H32L0 104Z', light, 0.75) +
          part('M0-44L32 0H-32Z', '#ffffff', 0.85) +
          part('M96 0H32L0 104Z', '#000000', 0.16),
      );
    return (
      gem(224, 190, 0.64, GOLD, '#ffe39a') +
      gem(80, 198, 0.6, RED, '#ff9aa2') +
      gem(150, 122, 1.08, p.light, p.pale) +
      part(spark(214, 68, 30) + spark(62, 118, 18) + spark(186, 252, 14), '#ffffff')
    );
  },
  crown({ body, part, line, p }) {
    return (
      body('M46 96L96 168 150 62 204 168 254 96 236 236H64Z', GOLD) +
      body(box(60, 226, 180, 34, 12), p.pop) +
      part([92, 150, 208].map((x) => disc(x, 243, 9)).join(''), CREAM) +
      line('M84 204H216', p.bronze, 5, 0.8) +
      body(disc(46, 88, 16) + disc(254, 88, 16), p.pop) +
      body(disc(150, 52, 20), p.light) +
      body('M150 144L170 172 150 200 130 172Z', RED) +
      part(spark(206, 60, 22) + spark(86, 66, 14), '#ffffff')
    );
  },
  chest({ body, part, line, defs, p }) {
    const coin = defs.define(body(disc(0, 0, 22), GOLD));
    const coins = (
      [
        [70, 136],
        [110, 116],
        [152, 106],
        [194, 116],
        [232, 138],
        [90, 150],
        [130, 140],
        [172, 138],
        [212, 152],
      ] as const
    )
      .map(([x, y]) => `<use href="${coin}" x="${x}" y="${y}"/>`)
      .join('');
    return (
      body('M40 104C40 44 84 18 150 18S260 44 260 104V124H40Z', WOOD) +
      line('M96 28V120M204 28V120', p.gold, 12) +
      part('M52 104C52 60 92 36 150 36S248 60 248 104Z', '#2b1408', 0.75) +
      coins +
      body(leaf(186, 128, -70, 60, 14), p.pop) +
      part(spark(228, 84, 20) + spark(80, 88, 15), '#ffffff') +
      body(box(32, 150, 236, 124, 12), WOOD) +
      part(box(32, 150, 236, 20), p.gold) +
      line('M86 152V272M214 152V272', p.gold, 12) +
      body(box(124, 156, 52, 62, 10), p.gold) +
      part(`${disc(150, 180, 10)}M145 184h10l4 22h-18Z`, p.ink)
    );
  },
  coins({ body, part, defs }) {
    const coin = defs.define(body(disc(0, 0, 52, 19), GOLD));
    const pile = (x: number, y: number, count: number): string =>
      Array.from({ length: count }, (_, at) => `<use href="${coin}" x="${x}" y="${y - at * 15}"/>`).join('');
    return (
      pile(86, 262, 6) +
      pile(218, 266, 4) +
      pile(152, 276, 9) +
      group(
        'translate(222 108) rotate(14)',
        body(disc(0, 0, 46), '#ffc63f') + part(disc(0, 0, 34), '#e09a1a') + word('P', 0, 18, 36, CREAM, 2),
      ) +
      part(spark(78, 92, 24) + spark(268, 60, 14), '#ffffff')
    );
  },
  guitar({ body, part, line, p }) {
    return group(
      'rotate(32 150 160)',
      body(box(138, -34, 24, 170, 4), WOOD) +
        body('M132-62H168L174-24H126Z', p.ink) +
        part(disc(122, -50, 6) + disc(122, -34, 6) + disc(178, -50, 6) + disc(178, -34, 6), p.gold) +
        body(
          'M150 112C190 108 206 132 202 160 198 182 222 194 222 228 222 270 190 288 150 288S78 270 78 228C78 194 102 182 98 160 94 132 110 108 150 112Z',
          '#d9852c',
        ) +
        part(disc(150, 192, 32), p.gold) +
        part(disc(150, 192, 25), '#2b1408') +
        body(box(118, 242, 64, 13, 5), p.ink) +
        line('M143-24V244M150-24V244M157-24V244', '#fff3d6', 1.6),
    );
  },
  fan({ body, part, line, p }) {
    const from = [150, 262] as const;
    const folds = Array.from({ length: 11 }, (_, at) => {
      const angle = 198 + at * 13.1;
      return body(
        poly([
          polar(from, 70, angle),
          polar(from, 236, angle),
          polar(from, 244, angle + 6.5),
          polar(from, 236, angle + 13.1),
          polar(from, 70, angle + 13.1),
        ]),
        at % 2 === 0 ? p.pop : p.gold,
      );
    }).join('');
    const dots = Array.from({ length: 11 }, (_, at) => disc(...polar(from, 206, 204.5 + at * 13.1), 8)).join('');
    const sticks = Array.from({ length: 12 }, (_, at) => {
      const [x, y] = polar(from, 96, 198 + at * 13.1);
      return `M150 262L${short(x)} ${short(y)}`;
    }).join('');
    return (
      folds +
      part(dots, CREAM) +
      line(sticks, WOOD, 7) +
      body(disc(150, 262, 15), p.gold) +
      line('M150 276Q136 290 150 300M150 276Q164 290 158 304', p.pop, 5)
    );
  },
  trophy({ body, part, line, p }) {
    return (
      line('M86 74H44C44 130 70 150 100 156M214 74H256C256 130 230 150 200 156', GOLD, 14) +
      body('M80 44H220C220 130 206 178 150 190 94 178 80 130 80 44Z', GOLD) +
      part(star(150, 104, 40, 17), CREAM) +
      body('M136 186H164L170 236H130Z', '#c47f12') +
      body(box(92, 234, 116, 44, 8), p.ink) +
      part(box(116, 248, 68, 16, 4), p.gold) +
      part('M98 60C98 106 104 136 118 154 108 126 108 92 112 60Z', '#ffffff', 0.5)
    );
  },
  gamepad({ body, part, line, p }) {
    return (
      line('M150 96Q150 60 186 58T206 20', p.ink, 8) +
      body(
        'M84 96C128 108 172 108 216 96 258 92 276 140 284 206 288 250 248 262 226 226 214 204 196 196 150 196S86 204 74 226C52 262 12 250 16 206 24 140 42 92 84 96Z',
        p.pop,
      ) +
      part('M80 124h18v22h22v18H98v22H80V164H58V146H80Z', CREAM) +
      part(disc(212, 128, 12), p.gold) +
      part(disc(236, 152, 12), p.leaf) +
      part(disc(188, 152, 12), p.light) +
      part(disc(212, 176, 12), CREAM) +
      part(box(134, 128, 32, 12, 6), p.ink, 0.6) +
      part(spark(58, 58, 20) + spark(254, 62, 14), p.gold)
    );
  },
  arcade({ body, part, line, p }) {
    return (
      body('M72 26H228L236 92 216 118V176L246 206V284H54V206L84 176V118L64 92Z', p.pop) +
      part('M80 38H220L224 66H76Z', p.gold) +
      body(box(96, 84, 108, 86, 8), '#101a33') +
      part(
        star(150, 112, 15, 6) +
          box(112, 142, 14, 14) +
          box(132, 142, 14, 14) +
          box(154, 142, 14, 14) +
          box(174, 142, 14, 14),
        p.light,
      ) +
      body('M84 186H216L240 216H60Z', p.ink) +
      line('M104 206V184', CREAM, 8) +
      part(disc(104, 180, 12), RED) +
      part(disc(164, 200, 9, 6), p.gold) +
      part(disc(190, 200, 9, 6), p.leaf) +
      body(box(112, 232, 76, 52, 6), p.ink) +
      part(box(128, 248, 18, 22, 3) + box(154, 248, 18, 22, 3), p.gold)
    );
  },
  football({ body, part, line, p, shading }) {
    const middle = [156, 150] as const;
    const patch = (at: readonly [number, number], r: number, angle: number): string =>
      poly([0, 1, 2, 3, 4].map((corner) => polar(at, r, angle + corner * 72)));
    const dark = shading === 'neon' ? p.gold : '#191521';
    const seams = [0, 1, 2, 3, 4]
      .map((at) => {
        const angle = -90 + at * 72;
        const [a, b, l, r] = [
          polar(middle, 34, angle),
          polar(middle, 68, angle),
          polar(middle, 90, angle - 26),
          polar(middle, 90, angle + 26),
        ];
        return `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}M${short(l[0])} ${short(l[1])}L${short(b[0])} ${short(b[1])}L${short(r[0])} ${short(r[1])}`;
      })
      .join('');
    const rim = [0, 1, 2, 3, 4]
      .map((at) =>
        poly([
          polar(middle, 72, -54 + at * 72),
          polar(middle, 99, -72 + at * 72),
          polar(middle, 103, -54 + at * 72),
          polar(middle, 99, -36 + at * 72),
        ]),
      )
      .join('');
    const trail = [
      [196, 96, 0.9],
      [222, 60, 0.7],
      [250, 90, 0.5],
    ]
      .map(([y = 0, to = 0, opacity = 1], at) =>
        line(`M-24 ${y + 40}L${to} ${y}`, at % 2 === 0 ? p.gold : p.pale, 13, opacity),
      )
      .join('');
    return (
      trail +
      body(disc(156, 150, 104), '#fffbf0') +
      part(patch(middle, 35, -90), dark) +
      part(rim, dark) +
      line(seams, dark, 5.5)
    );
  },
  basketball({ body, line, part, p }) {
    const trail = [0, 1, 2]
      .map((at) =>
        line(
          `M${10 + at * 30} ${286 - at * 6}Q${36 + at * 26} ${220 - at * 8} ${66 + at * 18} ${196 - at * 4}`,
          at === 1 ? p.gold : p.pale,
          12,
          0.8,
        ),
      )
      .join('');
    return (
      trail +
      body(disc(162, 144, 108), '#f08a2b') +
      line('M54 144H270M162 36V252M92 62Q150 144 92 226M232 62Q174 144 232 226', p.ink, 6) +
      part(disc(126, 86, 26, 15), '#ffffff', 0.45)
    );
  },
  boxing({ body, part, line, p }) {
    const glove =
      body(
        'M96 84C100 40 150 20 196 34 250 50 260 108 246 152 238 184 222 200 214 222H118C112 190 74 180 66 148 60 118 84 104 100 118 108 126 112 140 118 150 104 130 92 110 96 84Z',
        RED,
      ) +
      part('M150 52C182 46 214 64 222 96 204 74 178 66 150 70Z', '#ffffff', 0.45) +
      line('M118 150Q150 156 168 128', p.ink, 5, 0.6) +
      body(box(112, 218, 108, 54, 12), CREAM) +
      part(box(112, 234, 108, 14), p.gold);
    return part(star(150, 140, 146, 108, 14), p.gold, 0.85) + group('rotate(-10 150 150)', glove);
  },
  shuttle({ body, line, part, p }) {
    const feathers = [-34, -17, 0, 17, 34]
      .map((angle, at) =>
        group(
          `rotate(${angle} 150 230)`,
          body('M138 214L118 54C136 38 164 38 182 54L162 214Z', pick([p.pale, CREAM], at)),
        ),
      )
      .join('');
    return group(
      'rotate(24 150 150)',
      feathers +
        line('M96 128Q150 108 204 128M112 168Q150 154 188 168', p.pop, 7) +
        body('M108 208C122 196 178 196 192 208 196 256 176 280 150 280S104 256 108 208Z', p.gold) +
        part('M108 208C122 196 178 196 192 208L190 226C170 216 130 216 110 226Z', p.pop),
    );
  },
  gift({ body, part, p }) {
    return (
      body(box(52, 124, 196, 152, 12), p.pop) +
      part(box(132, 124, 36, 152), p.gold) +
      body(box(38, 92, 224, 46, 10), p.pop) +
      part(box(132, 92, 36, 46), p.gold) +
      body(
        'M150 92C110 88 76 70 84 44 94 22 138 40 150 92ZM150 92C190 88 224 70 216 44 206 22 162 40 150 92Z',
        p.gold,
      ) +
      part(spark(244, 58, 22) + spark(50, 62, 15), '#ffffff')
    );
  },
  key({ body, part, p }) {
    return group(
      'rotate(-38 150 150)',
      body(`${box(132, 118, 34, 168, 8)}M162 216h42v26h-42ZM162 250h30v26h-30Z`, GOLD) +
        body(disc(150, 82, 68), GOLD) +
        part(disc(150, 82, 34), p.deep) +
        part('M100 60C108 40 126 28 146 26 128 38 118 52 114 72Z', '#ffffff', 0.5),
    );
  },
} as const satisfies Motifs;
