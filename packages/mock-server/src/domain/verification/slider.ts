import type { SliderVerification } from '@croupier/sdk/types';
import { MINUTE_MS } from '@croupier/sdk/rules';

import type { SliderRow } from '../../store/rows/verification.ts';
import { Refusal, type DomainContext } from '../kernel/index.ts';
import { forgetExpired } from './forget-expired.ts';

/** Size of the image and side of the piece in px. */
const IMAGE = { width: 300, height: 150, piece: 44 } as const;

interface SliderPuzzle {
  /** 0 to 359; moves the sun and the hills and slightly shifts the colours. */
  readonly hue: number;
  readonly gapX: number;
  readonly gapY: number;
}

/** The image with its gap, and the matching piece, as SVG data URLs. */
function drawSlider({ hue, gapX, gapY }: SliderPuzzle): { backgroundImage: string; pieceImage: string } {
  const { width, height, piece } = IMAGE;
  const scene = sceneOf(hue);
  const gap =
    `<path transform="translate(${gapX} ${gapY})" d="${pieceOutline(piece)}" fill="#000" fill-opacity=".55" ` +
    'stroke="#fff" stroke-opacity=".8"/>';
  const cut =
    `<clipPath id="p"><path d="${pieceOutline(piece)}"/></clipPath>` +
    `<g clip-path="url(#p)"><g transform="translate(${-gapX} ${-gapY})">${scene}</g></g>` +
    `<path d="${pieceOutline(piece)}" fill="none" stroke="#fff" stroke-width="2"/>`;
  return { backgroundImage: svg(width, height, scene + gap), pieceImage: svg(piece, piece, cut) };
}

/** A sun and hills in the colours of the brand. */
function sceneOf(hue: number): string {
  const { width, height } = IMAGE;
  const sunX = 40 + ((hue * 7) % 220);
  const peak = 30 + ((hue * 3) % 40);
  const shift = (hue % 24) - 12;
  return (
    `<rect width="${width}" height="${height}" fill="hsl(${42 + shift} 42% 84%)"/>` +
    `<circle cx="${sunX}" cy="38" r="22" fill="hsl(${13 + shift / 3} 68% 56%)"/>` +
    `<path d="M0 110Q70 ${peak} 150 100T300 80V150H0Z" fill="hsl(${152 + shift} 26% 42%)"/>` +
    `<path d="M0 128Q75 112 150 126T300 120V150H0Z" fill="hsl(${158 + shift} 38% 24%)"/>`
  );
}

/** A square with a tab on its left and a notch at its top. */
function pieceOutline(side: number): string {
  const third = side / 3;
  return (
    `M1 1H${third}A${third / 2} ${third / 2} 0 0 0 ${2 * third} 1H${side - 1}V${side - 1}H1` +
    `V${2 * third}A${third / 2} ${third / 2} 0 0 0 1 ${third}Z`
  );
}

function svg(width: number, height: number, content: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`)}`;
}

const TTL_MS = 2 * MINUTE_MS;
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
  const gapX = random.integer(2 * IMAGE.piece, IMAGE.width - IMAGE.piece - 8);
  const gapY = random.integer(8, IMAGE.height - IMAGE.piece - 8);
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
export function solveSlider(context: DomainContext, attempt: SliderTry): { verifyToken: string; expiresAt: string } {
  const { store, clock, secrets } = context;
  const challenge = openChallenge(context, attempt.challengeId);
  if (challenge === undefined || challenge.proof !== null) throw new Refusal('AUTH_SLIDER_FAILED');
  const isSolved = Math.abs(attempt.offsetX - challenge.gapX) <= TOLERANCE && isHumanDrag(attempt);
  if (!isSolved) {
    store.transact(() => store.sliders.remove(challenge.id));
    throw new Refusal('AUTH_SLIDER_FAILED');
  }
  const verifyToken = `svt_${secrets.hex(32)}`;
  const expiresAt = new Date(clock.now().getTime() + TTL_MS).toISOString();
  store.transact(() => store.sliders.update(challenge.id, { proof: verifyToken, expiresAt }));
  return { verifyToken, expiresAt };
}

/** Uses up a proof. Refuses a proof that is missing, wrong, expired or of another scene. */
export function consumeSliderProof(
  context: DomainContext,
  scene: SliderScene,
  proof: SliderVerification | undefined,
): void {
  const challenge = proof === undefined ? undefined : openChallenge(context, proof.challengeId);
  const isValid = challenge?.scene === scene && challenge.proof !== null && challenge.proof === proof?.verifyToken;
  if (!isValid) throw new Refusal('AUTH_SLIDER_FAILED');
  context.store.transact(() => context.store.sliders.remove(challenge.id));
}

function openChallenge({ store, clock }: DomainContext, id: string): SliderRow | undefined {
  const challenge = store.sliders.get(id);
  return challenge !== undefined && Date.parse(challenge.expiresAt) > clock.now().getTime() ? challenge : undefined;
}

/** True for a track that starts at the left, ends at the offset, takes time and varies in speed. */
function isHumanDrag({ offsetX, track }: SliderTry): boolean {
  const [first = 0] = track;
  const last = track.at(-1) ?? 0;
  const speeds = new Set(track.slice(1).map((offset, index) => offset - (track[index] ?? 0)));
  return track.length >= MIN_SAMPLES && first <= TOLERANCE && Math.abs(last - offsetX) <= TOLERANCE && speeds.size > 1;
}
