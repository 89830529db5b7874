import { isLight, mix, type Palette } from './palette.ts';
import { short, type Point } from './shapes.ts';

export type Stop = readonly [at: number, color: string, opacity?: number];

/** Collects the `<defs>` of an SVG and returns references to them; equal definitions are shared. */
export interface SvgDefs {
  /** Gradient from top to bottom, or towards `x` and `y`; with `span`, between two y coordinates in user space. */
  linear(
    stops: readonly Stop[],
    direction?: { readonly x?: number; readonly y?: number; readonly span?: readonly [number, number] },
  ): string;
  radial(stops: readonly Stop[], at?: { readonly x: number; readonly y: number; readonly r: number }): string;
  pattern(width: number, height: number, body: string, transform?: string): string;
  /** Defines a shape and returns its `href` for `<use>`. */
  define(body: string): string;
  toSvg(): string;
}

export function createDefs(): SvgDefs {
  const ids = new Map<string, string>();
  const add = (make: (id: string) => string): string => {
    const key = make('');
    const existingId = ids.get(key);
    if (existingId !== undefined) return existingId;
    const id = `d${ids.size}`;
    ids.set(key, id);
    bodies.push(make(id));
    return id;
  };
  const bodies: string[] = [];
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([at, color, opacity]) =>
          `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  return {
    linear(stops, { x = 0, y = 1, span } = {}) {
      const units =
        span === undefined
          ? `x2="${x}" y2="${y}"`
          : `gradientUnits="userSpaceOnUse" x2="0" y1="${span[0]}" y2="${span[1]}"`;
      return `url(#${add((id) => `<linearGradient id="${id}" ${units}>${stopsOf(stops)}</linearGradient>`)})`;
    },
    radial(stops, { x, y, r } = { x: 0.36, y: 0.3, r: 0.8 }) {
      return `url(#${add((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopsOf(stops)}</radialGradient>`)})`;
    },
    pattern(width, height, body, transform) {
      const attributes = transform === undefined ? '' : ` patternTransform="${transform}"`;
      return `url(#${add((id) => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${attributes}>${body}</pattern>`)})`;
    },
    define: (body) => `#${add((id) => `<g id="${id}">${body}</g>`)}`,
    toSvg: () => (bodies.length === 0 ? '' : `<defs>${bodies.join('')}</defs>`),
  };
}

/** How shapes are painted: with a gradient, a dark outline, a pale edge, or as a neon tube. */
export type Shading = 'gradient' | 'outline' | 'cutout' | 'neon';

/** Palette and drawing functions of a motif; the functions paint a path in the kit's shading. */
export interface DrawingKit {
  readonly defs: SvgDefs;
  readonly p: Palette;
  readonly shading: Shading;
  /** A main shape, with shading and outline. */
  readonly body: (d: string, color: string) => string;
  /** A detail on a main shape, with a plain fill. */
  readonly part: (d: string, color: string, opacity?: number) => string;
  readonly line: (d: string, color: string, width: number, opacity?: number) => string;
  /** Round dots as one path; shorter than discs. */
  readonly dots: (at: readonly Point[], r: number, color: string, opacity?: number) => string;
  /** A highlight on a main shape. */
  readonly shine: (d: string) => string;
}

const attribute = (name: string, value: number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;

export function createKit(defs: SvgDefs, p: Palette, shading: Shading): DrawingKit {
  // Mixes with black, because mixing with the palette's ink would change the hue.
  const shaded = (color: string): string =>
    defs.linear(
      [
        [0, mix(color, '#ffffff', 0.32)],
        [0.5, color],
        [1, mix(color, '#000000', isLight(color) ? 0.18 : 0.34)],
      ],
      { x: 0.4 },
    );
  const bodies: Readonly<Record<Shading, (d: string, color: string) => string>> = {
    gradient: (d, color) => `<path d="${d}" fill="${shaded(color)}"/>`,
    outline: (d, color) => `<path d="${d}" fill="${color}" stroke="${p.ink}" stroke-width="6"/>`,
    cutout: (d, color) => `<path d="${d}" fill="${color}" stroke="${p.pale}" stroke-width="5"/>`,
    neon: (d, color) =>
      `<path d="${d}" fill="${mix(color, p.deep, 0.62)}" stroke="${mix(color, '#ffffff', 0.2)}" stroke-width="4.5"/>`,
  };
  return {
    defs,
    p,
    shading,
    body: bodies[shading],
    part: (d, color, opacity) => `<path d="${d}" fill="${color}"${attribute('opacity', opacity)}/>`,
    line: (d, color, width, opacity) =>
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${attribute('opacity', opacity)}/>`,
    dots: (at, r, color, opacity) =>
      `<path d="${at.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('')}" stroke="${color}" stroke-width="${short(2 * r)}"${attribute('opacity', opacity)}/>`,
    shine: (d) =>
      shading === 'neon' ? '' : `<path d="${d}" fill="#fff" opacity="${shading === 'gradient' ? 0.5 : 0.4}"/>`,
  };
}

export const group = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;
