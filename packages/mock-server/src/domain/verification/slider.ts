import type { SliderVerification } from '@croupier/sdk/types';

import type { SliderRow } from '../../store/rows/verification.ts';
import type { DomainContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { forgetExpired } from './forget-expired.ts';
import { drawSlider, PICTURE } from './slider-picture.ts';

const TTL_MS = 2 * 60_000;
/** Tolerance in px. */
const TOLERANCE = 5;
/** Minimum number of 16 ms steps of a human drag. */
const MIN_SAMPLES = 5;

export type SliderScene = SliderRow['scene'];

export interface SliderChallenge {
  readonly challengeId: string;
  readonly backgroundImage: string;
  readonly pieceImage: string;
  readonly pieceY: number;
  readonly expiresAt: string;
}

/** Creates a puzzle, valid for one try. */
export function createSlider({ store, clock, random }: DomainContext, scene: SliderScene): SliderChallenge {
  const now = clock.now().getTime();
  const gapX = random.integer(2 * PICTURE.piece, PICTURE.width - PICTURE.piece - 8);
  const gapY = random.integer(8, PICTURE.height - PICTURE.piece - 8);
  const challengeId = `sld_${random.hex(8)}`;
  const expiresAt = new Date(now + TTL_MS).toISOString();
  store.transact(() => {
    forgetExpired(store.sliders, now);
    store.sliders.insert({ id: challengeId, scene, gapX, proof: null, expiresAt });
  });
  return { challengeId, ...drawSlider({ hue: random.integer(0, 359), gapX, gapY }), pieceY: gapY, expiresAt };
}

export interface SliderTry {
  readonly challengeId: string;
  readonly offsetX: number;
  /** The offset every 16 ms. */
  readonly track: readonly number[];
}

/** Checks the one try; a success returns a proof. */
export function solveSlider(context: DomainContext, given: SliderTry): { verifyToken: string; expiresAt: string } {
  const { store, clock, secrets } = context;
  const challenge = openChallenge(context, given.challengeId);
  if (challenge === undefined || challenge.proof !== null) throw new Refusal('AUTH_SLIDER_FAILED');
  const isSolved = Math.abs(given.offsetX - challenge.gapX) <= TOLERANCE && isHumanDrag(given);
  if (!isSolved) {
    store.transact(() => store.sliders.remove(challenge.id));
    throw new Refusal('AUTH_SLIDER_FAILED');
  }
  const verifyToken = `svt_${secrets.hex(32)}`;
  const expiresAt = new Date(clock.now().getTime() + TTL_MS).toISOString();
  store.transact(() => store.sliders.update(challenge.id, { proof: verifyToken, expiresAt }));
  return { verifyToken, expiresAt };
}

/** Uses up the proof; refuses a missing, wrong or expired one, and one of another scene. */
export function consumeSliderProof(
  context: DomainContext,
  scene: SliderScene,
  proof: SliderVerification | undefined,
): void {
  const challenge = proof === undefined ? undefined : openChallenge(context, proof.challengeId);
  const isGood = challenge?.scene === scene && challenge.proof !== null && challenge.proof === proof?.verifyToken;
  if (!isGood) throw new Refusal('AUTH_SLIDER_FAILED');
  context.store.transact(() => context.store.sliders.remove(challenge.id));
}

function openChallenge({ store, clock }: DomainContext, id: string): SliderRow | undefined {
  const challenge = store.sliders.get(id);
  return challenge !== undefined && Date.parse(challenge.expiresAt) > clock.now().getTime() ? challenge : undefined;
}

/** A human track starts at the left, ends at the offset, takes time, and varies in speed. */
function isHumanDrag({ offsetX, track }: SliderTry): boolean {
  const [first = 0] = track;
  const last = track.at(-1) ?? 0;
  const speeds = new Set(track.slice(1).map((offset, index) => offset - (track[index] ?? 0)));
  return track.length >= MIN_SAMPLES && first <= TOLERANCE && Math.abs(last - offsetX) <= TOLERANCE && speeds.size > 1;
}
