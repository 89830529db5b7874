import { canvasById, fitCanvas } from '../../client/dom.ts';
import { drawCannon, drawEffect, drawReticle, type Effect } from './effects.ts';
import type { FishImages } from './pictures.ts';
import { createSwimmers, placeStill, release, sizesIn, swim, swimmerAt, targetOf, type Swimmer } from './swimmers.ts';

/** Time in ms that a net takes to its fish. */
export const FLIGHT_MS = 320;
const AFTERMATH_MS = 1000;

/** A net on its way; it holds its fish until the shot is decided. */
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

export function createSea({ images, isMotionReduced, onTap }: SeaOptions): Sea {
  const { canvas, pen } = canvasById('sea');
  let size = { width: 0, height: 0 };
  let sizes: readonly number[] = [];
  let swimmers = createSwimmers();
  let effects: readonly Effect[] = [];
  let aimed = 0;
  let aimedAt: Swimmer | undefined;
  let shotAt = -Infinity;
  let isStill = false;
  let isRunning = false;
  let lastFrame = 0;

  const muzzle = () => ({ x: size.width / 2, y: size.height - 20 });
  const pointOf = ({ x, y }: Swimmer) => ({ x: x * size.width, y: y * size.height });
  const draw = (now: number): void => {
    pen.clearRect(0, 0, size.width, size.height);
    // The greatest fish are behind the others.
    for (const swimmer of swimmers.toReversed()) drawSwimmer(swimmer, now);
    aimedAt = targetOf(swimmers, aimed, { now, last: aimedAt });
    const target = aimedAt;
    if (target !== undefined) drawReticle(pen, pointOf(target), (sizes[target.kind] ?? 40) * 0.56, isStill ? 0 : now);
    for (const effect of effects) drawEffect(pen, effect, { now, from: muzzle(), width: size.width, isStill });
    const shooting = effects.findLast(({ decidedAt }) => decidedAt === undefined);
    const aim = shooting?.swimmer ?? target;
    drawCannon(pen, muzzle(), aim === undefined ? muzzle() : pointOf(aim), isStill ? 1 : (now - shotAt) / 160);
  };
  const drawSwimmer = (swimmer: Swimmer, now: number): void => {
    if (swimmer.goneUntil > now) return;
    const { x, y } = pointOf(swimmer);
    pen.save();
    pen.translate(x, y);
    if (swimmer.isHeld && !isStill) pen.translate(Math.sin(now / 28) * 2.5, 0);
    else if (!isStill) pen.rotate(Math.sin(now / 420 + swimmer.phase) * 0.05);
    // The pictures swim to the left.
    if (swimmer.speed > 0 && !isStill) pen.scale(-1, 1);
    images.draw(pen, swimmer.kind);
    pen.restore();
  };
  const frame = (now: number): void => {
    const passed = Math.min(60, now - lastFrame);
    lastFrame = now;
    for (const swimmer of swimmers) swim(swimmer, passed, now);
    effects = effects.filter(({ decidedAt }) => decidedAt === undefined || now - decidedAt < AFTERMATH_MS);
    draw(now);
    isRunning = !isStill;
    if (isRunning) requestAnimationFrame(frame);
  };
  const run = (): void => {
    if (isStill) return draw(performance.now());
    if (isRunning) return;
    isRunning = true;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  };
  const refresh = (): void => {
    size = fitCanvas(canvas, pen);
    sizes = sizesIn(size.width, size.height);
    images.fit(sizes);
    if (isStill !== isMotionReduced()) {
      isStill = !isStill;
      swimmers = createSwimmers();
      effects = [];
    }
    if (isStill) placeStill(swimmers);
    run();
  };
  canvas.addEventListener('pointerdown', ({ offsetX, offsetY }) => {
    const hit = swimmerAt(swimmers, { x: offsetX, y: offsetY }, { ...size, sizes, now: performance.now() });
    if (hit !== undefined) onTap(hit.kind, hit);
  });
  new ResizeObserver(refresh).observe(canvas);
  refresh();
  return {
    refresh,
    aim(kind) {
      aimed = kind;
      if (isStill) run();
    },
    shoot(kind, chosen) {
      const now = performance.now();
      const swimmer =
        chosen !== undefined && chosen.goneUntil <= now ? chosen : targetOf(swimmers, kind, { now, last: aimedAt });
      aimedAt = swimmer;
      shotAt = now;
      const effect: Effect = {
        swimmer,
        begin: now,
        radius: (sizes[kind] ?? 40) * 0.5,
        target: () => (swimmer === undefined ? muzzle() : pointOf(swimmer)),
        decidedAt: undefined,
        end: undefined,
        isCaught: false,
        label: '',
      };
      effects = isStill ? [effect] : [...effects, effect];
      if (swimmer !== undefined && !isStill) {
        // The fish swims on until the net has reached it.
        setTimeout(() => void (swimmer.isHeld = effect.decidedAt === undefined), FLIGHT_MS * 0.8);
      }
      run();
      const decide = (isCaught: boolean, label: string): void => {
        const decidedAt = performance.now();
        Object.assign(effect, { decidedAt, end: effect.target(), isCaught, label });
        if (swimmer !== undefined && !isStill) release(swimmer, isCaught, decidedAt);
        run();
      };
      return { decide, cancel: () => decide(false, '') };
    },
  };
}
