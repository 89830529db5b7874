import { byId } from '../../client/dom.ts';
import type { Round } from '../../client/game-session.ts';
import { amountOf } from '../../client/money.ts';
import type { FishTranslate } from '../locales/en.data.ts';
import { countShot, nextOf, startAutoFire, type AutoFire, type AutoLimits } from './auto-fire.ts';
import type { Swimmer } from './swimmers.ts';

/** What a shot aims at, and for which stake. */
export interface Target {
  /** Index of the fish in the rules. */
  readonly kind: number;
  readonly stake: string;
  /** The fish that was tapped; else the nearest one of the kind. */
  readonly swimmer?: Swimmer;
}

/** Greatest number of shots that wait for the one before; further taps are ignored. */
const MAX_WAITING = 3;

/** Fires one shot after the other: each is a round, and begins when the one before is decided. */
export interface Shots {
  readonly add: (target: Target) => void;
  /** The main button: shoots, repeats a shot without answer, or pauses and continues automatic fire. */
  readonly press: (target: Target) => void;
  readonly startAuto: (limits: AutoLimits, target: () => Target) => void;
  readonly stopAuto: () => void;
}

interface ShotsOptions {
  readonly t: FishTranslate;
  readonly change: (amount: string) => string;
  /** Shows a notice and announces it. */
  readonly say: (text: string) => void;
  /** Plays a round; rejects when it fails. */
  readonly shoot: (target: Target) => Promise<Round>;
  /** Shows an error; returns true when the same shot must be repeated. */
  readonly onError: (error: unknown) => boolean;
  readonly onLock: (isLocked: boolean) => void;
}

interface Progress {
  readonly waiting: readonly Target[];
  readonly auto: AutoFire | undefined;
  /** A shot without answer: the next one repeats it. */
  readonly unanswered: Target | undefined;
}

/** Text of the main button. */
function textOfGo({ auto, unanswered, waiting }: Progress, t: FishTranslate): string {
  if (auto !== undefined) return t(auto.isPaused ? 'resume' : 'pause', { count: auto.left });
  if (unanswered !== undefined) return t('tryAgain');
  return waiting.length > 0 ? t('shotsWaiting', { count: waiting.length }) : t('shoot');
}

export function createShots({ t, change, say, shoot, onError, onLock }: ShotsOptions): Shots {
  let waiting: readonly Target[] = [];
  let auto: (AutoFire & { readonly target: () => Target }) | undefined;
  let unanswered: Target | undefined;
  let isShooting = false;

  const show = (): void => {
    byId('open-auto').hidden = auto !== undefined;
    byId('stop').hidden = auto === undefined;
    byId('open-auto').toggleAttribute('disabled', unanswered !== undefined);
    byId('go-text').textContent = textOfGo({ auto, unanswered, waiting }, t);
    onLock(auto !== undefined || unanswered !== undefined);
  };
  const endAuto = (reason?: 'done' | 'limit'): void => {
    if (auto === undefined) return;
    const text = t(reason === 'limit' ? 'autoLoss' : 'autoDone', { net: change(amountOf(auto.net)) });
    auto = undefined;
    if (reason !== undefined) say(text);
  };
  const next = (): Target | undefined => {
    const [first, ...others] = waiting;
    if (first !== undefined) {
      waiting = others;
      return first;
    }
    if (auto === undefined) return undefined;
    const target = auto.target();
    const step = nextOf(auto, target.stake);
    if (step === 'shoot') return target;
    if (step !== 'wait') endAuto(step);
    return undefined;
  };
  const run = async (): Promise<void> => {
    if (isShooting) return;
    isShooting = true;
    for (let target = next(); target !== undefined; target = next()) {
      show();
      try {
        const round = await shoot(target);
        unanswered = undefined;
        if (auto !== undefined) auto = { ...auto, ...countShot(auto, round) };
      } catch (error) {
        waiting = [];
        endAuto();
        unanswered = onError(error) ? target : undefined;
        break;
      }
    }
    isShooting = false;
    show();
  };
  const add = (target: Target): void => {
    if (waiting.length < MAX_WAITING) waiting = [...waiting, unanswered ?? target];
    show();
    void run();
  };
  show();
  return {
    add(target) {
      // Automatic fire shoots at the chosen target; a tap only chooses it.
      if (auto === undefined) add(target);
    },
    press(target) {
      if (auto === undefined) return add(target);
      auto = { ...auto, isPaused: !auto.isPaused };
      show();
      void run();
    },
    startAuto(limits, target) {
      if (auto !== undefined || unanswered !== undefined) return;
      auto = { ...startAutoFire(limits), target };
      void run();
    },
    stopAuto() {
      endAuto('done');
      show();
      byId('go').focus();
    },
  };
}
