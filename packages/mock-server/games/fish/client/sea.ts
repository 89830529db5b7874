import { canvasById, fitCanvas } from '../../client/dom.ts';
import { drawCannon, drawEffect, drawReticle, type Effect } from './effects.ts';
import type { FishImages } from './pictures.ts';
import {
  createSwimmers,
  placeStill,
  release,
  sizesIn,
  swim,
  swimmerAt,
  targetOf,
  type Point,
  type Swimmer,
} from './swimmers.ts';

/** Time in ms that a net takes to its fish. */
export const FLIGHT_MS = 320;
const AFTERMATH_MS = 1000;

/** A net that flies; it holds its fish until the shot is decided. */
export interface Net {
  /** Shows the result; `label` is the win, or empty. */
  decide(isCaught: boolean, label: string): void;
  /** Draws the net back, when the shot was refused. */
  cancel(): void;
}

/** The picture of the sea. It shows shots, and decides none. */
export interface Sea {
  /** Aims at a kind. */
  aim(kind: number): void;
  /** Shoots at a fish, or at the nearest one of the kind. */
  shoot(kind: number, swimmer?: Swimmer): Net;
  /** Fits the canvas and the motion to the size and the player's preferences. */
  refresh(): void;
}

interface SeaOptions {
  readonly images: FishImages;
  readonly isMotionReduced: () => boolean;
  readonly onTap: (kind: number, swimmer: Swimmer) => void;
}

/** What the picture shows. */
interface SeaView {
  size: { readonly width: number; readonly height: number };
  /** Sizes of the kinds in CSS pixels. */
  sizes: readonly number[];
  swimmers: readonly Swimmer[];
  effects: readonly Effect[];
  /** Kind at which the next shot aims. */
  aimed: number;
  aimedAt: Swimmer | undefined;
  /** Time of the last shot. */
  shotAt: number;
  /** True for players who want no motion. */
  isStill: boolean;
}

export function createSea({ images, isMotionReduced, onTap }: SeaOptions): Sea {
  const { canvas, pen } = canvasById('sea');
  const view: SeaView = {
    size: { width: 0, height: 0 },
    sizes: [],
    swimmers: createSwimmers(),
    effects: [],
    aimed: 0,
    aimedAt: undefined,
    shotAt: -Infinity,
    isStill: false,
  };
  let isRunning = false;
  let lastFrame = 0;
  const frame = (now: number): void => {
    const passed = Math.min(60, now - lastFrame);
    lastFrame = now;
    for (const swimmer of view.swimmers) swim(swimmer, passed, now);
    view.effects = view.effects.filter(({ decidedAt }) => decidedAt === undefined || now - decidedAt < AFTERMATH_MS);
    drawView(pen, view, images, now);
    isRunning = !view.isStill;
    if (isRunning) requestAnimationFrame(frame);
  };
  const run = (): void => {
    if (view.isStill) return drawView(pen, view, images, performance.now());
    if (isRunning) return;
    isRunning = true;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  };
  const refresh = (): void => {
    view.size = fitCanvas(canvas, pen);
    if (view.isStill !== isMotionReduced()) {
      Object.assign(view, { isStill: !view.isStill, swimmers: createSwimmers(), effects: [] });
    }
    view.sizes = sizesIn(view.size.width, view.size.height, view.isStill);
    images.fit(view.sizes);
    if (view.isStill) placeStill(view.swimmers);
    run();
  };
  canvas.addEventListener('pointerdown', ({ offsetX, offsetY }) => {
    const field = { ...view.size, sizes: view.sizes, now: performance.now() };
    const hit = swimmerAt(view.swimmers, { x: offsetX, y: offsetY }, field);
    if (hit !== undefined) onTap(hit.kind, hit);
  });
  new ResizeObserver(refresh).observe(canvas);
  refresh();
  return {
    refresh,
    aim(kind) {
      view.aimed = kind;
      if (view.isStill) run();
    },
    shoot(kind, chosen) {
      const net = shootNet(view, kind, chosen);
      run();
      const decide = (isCaught: boolean, label: string): void => {
        net.decide(isCaught, label);
        run();
      };
      return { decide, cancel: () => decide(false, '') };
    },
  };
}

