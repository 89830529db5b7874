import { fieldOf } from '../../client/link.ts';
import type { Round } from '../../client/game-session.ts';
import { COLORS, type Color } from '../rules.ts';
import type { FieldStakes } from './bets.ts';

const isColor = (value: unknown): value is Color => COLORS.some((color) => color === value);

/** Returns the dice of a round. */
export function diceOf({ outcome }: Pick<Round, 'outcome'>): readonly Color[] {
  const dice = fieldOf(outcome, 'dice');
  return Array.isArray(dice) ? dice.filter(isColor) : [];
}

/** Returns the stakes on the fields in a round. */
export function fieldsOf(round: Round | undefined): FieldStakes {
  const fields = fieldOf(round?.bet, 'fields');
  const stakes = COLORS.map((color) => [color, fieldOf(fields, color)] as const);
  return Object.fromEntries(stakes.filter(([, stake]) => typeof stake === 'string'));
}
