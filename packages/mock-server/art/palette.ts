/** The colours of one picture, as `#rrggbb`: three of the background, then details and lettering. */
export interface Palette {
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly gold: string;
  readonly bronze: string;
  readonly pale: string;
  readonly ink: string;
  readonly pop: string;
  readonly leaf: string;
}

/** True when dark text has more contrast on the colour than light text. */
export function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (red * 299 + green * 587 + blue * 114) / 255_000 > 0.56;
}

/** Mixes two colours; `share` is the part of the second, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
