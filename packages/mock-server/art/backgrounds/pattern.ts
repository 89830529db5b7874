import { mix } from '../palette.ts';
import { box, disc, leaf, short } from '../shapes.ts';
import { full, halo, type Background } from './background.ts';

/** Backgrounds made of a pattern. */
export const patternBackgrounds = {
  waves({ defs, p }, area) {
    const scale = defs.pattern(
      60,
      30,
      `<rect width="60" height="30" fill="${p.mid}"/><g fill="none" stroke="${p.light}" stroke-width="5" opacity=".55"><path d="M0 30a30 30 0 0 1 60 0M14 30a16 16 0 0 1 32 0M-30 15a30 30 0 0 1 60 0M30 15a30 30 0 0 1 60 0"/></g>`,
    );
    return (
      full(area, scale) +
      full(
        area,
        defs.linear([
          [0, p.deep, 0.75],
          [0.5, p.deep, 0.1],
          [1, p.deep, 0.5],
        ]),
      ) +
      `<circle cx="${area.cx}" cy="${area.cy}" r="${short(area.w * 0.4)}" fill="${p.light}" opacity=".75"/>`
    );
  },
  stripes({ defs, p, part, line }, area) {
    const stripe = defs.pattern(
      52,
      52,
      `<rect width="52" height="52" fill="${p.mid}"/><rect width="26" height="52" fill="${mix(p.mid, p.deep, 0.55)}"/>`,
      'rotate(16)',
    );
    const r = Math.min(area.w, area.h) * 0.43;
    return full(area, stripe) + part(disc(area.cx, area.cy, r), p.light) + line(disc(area.cx, area.cy, r), p.gold, 5);
  },
  dots({ defs, p }, area) {
    const dot = defs.pattern(
      18,
      18,
      `<circle cx="9" cy="9" r="5.5" fill="${p.light}"/><circle r="2.4" fill="${p.light}"/>`,
      'rotate(45)',
    );
    return (
      full(
        area,
        defs.linear([
          [0, p.mid],
          [1, p.deep],
        ]),
      ) +
      full(area, dot, 0.5) +
      full(
        area,
        defs.linear([
          [0.1, p.mid, 0],
          [0.7, p.deep, 1],
        ]),
      )
    );
  },
  lattice({ defs, p }, area) {
    const pane = (x: number, y: number, opacity: number): string =>
      `<rect x="${x}" y="${y}" width="44" height="44" rx="5" fill="${p.light}" opacity="${opacity}"/>`;
    const sash = defs.pattern(
      150,
      100,
      pane(3, 3, 0.85) +
        pane(53, 3, 0.3) +
        pane(103, 3, 0.55) +
        pane(3, 53, 0.2) +
        pane(53, 53, 0.65) +
        pane(103, 53, 0.4),
    );
    return (
      full(area, p.mid) +
      full(area, sash) +
      full(
        area,
        defs.linear([
          [0.3, p.deep, 0],
          [1, p.deep, 0.8],
        ]),
      )
    );
  },
  weave({ defs, p, part }, area) {
    const straw = defs.pattern(
      40,
      40,
      `<g fill="${mix(p.mid, p.deep, 0.5)}"><rect x="2" y="7" width="16" height="6" rx="3"/><rect x="22" y="27" width="16" height="6" rx="3"/><rect x="27" y="2" width="6" height="16" rx="3"/><rect x="7" y="22" width="6" height="16" rx="3"/></g>`,
    );
    return (
      full(area, p.mid) +
      full(area, straw) +
      part(disc(area.cx, area.cy, area.w * 0.41), p.light) +
      part(disc(area.cx, area.cy, area.w * 0.36), p.pale, 0.35)
    );
  },
  diamonds({ defs, p }, area) {
    const card = defs.pattern(
      36,
      48,
      `<path d="M18 3L32 24 18 45 4 24Z" fill="none" stroke="${p.gold}" stroke-width="1.6"/><circle cx="18" cy="24" r="2.6" fill="${p.gold}"/><circle r="2" fill="${p.gold}"/>`,
    );
    return (
      full(area, p.deep) +
      full(area, card, 0.32) +
      full(
        area,
        defs.radial(
          [
            [0, p.light, 0.95],
            [0.5, p.mid, 0.7],
            [1, p.deep, 0],
          ],
          { x: 0.5, y: 0.42, r: 0.6 },
        ),
      )
    );
  },
  leaves(kit, area) {
    const { p, defs } = kit;
    const { w, h } = area;
    const palm = defs.define(
      kit.part(
        [-3, -2, -1, 0, 1, 2, 3].map((at) => leaf(0, 0, at * 22, 135 - Math.abs(at) * 6, 22)).join(''),
        mix(p.deep, p.leaf, 0.45),
      ),
    );
    const placePalm = (x: number, y: number, angle: number): string =>
      `<use href="${palm}" transform="translate(${x} ${y}) rotate(${angle})"/>`;
    return (
      full(
        area,
        defs.linear([
          [0, p.mid],
          [1, p.deep],
        ]),
      ) +
      halo(kit, area, p.light) +
      placePalm(-12, 40, 30) +
      placePalm(w + 12, 40, 150) +
      placePalm(-16, h * 0.62, -8) +
      placePalm(w + 16, h * 0.62, 188)
    );
  },
  confetti({ p, part, defs }, area) {
    const bits = (seed: number): string =>
      Array.from({ length: 12 }, (_, at) => {
        const x = (at * 83 + seed * 41) % area.w;
        const y = (at * 61 + seed * 97) % (area.h * 0.8);
        return at % 2 === 0 ? disc(x, y, 5) : box(x, y, 13, 6);
      }).join('');
    return (
      full(
        area,
        defs.radial(
          [
            [0, p.light],
            [0.5, p.mid],
            [1, p.deep],
          ],
          { x: 0.5, y: 0.4, r: 0.75 },
        ),
      ) +
      part(bits(1), p.gold, 0.85) +
      part(bits(2), p.pop, 0.8) +
      part(bits(3), p.pale, 0.8)
    );
  },
} as const satisfies Record<string, Background>;
