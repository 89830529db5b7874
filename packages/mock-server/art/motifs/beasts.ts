import { group } from '../kit.ts';
import { box, disc, leaf, pick, poly, polar, short } from '../shapes.ts';
import { CREAM, GOLD, RED, type Motifs } from './motif.ts';

export const beasts = {
  dragon({ body, part, line, defs, p }) {
    const mane = (
      length: number,
      count: number,
      from: number,
      step: number,
      color: readonly [string, ...string[]],
    ): string =>
      Array.from({ length: count }, (_, at) =>
        body(leaf(150, 152, from + at * step, length + (at % 2) * 18, 20, at < count / 2 ? 14 : -14), pick(color, at)),
      ).join('');
    const half =
      body('M26 84C30 44 62 36 80-2 94 32 80 66 50 90Z', p.gold) +
      body('M0 66C34 64 66 78 72 112 78 138 60 152 54 172 50 188 60 198 58 216 54 244 28 258 0 258Z', p.pop) +
      body('M12 126C30 98 60 100 88 82 82 112 62 128 30 136Z', p.gold) +
      part('M20 142C34 128 54 128 66 132 58 152 36 156 20 142Z', CREAM) +
      part(disc(44, 139, 6, 8.5), p.ink) +
      body('M0 174C24 168 50 180 50 204 50 222 32 226 24 218 16 228 4 230 0 230Z', p.gold) +
      part(disc(27, 203, 9, 6.5), p.ink) +
      part('M0 232C22 236 42 230 54 218 54 240 30 256 0 256Z', p.ink) +
      part('M32 231L42 256 48 224ZM8 233L13 246 19 233Z', CREAM) +
      line('M50 208C86 200 112 226 102 254 98 270 114 276 124 262', p.gold, 7);
    const face = defs.define(half);
    const brow = body('M0 84L14 106 0 130-14 106Z', p.pale);
    return (
      mane(118, 11, 162, 21.6, [p.bronze, p.pop]) +
      `<g transform="translate(150 6)"><use href="${face}"/><use href="${face}" transform="scale(-1 1)"/>${brow}</g>`
    );
  },
  serpent({ body, part, line, p }) {
    const back = 'M38 262C18 190 92 196 104 236C118 282 210 290 238 226C262 168 226 118 176 124';
    const fin = (x: number, y: number, angle: number): string =>
      group(`translate(${x} ${y}) rotate(${angle})`, body('M-13 6L0-24 13 6Z', p.leaf));
    const fins: readonly (readonly [number, number, number])[] = [
      [64, 188, -10],
      [96, 204, 40],
      [176, 294, 175],
      [234, 262, 130],
      [264, 206, 95],
      [258, 156, 65],
    ];
    return (
      part(disc(104, 104, 64), p.gold) +
      part(disc(86, 90, 9) + disc(124, 122, 13) + disc(118, 78, 6), p.bronze, 0.45) +
      line(back, p.ink, 60) +
      line(back, p.pop, 48) +
      group('translate(5 11)', line(back, p.pale, 7, 0.4)) +
      fins.map(([x, y, angle]) => fin(x, y, angle)).join('') +
      body(
        'M232 70C258 84 254 132 222 152C196 164 168 164 134 176C140 158 152 150 166 146C152 142 140 134 128 118C148 122 164 114 176 98C190 76 210 62 232 70Z',
        p.pop,
      ) +
      body('M222 72C214 44 226 26 250 18C240 40 248 56 258 66Z', p.leaf) +
      part(disc(200, 102, 11), CREAM) +
      part(disc(197, 103, 4.5), p.ink) +
      part('M146 123L156 121 152 135ZM152 152L162 149 160 138Z', CREAM)
    );
  },
  rooster({ body, part, line, p }) {
    return (
      body('M176 214C190 120 236 62 290 76C262 98 262 150 236 214Z', p.leaf) +
      body('M170 220C176 150 214 108 262 122C238 140 240 180 220 224Z', p.pop) +
      body('M168 228C176 188 200 160 240 172C222 186 222 210 206 236Z', p.gold) +
      line('M124 278V300M158 276V300', '#e8a31c', 8) +
      body(
        'M84 108C84 66 150 62 154 112C158 158 172 188 224 200C226 256 186 284 140 282C88 280 62 236 74 186C80 160 84 138 84 108Z',
        CREAM,
      ) +
      body(
        'M84 124C96 150 84 176 74 190C96 206 110 196 118 180C122 200 136 206 150 196C150 176 158 166 158 146C154 130 156 120 154 112Z',
        GOLD,
      ) +
      body('M118 222C150 206 186 216 206 214C200 246 168 262 138 250C124 244 118 234 118 222Z', p.leaf) +
      line('M136 230C156 232 172 232 186 228', p.ink, 5) +
      body('M86 92C70 80 78 56 96 62C94 42 118 36 124 56C136 44 156 56 148 76C156 82 152 96 146 96Z', RED) +
      body('M84 104L46 122 86 132Z', '#ffb92e') +
      body('M82 132C70 142 72 164 86 166C98 164 98 144 94 132Z', RED) +
      part(disc(112, 106, 11), '#ffffff') +
      part(disc(109, 106, 5), p.ink)
    );
  },
  mask({ body, part, line, p }) {
    const colors = [p.gold, p.leaf, p.pop] as const;
    const feathers = Array.from({ length: 11 }, (_, at) =>
      body(leaf(150, 160, 180 + at * 18, 150, 22), pick(colors, at)),
    ).join('');
    return (
      feathers +
      body('M74 146C74 100 108 80 150 80S226 100 226 146C226 218 190 276 150 276S74 218 74 146Z', CREAM) +
      part(
        'M96 154C104 132 130 132 138 154C126 162 108 162 96 154ZM162 154C170 132 196 132 204 154C192 162 174 162 162 154Z',
        p.ink,
      ) +
      line('M98 126Q116 112 134 124M166 124Q184 112 202 126', p.ink, 7) +
      body('M104 200C130 216 170 216 196 200C192 242 170 250 150 250S108 242 104 200Z', '#d3213f') +
      part('M112 208C136 218 164 218 188 208L184 222C160 228 140 228 116 222Z', '#ffffff') +
      part(disc(94, 192, 13) + disc(206, 192, 13), p.pop, 0.75) +
      part('M150 150L141 188H159Z', p.bronze, 0.35) +
      body('M150 90L160 106 150 122 140 106Z', p.pop)
    );
  },
  tarsier({ body, part, line, p }) {
    const side =
      body('M70 118C28 96 18 50 44 34 74 24 100 60 108 92Z', '#b98552') +
      part('M66 100C44 84 38 58 50 50 68 48 84 70 92 90Z', '#f0b9a0') +
      body(disc(104, 150, 50), CREAM) +
      part(disc(106, 152, 37), '#f29a1d') +
      part(disc(108, 154, 22), p.ink) +
      part(disc(98, 142, 9), '#ffffff');
    return (
      line('M40 276Q150 250 264 286', '#5f3a18', 18) +
      body('M150 64C226 64 262 118 256 180 250 244 204 280 150 280S50 244 44 180C38 118 74 64 150 64Z', '#b98552') +
      side +
      group('translate(300 0) scale(-1 1)', side) +
      body('M150 190C160 190 166 198 164 206 158 216 142 216 136 206 134 198 140 190 150 190Z', '#7a4a2a') +
      line('M126 228Q150 244 174 228', p.ink, 5) +
      body(box(58, 258, 16, 34, 8) + box(82, 262, 16, 34, 8), '#d9a878') +
      body(box(206, 262, 16, 34, 8) + box(230, 260, 16, 34, 8), '#d9a878')
    );
  },
  carabao({ body, part, line, p }) {
    const side =
      body('M104 96C58 92 20 60 18 20 44 60 84 66 122 74Z', p.pale) +
      body('M92 118C62 112 38 124 30 146 56 156 84 150 98 138Z', '#5b6672');
    return (
      side +
      group('translate(300 0) scale(-1 1)', side) +
      body(
        'M150 66C206 66 222 110 214 158 208 200 196 246 182 266 168 282 132 282 118 266 104 246 92 200 86 158 78 110 94 66 150 66Z',
        '#66727f',
      ) +
      body('M112 222C112 206 188 206 188 222 192 258 176 276 150 276S108 258 112 222Z', '#c9b3a2') +
      part(disc(132, 238, 8, 10) + disc(168, 238, 8, 10), p.ink, 0.8) +
      line('M128 262Q150 270 172 262', p.ink, 4) +
      part(disc(118, 150, 10, 12) + disc(182, 150, 10, 12), p.ink) +
      part(disc(115, 146, 3.5) + disc(179, 146, 3.5), '#ffffff') +
      body(leaf(150, 86, -120, 62, 18), p.pop) +
      body(leaf(150, 86, -60, 62, 18), p.pop) +
      body(leaf(150, 90, -90, 66, 18), p.gold) +
      body(disc(150, 90, 13), p.leaf)
    );
  },
  fish({ body, part, line, p }) {
    const scales = [
      [132, 128],
      [132, 160],
      [160, 144],
      [160, 176],
      [188, 160],
      [132, 190],
      [184, 134],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y - 11}A12 12 0 0 1 ${x} ${y + 11}`)
      .join('');
    return (
      group(
        'rotate(-20 150 160)',
        body('M222 160L286 108C276 144 276 176 286 212Z', p.pop) +
          body('M112 96C130 54 190 56 212 96L190 120Z', p.pop) +
          body('M140 222C156 252 188 254 202 230L182 206Z', p.pop) +
          body('M24 164C58 92 170 74 240 160C170 248 58 234 24 164Z', p.gold) +
          part('M28 166C60 184 150 208 224 174C160 236 66 226 28 166Z', CREAM, 0.75) +
          line('M92 112C112 140 112 184 94 212', p.ink, 6, 0.7) +
          line(scales, p.bronze, 6) +
          part(disc(68, 148, 17), CREAM) +
          part(disc(65, 148, 8), p.ink) +
          line('M32 174C44 180 52 180 62 176', p.ink, 5),
      ) + line(disc(52, 84, 10) + disc(30, 54, 7) + disc(74, 46, 5), p.pale, 4, 0.85)
    );
  },
  ray({ body, part, line, p }) {
    return (
      line('M150 210C150 250 190 246 186 290', p.ink, 15) +
      line('M150 210C150 250 190 246 186 290', p.pop, 6) +
      body(
        'M150 58C176 58 184 84 204 98C236 118 268 112 292 140C250 148 214 178 150 226C86 178 50 148 8 140C32 112 64 118 96 98C116 84 124 58 150 58Z',
        p.pop,
      ) +
      part(
        'M150 96C168 130 206 140 246 142C214 154 186 176 150 202C114 176 86 154 54 142C94 140 132 130 150 96Z',
        p.gold,
        0.9,
      ) +
      part(disc(120, 150, 8) + disc(150, 172, 8) + disc(180, 150, 8) + disc(150, 138, 8), CREAM) +
      part(disc(128, 84, 9) + disc(172, 84, 9), CREAM) +
      part(disc(130, 84, 4) + disc(170, 84, 4), p.ink)
    );
  },
  octopus({ body, part, line, p }) {
    const arms = [
      'M96 190C20 210 10 270 48 280',
      'M112 206C60 250 70 296 106 284',
      'M150 210C130 260 150 300 162 290',
      'M204 190C280 210 290 270 252 280',
      'M188 206C240 250 230 296 194 284',
    ];
    return (
      arms.map((arm, at) => line(arm, p.ink, 34) + line(arm, at % 2 === 0 ? p.pop : p.gold, 24)).join('') +
      body(
        'M150 34C222 34 244 96 230 146 222 178 208 196 196 222H104C92 196 78 178 70 146 56 96 78 34 150 34Z',
        p.pop,
      ) +
      part(disc(116, 148, 24) + disc(184, 148, 24), '#ffffff') +
      part(disc(122, 152, 13) + disc(178, 152, 13), p.ink) +
      line('M86 118L136 134M214 118L164 134', p.ink, 9) +
      part(disc(150, 196, 14, 9), p.ink) +
      part(disc(112, 78, 20, 12), '#ffffff', 0.4)
    );
  },
  turtle({ body, part, line, p }) {
    const flipper = (x: number, y: number, angle: number, length: number): string =>
      body(leaf(x, y, angle, length, 30, 8), p.leaf);
    const plates = [0, 60, 120, 180, 240, 300]
      .map((angle) => {
        const [x, y] = polar([150, 160], 40, angle);
        const [tx, ty] = polar([150, 160], 86, angle);
        return `M${short(x)} ${short(y)}L${short(tx)} ${short(ty * 0.96 + 6)}`;
      })
      .join('');
    return (
      flipper(96, 110, 205, 108) +
      flipper(204, 110, -25, 108) +
      flipper(100, 216, 150, 84) +
      flipper(200, 216, 30, 84) +
      body(disc(150, 66, 30, 36), p.leaf) +
      part(disc(138, 56, 6) + disc(162, 56, 6), p.ink) +
      body(disc(150, 164, 92, 100), p.bronze) +
      part(disc(150, 164, 74, 82), p.gold, 0.9) +
      line(plates, p.bronze, 6) +
      body(poly([0, 60, 120, 180, 240, 300].map((angle) => polar([150, 162], 42, angle))), p.pop)
    );
  },
  crab({ body, part, line, p }) {
    const side =
      line('M78 206Q34 210 22 250M88 226Q56 240 52 278M72 184Q30 178 10 204', p.ink, 15) +
      line('M78 206Q34 210 22 250M88 226Q56 240 52 278M72 184Q30 178 10 204', p.pop, 8) +
      line('M92 160Q52 140 60 98', p.ink, 22) +
      line('M92 160Q52 140 60 98', p.pop, 14) +
      body('M60 104C22 96 14 46 44 22 40 50 56 60 62 66 66 52 80 40 92 40 106 66 92 102 60 104Z', p.pop) +
      line('M126 130L118 92', p.ink, 8) +
      part(disc(117, 86, 15), '#ffffff') +
      part(disc(120, 86, 7), p.ink);
    return (
      side +
      group('translate(300 0) scale(-1 1)', side) +
      body('M150 124C214 124 246 158 240 194 232 236 194 252 150 252S68 236 60 194C54 158 86 124 150 124Z', p.pop) +
      part(disc(110, 172, 9) + disc(190, 172, 9) + disc(150, 156, 9), p.gold) +
      line('M118 212Q150 236 182 212', p.ink, 7)
    );
  },
  jelly({ body, part, line, p }) {
    const arms = [
      'M92 168Q70 206 94 236T84 292',
      'M128 172Q112 216 132 246T122 296',
      'M172 172Q188 216 168 246T178 296',
      'M208 168Q230 206 206 236T216 292',
    ];
    return (
      arms.map((arm, at) => line(arm, at % 2 === 0 ? p.pop : p.gold, 12)).join('') +
      body(
        'M150 34C220 34 252 92 250 158 236 182 218 160 200 174 182 186 168 166 150 178 132 166 118 186 100 174 82 160 64 182 50 158 48 92 80 34 150 34Z',
        p.pop,
      ) +
      part(disc(112, 120, 11) + disc(188, 120, 11), p.ink) +
      part(disc(108, 116, 4) + disc(184, 116, 4), '#ffffff') +
      line('M134 140Q150 152 166 140', p.ink, 6) +
      part(disc(104, 72, 22, 12), '#ffffff', 0.5)
    );
  },
} as const satisfies Motifs;
