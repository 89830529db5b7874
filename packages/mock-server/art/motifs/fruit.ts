import { group } from '../kit.ts';
import { box, disc, leaf, poly, short, spark, star } from '../shapes.ts';
import { CREAM, GOLD, GREEN, RED, WOOD, type Motifs } from './motif.ts';

const SEVEN = 'M66 62H240V108C196 152 176 196 170 262H104C110 200 130 158 164 122H120V146H66Z';

export const fruit = {
  mango({ body, line, shine, p }) {
    const mango = (x: number, y: number, angle: number, size: number): string =>
      group(
        `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
        line('M-10-84q2-18 12-26', p.ink, 9) +
          body('M-10-84C44-92 84-40 76 18 68 76 20 98-22 84-72 66-84 6-66-34-56-62-38-80-10-84Z', '#ffb423') +
          shine('M-44-30C-56 0-52 34-34 54-46 26-46-6-34-34Z'),
      );
    return (
      body(leaf(160, 72, -20, 120, 34, -6), GREEN) +
      body(leaf(150, 72, -150, 110, 32, 8), '#4bb45a') +
      mango(206, 178, 26, 0.82) +
      mango(118, 176, -16, 1)
    );
  },
  cherry({ body, line, shine }) {
    return (
      line('M108 190C112 130 150 90 182 62M196 204C200 150 196 104 182 62', '#2c6b36', 9) +
      body('M182 62C206 30 252 32 274 58 246 84 206 86 182 62Z', GREEN) +
      body(disc(106, 222, 58), RED) +
      body(disc(200, 234, 52), RED) +
      shine(disc(84, 200, 16, 11) + disc(180, 214, 14, 10))
    );
  },
  melon({ body, part, p }) {
    const seeds = Array.from({ length: 9 }, (_, at) => {
      const angle = ((20 + at * 17.5) * Math.PI) / 180;
      const distance = 50 + (at % 2) * 34;
      return disc(150 + distance * Math.cos(angle), 112 + distance * Math.sin(angle), 5, 8);
    }).join('');
    return group(
      'rotate(-14 150 150)',
      body('M18 104a132 132 0 0 0 264 0Z', '#1b7a45') +
        part('M30 106a120 118 0 0 0 240 0Z', '#d8f0b4') +
        part('M42 106a108 106 0 0 0 216 0Z', '#ee4256') +
        part('M42 106h216l-2 14H44Z', '#ff9b97', 0.7) +
        part(seeds, p.ink),
    );
  },
  seven({ body, part, line, p, shading }) {
    const steps = [14, 11, 8, 5, 2].map((by) => group(`translate(${by} ${by})`, part(SEVEN, p.bronze))).join('');
    return (
      group(
        'rotate(-6 150 160)',
        (shading === 'neon' ? '' : steps) + body(SEVEN, RED) + line('M82 78H222', '#ffffff', 8, 0.6),
      ) + part(spark(240, 60, 26) + spark(62, 232, 18), CREAM)
    );
  },
  bell({ body, line, shine }) {
    return (
      line(disc(150, 42, 16), '#d8921c', 10) +
      body(disc(150, 252, 22), '#9c5c0e') +
      body(
        'M150 54C206 54 212 108 218 154 222 188 240 206 250 226H50C60 206 78 188 82 154 88 108 94 54 150 54Z',
        GOLD,
      ) +
      body(box(42, 216, 216, 26, 13), '#ffc63f') +
      shine('M108 96C98 126 98 164 88 196 104 172 110 130 124 88Z')
    );
  },
  halo({ body, part, line, p }) {
    return (
      group('rotate(18 188 80)', body(box(182, 28, 12, 110, 6), p.pop)) +
      body('M78 128C78 84 110 62 150 62S222 84 222 128Z', CREAM) +
      body(disc(124, 86, 24), '#a65bd6') +
      body(disc(166, 78, 20), '#ffc23a') +
      body(disc(197, 104, 14), RED) +
      body('M66 126H234L206 258H94Z', CREAM) +
      part('M73 150H227L222 178H78Z', '#f2637a') +
      part('M79 178H221L217 204H83Z', '#ffc23a') +
      part('M84 204H216L212 230H88Z', GREEN) +
      part('M89 230H211L207 254H93Z', '#a65bd6') +
      line('M90 144L106 238', '#ffffff', 8, 0.6) +
      body(box(104, 258, 92, 18, 8), p.gold)
    );
  },
  flower({ body, part, defs, p }) {
    const petal = defs.define(body('M0-18C-42-52-40-108 0-126 40-108 42-52 0-18Z', p.pale));
    const petals = [0, 72, 144, 216, 288]
      .map((angle) => `<use href="${petal}" transform="translate(150 146) rotate(${angle})"/>`)
      .join('');
    const leaves =
      body(leaf(150, 150, 40, 150, 34), GREEN) +
      body(leaf(150, 150, 140, 150, 34), '#4bb45a') +
      body(leaf(150, 150, 92, 150, 30), GREEN);
    return (
      leaves +
      petals +
      body(disc(150, 146, 30), p.gold) +
      part(disc(142, 138, 5) + disc(158, 138, 5) + disc(150, 154, 5), p.bronze)
    );
  },
  butterfly({ body, part, line, p }) {
    const wing =
      body('M150 150C120 60 60 30 28 60 6 84 30 150 96 164 60 176 44 214 66 244 96 270 138 226 150 172Z', p.pop) +
      part(
        'M138 146C116 92 76 66 54 80 42 96 66 132 104 144ZM130 178C104 184 78 204 82 226 96 238 122 212 134 186Z',
        p.gold,
      ) +
      part(disc(66, 96, 9) + disc(90, 222, 8), p.pale);
    return (
      wing +
      group('translate(300 0) scale(-1 1)', wing) +
      line('M150 96Q134 60 108 46M150 96Q166 60 192 46', p.ink, 6) +
      body(disc(150, 166, 12, 74), p.ink)
    );
  },
  pinata({ body, part, line, p }) {
    const spike = (x: number, y: number, angle: number, color: string): string =>
      group(`translate(${x} ${y}) rotate(${angle})`, body('M-30 0L0-92 30 0Z', color) + part(disc(0, -88, 9), p.gold));
    const fringe = [-40, -14, 12, 38]
      .map((dy, at) =>
        part(
          `M${short(150 - Math.sqrt(6400 - dy * dy))} ${150 + dy}H${short(150 + Math.sqrt(6400 - dy * dy))}L${short(142 + Math.sqrt(6400 - dy * dy))} ${166 + dy}H${short(158 - Math.sqrt(6400 - dy * dy))}Z`,
          at % 2 === 0 ? p.gold : CREAM,
        ),
      )
      .join('');
    return (
      line('M150 76V0', p.pale, 5) +
      spike(88, 102, -50, p.pop) +
      spike(212, 102, 50, p.leaf) +
      spike(92, 204, -130, p.leaf) +
      spike(208, 204, 130, p.pop) +
      body(disc(150, 150, 80), p.pop) +
      fringe +
      part(star(150, 150, 34, 14), RED) +
      part(
        poly([
          [140, 262],
          [150, 288],
          [160, 262],
        ]),
        p.gold,
      )
    );
  },
  kubo({ body, part, line, p }) {
    return (
      line('M84 200V284M216 200V284M150 214V284', '#6b3b16', 9) +
      body('M70 136H230V222H70Z', '#d9a25a') +
      part(box(92, 156, 44, 42) + box(164, 156, 44, 42), p.ink, 0.75) +
      line('M114 156V198M186 156V198M92 177H136M164 177H208', '#f2d49a', 3.5) +
      body('M150 26C186 62 236 104 276 150 244 146 200 142 150 142S56 146 24 150C64 104 114 62 150 26Z', '#a8712e') +
      line('M150 40L116 138M150 40L184 138M150 40L72 138M150 40L228 138', '#7a4a18', 4, 0.8) +
      body(box(60, 216, 180, 16, 6), WOOD) +
      line('M126 284L142 232M158 284L166 232M130 268H160M134 250H163', '#6b3b16', 5) +
      body(leaf(40, 284, -80, 120, 22), GREEN) +
      body(leaf(40, 284, -40, 90, 18), '#4bb45a') +
      body(leaf(264, 284, -100, 120, 22), GREEN)
    );
  },
} as const satisfies Motifs;