const muzzleOf = ({ size }: SeaView): Point => ({ x: size.width / 2, y: size.height - 20 });
const pointOf = ({ size }: SeaView, { x, y }: Swimmer): Point => ({ x: x * size.width, y: y * size.height });

/** Shoots a net at a fish, or at the nearest one of the kind. */
function shootNet(view: SeaView, kind: number, chosen: Swimmer | undefined): Pick<Net, 'decide'> {
  const now = performance.now();
  const isFree = chosen !== undefined && chosen.goneUntil <= now;
  const swimmer = isFree ? chosen : targetOf(view.swimmers, kind, { now, last: view.aimedAt });
  const effect: Effect = {
    swimmer,
    begin: now,
    radius: (view.sizes[kind] ?? 40) * 0.5,
    target: () => (swimmer === undefined ? muzzleOf(view) : pointOf(view, swimmer)),
    decidedAt: undefined,
    end: undefined,
    isCaught: false,
    label: '',
  };
  Object.assign(view, {
    aimedAt: swimmer,
    shotAt: now,
    effects: view.isStill ? [effect] : [...view.effects, effect],
  });
  if (swimmer !== undefined && !view.isStill) {
    // The fish swims on until the net has reached it.
    setTimeout(() => void (swimmer.isHeld = effect.decidedAt === undefined), FLIGHT_MS * 0.8);
  }
  return {
    decide(isCaught, label) {
      const decidedAt = performance.now();
      Object.assign(effect, { decidedAt, end: effect.target(), isCaught, label });
      if (swimmer !== undefined && !view.isStill) release(swimmer, isCaught, decidedAt);
    },
  };
}

function drawView(pen: CanvasRenderingContext2D, view: SeaView, images: FishImages, now: number): void {
  const { size, sizes, swimmers, effects, isStill } = view;
  const muzzle = muzzleOf(view);
  pen.clearRect(0, 0, size.width, size.height);
  // The greatest fish are behind the others.
  for (const swimmer of swimmers.toReversed()) drawSwimmer(pen, view, images, { swimmer, now });
  view.aimedAt = targetOf(swimmers, view.aimed, { now, last: view.aimedAt });
  const target = view.aimedAt;
  if (target !== undefined) {
    drawReticle(pen, pointOf(view, target), (sizes[target.kind] ?? 40) * 0.56, isStill ? 0 : now);
  }
  for (const effect of effects) drawEffect(pen, effect, { now, from: muzzle, width: size.width, isStill });
  const shooting = effects.findLast(({ decidedAt }) => decidedAt === undefined);
  const aim = shooting?.swimmer ?? target;
  drawCannon(pen, muzzle, aim === undefined ? muzzle : pointOf(view, aim), isStill ? 1 : (now - view.shotAt) / 160);
}

function drawSwimmer(
  pen: CanvasRenderingContext2D,
  view: SeaView,
  images: FishImages,
  { swimmer, now }: { readonly swimmer: Swimmer; readonly now: number },
): void {
  if (swimmer.goneUntil > now) return;
  const { x, y } = pointOf(view, swimmer);
  pen.save();
  pen.translate(x, y);
  if (swimmer.isHeld && !view.isStill) pen.translate(Math.sin(now / 28) * 2.5, 0);
  else if (!view.isStill) pen.rotate(Math.sin(now / 420 + swimmer.phase) * 0.05);
  // The pictures swim to the left.
  if (swimmer.speed > 0 && !view.isStill) pen.scale(-1, 1);
  images.draw(pen, swimmer.kind);
  pen.restore();
}
