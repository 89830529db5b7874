import { mix } from '../palette.ts';
import { disc, leaf, poly, polar, short } from '../shapes.ts';
import { full, halo, type Background, type Area } from './background.ts';

function wedges({ cx, cy }: Area, count: number, reach: number, from = 0, span = 360): string {
  const step = span / count;
  return Array.from({ length: count }, (_, at) => {
    const angle = from + at * step;
    return poly([[cx, cy], polar([cx, cy], reach, angle), polar([cx, cy], reach, angle + step / 2)]);
  }).join('');
}

/** Backgrounds made of light: rays, beams, night skies and seas. */
export const lightBackgrounds = {
  rays: (kit, area) =>
    full(area, kit.p.mid) +
    halo(kit, area, kit.p.light, 0.9) +
    kit.part(wedges(area, 16, area.w + area.h), kit.p.light, 0.3),
  rings({ p, part, line }, area) {
    const ring = [1.25, 1, 0.78, 0.56].map((k, at) =>
      part(disc(area.cx, area.cy, area.w * k * 0.56), at % 2 === 0 ? p.light : p.mid, 0.3 + at * 0.12),
    );
    return full(area, p.deep) + ring.join('') + line(disc(area.cx, area.cy, area.w * 0.44), p.gold, 2.5, 0.8);
  },
  sea(kit, area) {
    const { defs, p, part } = kit;
    const { w, h } = area;
    const shafts = [0, 1, 2, 3]
      .map((at) =>
        poly([
          [w * (0.2 + at * 0.18), -20],
          [w * (0.27 + at * 0.18), -20],
          [w * (at * 0.4 - 0.1), h],
          [w * (at * 0.4 - 0.28), h],
        ]),
      )
      .join('');
    const weeds = [0, 1, 2, 3, 4, 5, 6]
      .map((at) => leaf((at * w) / 6, h + 6, -90 + ((at % 3) - 1) * 9, h * (0.18 + (at % 3) * 0.06), 12, 8))
      .join('');
    return (
      full(
        area,
        defs.linear([
          [0, p.light],
          [0.5, p.mid],
          [1, p.deep],
        ]),
      ) +
      part(shafts, '#ffffff', 0.1) +
      part(weeds, p.deep)
    );
  },
  deco(kit, area) {
    const { p, line } = kit;
    const { w, h } = area;
    const rays = Array.from({ length: 13 }, (_, at) => {
      const [x, y] = polar([w / 2, h * 0.74], 700, 180 + at * 15);
      return `M${w / 2} ${short(h * 0.74)}L${short(x)} ${short(y)}`;
    }).join('');
    return (
      full(
        area,
        kit.defs.linear([
          [0, p.mid],
          [1, p.deep],
        ]),
      ) +
      halo(kit, area, p.light, 0.8) +
      line(rays, p.gold, 1.2, 0.45)
    );
  },
  speed({ defs, p, part }, area) {
    const { h } = area;
    const band = (at: number): string =>
      poly([
        [-40 + at * 60, h],
        [at * 60 - 14 + (at % 3) * 10, h],
        [at * 60 + h * 0.55, 0],
        [at * 60 + h * 0.55 - 24, 0],
      ]);
    const bands = Array.from({ length: Math.ceil(area.w / 60) + 4 }, (_, at) => band(at - 4));
    return (
      full(
        area,
        defs.linear(
          [
            [0, p.light],
            [0.5, p.mid],
            [1, p.deep],
          ],
          { x: 1 },
        ),
      ) +
      part(bands.filter((_, at) => at % 2 === 0).join(''), p.deep, 0.3) +
      part(bands.filter((_, at) => at % 2 === 1).join(''), p.light, 0.28)
    );
  },
  night(kit, area) {
    const { defs, p } = kit;
    const { w, h } = area;
    const stars = Array.from({ length: 26 }, (_, at) => `M${(at * 173) % w} ${(at * 97) % Math.round(h * 0.7)}h0`).join(
      '',
    );
    return (
      full(
        area,
        defs.linear([
          [0, p.deep],
          [0.6, p.mid],
          [1, p.light],
        ]),
      ) +
      halo(kit, area, p.light) +
      `<path d="${stars}" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>`
    );
  },
  arch({ p, part }, area) {
    const { cx, h } = area;
    const arch = (r: number): string => `M${cx - r} ${h}V${area.cy + 12}a${r} ${r} 0 0 1 ${2 * r} 0V${h}Z`;
    return (
      full(area, p.deep) + part(arch(188), p.mid) + part(arch(152), mix(p.mid, p.light, 0.5)) + part(arch(116), p.light)
    );
  },
  dawn(kit, area) {
    const { p, part, defs } = kit;
    const { w, h, cx, cy } = area;
    const sun = { ...area, cy: cy + 60 };
    const hill = (y: number, d: number): string =>
      `M0 ${h}V${y}Q${w * 0.27} ${y - d} ${w * 0.5} ${y}T${w} ${y - 8}V${h}Z`;
    return (
      full(
        area,
        defs.linear([
          [0, p.light],
          [0.75, p.mid],
        ]),
      ) +
      part(wedges(sun, 12, area.w + area.h, 180, 180), p.pale, 0.22) +
      part(disc(cx, cy + 60, w * 0.34), p.pale, 0.35) +
      part(hill(h * 0.72, 44), mix(p.deep, p.leaf, 0.5)) +
      part(hill(h * 0.8, 36), mix(p.deep, p.leaf, 0.2))
    );
  },
  stage(kit, area) {
    const { p, part, defs } = kit;
    const { w, h, cx } = area;
    const beam = (x: number, to: number): string =>
      poly([
        [x, -10],
        [to - 90, h],
        [to + 90, h],
      ]);
    const folds = defs.pattern(
      40,
      h,
      `<rect width="40" height="${h}" fill="${p.mid}"/><rect width="14" height="${h}" fill="${p.deep}" opacity=".55"/><rect x="26" width="5" height="${h}" fill="${p.light}" opacity=".35"/>`,
    );
    return (
      full(area, folds) +
      part(beam(20, cx - 20), p.pale, 0.14) +
      part(beam(w - 20, cx + 20), p.pale, 0.14) +
      halo(kit, area, p.light, 0.5) +
      part(disc(cx, h * 0.74, w * 0.42, 26), p.deep, 0.7)
    );
  },
  grid({ p, defs, line }, area) {
    const { w, h, cx } = area;
    const y = h * 0.5;
    const across = [0, 14, 34, 62, 100, 150].map((d) => `M0 ${y + d}H${w}`).join('');
    const down = [-6, -4, -2.5, -1.2, 0, 1.2, 2.5, 4, 6]
      .map((k) => `M${cx + k * 22} ${y}L${cx + k * 110} ${h}`)
      .join('');
    return (
      full(
        area,
        defs.linear([
          [0, p.deep],
          [0.5, mix(p.deep, p.mid, 0.8)],
          [0.5, p.deep],
          [1, p.deep],
        ]),
      ) +
      `<circle cx="${cx}" cy="${area.cy}" r="${short(w * 0.36)}" fill="${defs.linear([
        [0, p.gold],
        [1, p.pop],
      ])}" opacity=".9"/>` +
      line(across + down, p.pop, 2, 0.75)
    );
  },
} as const satisfies Record<string, Background>;
