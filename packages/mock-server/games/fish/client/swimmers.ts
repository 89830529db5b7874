import { FISH } from '../rules.ts';

/** A point in the sea, in parts of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A fish in the picture. It decides nothing: the server draws each shot by the kind of fish only. */
export interface Swimmer {
  /** Index of its kind in the rules. */
  readonly kind: number;
  x: number;
  y: number;
  /** Height around which it swims. */
  readonly level: number;
  /** Parts of the sea's width per second; negative to the left. */
  speed: number;
  readonly phase: number;
  /** Held by a net, until its shot is decided. */
  isHeld: boolean;
  /** Time in ms until which it flees. */
  fleesUntil: number;
  /** Time in ms until which it is out of the sea, after a catch. */
  goneUntil: number;
}

/** How the kinds swim, in the order of the rules: number, height, speed, and size in parts of the sea. */
const HABITS = [
  { count: 6, from: 0.14, to: 0.62, speed: 0.075, size: 0.17 },
  { count: 4, from: 0.2, to: 0.66, speed: 0.06, size: 0.21 },
  { count: 3, from: 0.3, to: 0.7, speed: 0.042, size: 0.25 },
  { count: 2, from: 0.2, to: 0.5, speed: 0.018, size: 0.23 },
  { count: 2, from: 0.83, to: 0.86, speed: 0.03, size: 0.23 },
  { count: 1, from: 0.44, to: 0.5, speed: 0.034, size: 0.28 },
  { count: 1, from: 0.66, to: 0.7, speed: 0.022, size: 0.27 },
  { count: 1, from: 0.26, to: 0.32, speed: 0.026, size: 0.38 },
] as const;

/** Distance beyond the edges at which a fish turns up again on the other side. */
const MARGIN = 0.2;
const FLIGHT_SPEED = 5;
const FLIGHT_MS = 700;
const GONE_MS = 1300;
/** Smallest distance in CSS pixels at which a tap still hits a fish. */
const TAP_RADIUS = 26;

/** Returns a number from 0 to 1 for the n-th choice; the same sea on every visit. */
const spread = (n: number): number => (n * 0.618034) % 1;

export function createSwimmers(): readonly Swimmer[] {
  return HABITS.flatMap(({ count, from, to, speed }, kind) =>
    Array.from({ length: count }, (_, index) => {
      const n = kind * 7 + index * 3 + 1;
      const level = from + (to - from) * spread(n * 5);
      const towards = (kind + index) % 2 === 0 ? -1 : 1;
      return {
        kind,
        x: spread(n * 2 + index),
        y: level,
        level,
        speed: towards * speed * (0.8 + 0.4 * spread(n * 3)),
        phase: spread(n) * 6.28,
        isHeld: false,
        fleesUntil: 0,
        goneUntil: 0,
      };
    }),
  );
}

/** Sizes of the kinds in CSS pixels, for a sea of this size; fish without motion fit beside each other. */
export function sizesIn(width: number, height: number, isStill: boolean): readonly number[] {
  const scale = Math.max(220, Math.min(620, Math.sqrt(width * height)));
  const limit = isStill ? Math.min((width / FISH.length) * 2, height / 2.6) : Infinity;
  return HABITS.map(({ size }) => Math.round(Math.min(size * scale, limit)));
}

/** Moves a fish; `passed` and `now` are in milliseconds. */
export function swim(swimmer: Swimmer, passed: number, now: number): void {
  if (swimmer.isHeld || swimmer.goneUntil > now) return;
  const pace = swimmer.fleesUntil > now ? FLIGHT_SPEED : 1;
  swimmer.x += (swimmer.speed * pace * passed) / 1000;
  const span = 1 + 2 * MARGIN;
  swimmer.x = ((((swimmer.x + MARGIN) % span) + span) % span) - MARGIN;
  swimmer.y = swimmer.level + Math.sin(now / 900 + swimmer.phase) * 0.018;
}

/** Places the fish still and apart, one of each kind, for players who want no motion. */
export function placeStill(swimmers: readonly Swimmer[]): void {
  const columns = FISH.length / 2;
  for (const swimmer of swimmers) {
    const column = swimmer.kind % columns;
    swimmer.x = (column + 0.5) / columns;
    swimmer.y = swimmer.kind < columns ? 0.24 : 0.62;
    swimmer.goneUntil = swimmers.find(({ kind }) => kind === swimmer.kind) === swimmer ? 0 : Infinity;
  }
}

const isFree = ({ isHeld, goneUntil, x }: Swimmer, now: number): boolean =>
  !isHeld && goneUntil <= now && x > 0.08 && x < 0.92;

/** The fish of a kind to aim at: the one before while it is in view, else the nearest to the middle. */
export function targetOf(
  swimmers: readonly Swimmer[],
  kind: number,
  { now, last }: { readonly now: number; readonly last?: Swimmer | undefined },
): Swimmer | undefined {
  if (last?.kind === kind && isFree(last, now)) return last;
  const own = swimmers.filter((swimmer) => swimmer.kind === kind);
  const [nearest] = own
    .filter((swimmer) => isFree(swimmer, now))
    .toSorted((a, b) => Math.abs(a.x - 0.5) - Math.abs(b.x - 0.5));
  if (nearest !== undefined) return nearest;
  // Brings one back when none is in view.
  const hidden = own.find(({ isHeld }) => !isHeld);
  if (hidden !== undefined) Object.assign(hidden, { goneUntil: 0, x: hidden.speed > 0 ? 0.1 : 0.9 });
  return hidden ?? own[0];
}

/** The fish at a point in CSS pixels; undefined when the tap hits none. */
export function swimmerAt(
  swimmers: readonly Swimmer[],
  point: Point,
  { width, height, sizes, now }: { width: number; height: number; sizes: readonly number[]; now: number },
): Swimmer | undefined {
  const distanceTo = ({ x, y, kind }: Swimmer): number =>
    Math.hypot(x * width - point.x, y * height - point.y) - Math.max(0, (sizes[kind] ?? 0) * 0.4 - TAP_RADIUS);
  return swimmers
    .filter((swimmer) => isFree(swimmer, now) && distanceTo(swimmer) <= TAP_RADIUS)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))[0];
}

/** Frees a fish from the net: caught, or away. */
export function release(swimmer: Swimmer, isCaught: boolean, now: number): void {
  swimmer.isHeld = false;
  if (!isCaught) {
    swimmer.fleesUntil = now + FLIGHT_MS;
    return;
  }
  swimmer.goneUntil = now + GONE_MS;
  swimmer.x = swimmer.speed > 0 ? -MARGIN : 1 + MARGIN;
}
