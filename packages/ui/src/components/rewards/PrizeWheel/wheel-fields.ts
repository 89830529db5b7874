import type { Prize } from '../internal/prize.ts';

/** A field of the wheel; `from` and `to` in turns, clockwise from the top. */
export interface WheelField {
  prize: Prize;
  from: number;
  to: number;
}

/** Rounds in which the fields are laid out: a frequent prize has a field in each. */
const ROUNDS = 4;

/** Share of the turns from which a prize has several fields. */
const FREQUENT = 0.12;

/** Fields whose sizes are the chances: those of one prize add up to its share of all weights. */
export function wheelFields(prizes: readonly Prize[]): readonly WheelField[] {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const isFrequent = ({ weight }: Prize) => weight / total >= FREQUENT;
  const rare = prizes.filter((prize) => !isFrequent(prize));
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    prizes.filter((prize) => isFrequent(prize) || rare.indexOf(prize) % ROUNDS === round),
  );
  let end = 0;
  return rounds.flat().map((prize) => {
    const from = end;
    end += prize.weight / total / (isFrequent(prize) ? ROUNDS : 1);
    return { prize, from, to: end };
  });
}

/**
 * Rotation in turns, one to two turns after `start`, with the middle of a field of the prize at the top. Stays at
 * `start` for a prize that the wheel does not have.
 */
export function rotationTo(fields: readonly WheelField[], prizeId: string, start: number): number {
  const ways = fields
    .filter(({ prize }) => prize.id === prizeId)
    .map(({ from, to }) => 1 - ((start + (from + to) / 2) % 1));
  return ways.length === 0 ? start : start + 1 + Math.min(...ways);
}
