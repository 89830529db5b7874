import { mix } from '../palette.ts';
import { group } from '../kit.ts';
import { box, disc, pick, poly, polar, short, star } from '../shapes.ts';
import { CREAM, GREEN, WOOD, type Motifs } from './motif.ts';

export const places = {
  temple({ body, part, p }) {
    const floors = [240, 196, 152, 108].map((width, at) => {
      const y = 246 - at * 42;
      const doors = Array.from({ length: Math.floor(width / 26) - 1 }, (_, door) =>
        box(150 - width / 2 + 24 + door * 24, y + 14, 10, 15),
      ).join('');
      return (
        body(
          poly([
            [150 - width / 2, y + 42],
            [164 - width / 2, y],
            [136 + width / 2, y],
            [150 + width / 2, y + 42],
          ]),
          at % 2 === 0 ? p.leaf : p.pop,
        ) + part(doors, p.ink, 0.3)
      );
    });
    const steps = Array.from({ length: 9 }, (_, at) => box(125 + at * 1.2, 274 - at * 18, 50 - at * 2.4, 5)).join('');
    return (
      part(star(150, 112, 104, 78, 20), p.gold, 0.5) +
      part(disc(150, 112, 72), p.gold) +
      floors.join('') +
      body('M124 288L136 120H164L176 288Z', p.pale) +
      part(steps, p.ink, 0.35) +
      body(box(116, 82, 68, 40), p.pale) +
      part('M134 122V104a16 16 0 0 1 32 0V122Z', p.ink) +
      body('M98 86L150 46 202 86Z', p.pop)
    );
  },
  pagoda({ body, part, line, p }) {
    const floors = [0, 1, 2, 3].map((at) => {
      const y = 66 + at * 56;
      const w = 62 + at * 24;
      const gap = (w * 0.8) / (3 + at);
      const windows = Array.from(
        { length: 3 + at },
        (_, column) => `M${short(147 - w * 0.4 + (column + 0.5) * gap)} ${y + 34}v12`,
      ).join('');
      const roof = `M${short(134 - w)} ${y + 12}C${150 - w} ${y + 20} ${short(150 - w * 0.6)} ${y + 8} ${short(150 - w * 0.36)} ${y - 12}H${short(150 + w * 0.36)}C${short(150 + w * 0.6)} ${y + 8} ${150 + w} ${y + 20} ${short(166 + w)} ${y + 12}C${150 + w} ${y + 34} ${short(150 + w * 0.7)} ${y + 28} 150 ${y + 28}C${short(150 - w * 0.7)} ${y + 28} ${150 - w} ${y + 34} ${short(134 - w)} ${y + 12}Z`;
      return (
        part(box(150 - w * 0.48, y + 20, w * 0.96, 40), p.ink) + line(windows, p.gold, gap - 6, 0.9) + body(roof, p.pop)
      );
    });
    return (
      part(disc(198, 104, 84), p.gold, 0.9) +
      line('M150 58V10', p.gold, 7) +
      floors.join('') +
      body(box(52, 288, 196, 12, 4), p.bronze)
    );
  },
  volcano({ body, part, p }) {
    return (
      part(disc(212, 92, 52), p.pale, 0.95) +
      part('M150 84C140 40 168 36 160 10 190 24 200 50 186 66 206 58 216 70 214 82Z', '#ffffff', 0.55) +
      body(
        'M0 290C66 250 106 180 128 96L138 102 150 92 162 104 174 96C196 180 236 250 300 290Z',
        mix(p.pop, p.deep, 0.35),
      ) +
      part('M150 92L162 104 174 96C196 180 236 250 300 290H190Z', p.ink, 0.28) +
      part(
        'M128 96L138 102 150 92 162 104 174 96C178 112 184 126 188 140 184 156 176 150 172 138 168 160 172 190 162 214 154 222 150 206 150 186 146 164 144 150 140 146 136 168 132 184 124 178 118 168 120 128 128 96Z',
        p.gold,
      ) +
      part(
        'M137 106L150 97 164 108C168 122 164 134 162 150 158 176 160 190 156 200 152 180 154 158 148 138 144 130 138 138 134 150 132 136 134 118 137 106Z',
        '#fff5c9',
      ) +
      part('M-10 214C40 200 60 222 104 214S190 204 214 218 270 208 310 216V232H-10Z', '#ffffff', 0.3) +
      body('M-6 300C40 250 100 262 150 284S260 262 306 246V310H-6Z', '#0f6a42') +
      part('M-6 304C60 276 120 290 170 298S260 290 306 278V312H-6Z', GREEN)
    );
  },
  jeepney({ body, part, line, dots, p }) {
    const bars = Array.from({ length: 8 }, (_, at) => `M${111 + at * 11} 184v38`).join('');
    return (
      body(box(44, 236, 40, 48, 10) + box(216, 236, 40, 48, 10), '#22262b') +
      body('M56 84Q58 62 82 60H218Q242 62 244 84L254 168V242H46V168Z', p.gold) +
      part('M48 168H252V188H48Z', p.pop) +
      body('M76 84H224L232 146H68Z', '#123247') +
      part('M78 86H142L114 144H70Z', '#6fcbea', 0.6) +
      body(box(68, 30, 164, 38, 8), CREAM) +
      part(star(150, 50, 15, 6) + star(106, 50, 11, 4.5) + star(194, 50, 11, 4.5), p.pop) +
      body('M98 160H202L210 238H90Z', '#c9d3da') +
      part(box(100, 174, 100, 58, 6), '#2b3238') +
      line(bars, '#8d9aa4', 5.5) +
      part(star(150, 168, 17, 7), p.pop) +
      body(disc(66, 208, 22) + disc(234, 208, 22), '#dfe6ea') +
      dots(
        [
          [66, 208],
          [234, 208],
        ],
        13,
        '#fff3b8',
      ) +
      body(box(34, 240, 232, 20, 9), '#dfe6ea') +
      dots(
        [
          [58, 158],
          [242, 158],
        ],
        7,
        '#ff8a2b',
      )
    );
  },
  parol({ body, part, line, dots, p, shading }) {
    const middle = [150, 140] as const;
    const bulbs = (from: number) => Array.from({ length: 8 }, (_, at) => polar(middle, 112, from + at * 45));
    const points = [0, 1, 2, 3, 4].map((at) => {
      const angle = -90 + at * 72;
      return (
        part(poly([polar(middle, 98, angle), polar(middle, 40, angle - 36), middle]), p.pop) +
        part(poly([polar(middle, 98, angle), polar(middle, 40, angle + 36), middle]), p.gold)
      );
    });
    const tails = [96, 204]
      .map((x) =>
        [-3, -1, 1, 3]
          .map((at) => line(`M${x} 226Q${x + at * 4} 262 ${x + at * 7} 294`, pick([p.gold, p.pop, p.pale], at + 3), 5))
          .join(''),
      )
      .join('');
    return (
      tails +
      part(disc(150, 140, 122), p.gold, 0.18) +
      line(disc(150, 140, 96), p.pale, 4) +
      body(star(150, 140, 100, 42), shading === 'neon' ? p.gold : p.pop) +
      points.join('') +
      part(star(150, 140, 52, 22), CREAM) +
      part(star(150, 140, 30, 12), p.pop) +
      dots(bulbs(0), 8, p.gold) +
      dots(bulbs(22.5), 8, p.pale) +
      body(disc(96, 226, 9) + disc(204, 226, 9), p.gold)
    );
  },
  galleon({ body, part, line, dots, p }) {
    const sail = (x: number, y: number, w: number, h: number, color: string): string =>
      body(
        `M${x} ${y}H${x + w}C${x + w + 20} ${y + h * 0.5} ${x + w + 14} ${y + h * 0.8} ${x + w} ${y + h}H${x}C${x + 18} ${y + h * 0.7} ${x + 16} ${y + h * 0.3} ${x} ${y}Z`,
        color,
      );
    return (
      part(disc(150, 120, 108), p.gold, 0.85) +
      line('M96 32V210M158 14V210M220 42V210', p.ink, 8) +
      sail(62, 52, 62, 58, CREAM) +
      sail(58, 116, 68, 70, p.pop) +
      sail(126, 30, 62, 60, CREAM) +
      sail(120, 96, 72, 86, CREAM) +
      sail(194, 62, 54, 56, CREAM) +
      sail(190, 122, 60, 62, p.pop) +
      part(star(160, 138, 24, 10), p.pop) +
      body('M158 12L192 20 158 30Z', p.pop) +
      body('M30 198C90 214 200 214 276 186L262 214C256 250 236 272 214 276H86C60 262 44 236 30 198Z', WOOD) +
      line('M38 216C100 230 200 230 264 208', p.gold, 6) +
      dots(
        [92, 126, 160, 194, 226].map((x) => [x, 246]),
        8,
        '#241006',
      ) +
      body('M-10 272Q20 250 50 270T110 270 170 270 230 270 310 264V316H-10Z', p.light) +
      part('M-10 290Q20 272 50 290T110 290 170 290 230 290 310 284V316H-10Z', p.mid)
    );
  },
  bangka({ body, part, line, p }) {
    return (
      part(disc(92, 96, 54), p.gold) +
      line('M160 20V226', WOOD, 8) +
      body('M168 30C226 80 250 140 262 200 226 208 196 208 168 204Z', p.pop) +
      part('M168 76C204 104 226 136 238 168L168 150ZM168 178L250 190 262 200C226 208 196 208 168 204Z', p.gold) +
      body('M152 52C116 100 92 150 84 200 108 206 130 206 152 202Z', CREAM) +
      part('M152 108C132 136 118 164 112 190L152 186Z', p.leaf) +
      line('M30 262H270M66 222L52 262M234 222L248 262', WOOD, 6) +
      body('M14 206C60 226 240 226 288 202 276 246 240 258 150 258S26 248 14 206Z', WOOD) +
      part('M22 216C80 234 220 234 280 212L276 224C220 244 80 244 28 228Z', p.gold) +
      body('M-10 268Q20 250 50 268T110 268 170 268 230 268 310 262V316H-10Z', p.light) +
      part('M-10 288Q20 270 50 288T110 288 170 288 230 288 310 282V316H-10Z', p.mid)
    );
  },
  pearl({ body, part, line, p }) {
    const fan =
      'M150 214C90 214 44 170 34 116C48 104 60 108 68 114C74 92 90 84 106 92C114 72 134 66 150 76C166 66 186 72 194 92C210 84 226 92 232 114C240 108 252 104 266 116C256 170 210 214 150 214Z';
    return (
      body(fan, p.pop) +
      line('M150 206L68 122M150 206L106 100M150 206V84M150 206L194 100M150 206L232 122', p.pale, 6, 0.75) +
      body('M34 214C70 198 230 198 266 214 252 262 204 284 150 284S48 262 34 214Z', p.gold) +
      line('M96 234Q104 262 122 280M150 236V282M204 234Q196 262 178 280', p.bronze, 5, 0.8) +
      body(disc(150, 190, 46), '#f8f2fb') +
      part('M150 146A46 46 0 0 1 150 236A66 66 0 0 0 150 146Z', '#b9a8cf', 0.55) +
      part(disc(134, 172, 12, 9), '#ffffff') +
      part(star(236, 60, 22, 6, 4) + star(62, 64, 15, 4, 4), CREAM)
    );
  },
  sun({ body, part, line, defs, p }) {
    const beam = defs.define(body('M118-22L150 0 118 22Z', p.pop) + body('M84-30L148 0 84 30Z', p.gold));
    const rays = [0, 45, 90, 135, 180, 225, 270, 315]
      .map((angle) => `<use href="${beam}" transform="translate(150 150) rotate(${angle})"/>`)
      .join('');
    return (
      rays +
      body(disc(150, 150, 76), p.gold) +
      line(disc(150, 150, 60), p.bronze, 3, 0.7) +
      part(disc(124, 140, 9, 11) + disc(176, 140, 9, 11), p.ink) +
      part(disc(108, 166, 11) + disc(192, 166, 11), p.pop, 0.7) +
      line('M120 172Q150 200 180 172', p.ink, 7)
    );
  },
  moon({ body, part, line, p }) {
    return (
      body('M188 26C100 30 50 96 62 168 74 244 150 290 230 262 176 250 142 204 146 148 150 96 168 58 188 26Z', p.gold) +
      part(disc(92, 150, 12) + disc(116, 214, 9) + disc(120, 98, 7), p.bronze, 0.5) +
      line('M158 150q10-12 22 0M150 190Q166 206 182 198', p.ink, 6) +
      body(star(226, 118, 42, 18), p.pale) +
      body(star(240, 206, 24, 10), p.pop) +
      part(star(248, 52, 18, 5, 4), p.pale)
    );
  },
  lantern({ body, part, line, p }) {
    const lantern = (x: number, y: number, size: number, color: string): string =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        line('M0-110V-78M0 78V104', p.gold, 6) +
          body(disc(0, 0, 88, 74), color) +
          part(disc(0, 0, 48, 74), p.gold, 0.35) +
          part(disc(0, 0, 16, 74), p.pale, 0.55) +
          body(box(-40, -86, 80, 18, 6) + box(-40, 68, 80, 18, 6), p.gold) +
          line('M-16 96V140M0 96V152M16 96V140', p.pop, 7),
      );
    return lantern(66, 96, 0.56, p.leaf) + lantern(244, 112, 0.6, p.pop) + lantern(150, 148, 1, p.pop);
  },
} as const satisfies Motifs;
