import { addAmounts, compareAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import * as z from 'zod/mini';

import type { Random } from '../../src/clock/random.ts';
import type { GameRules } from '../game-rules.ts';
import { CHIPS, COLORS, MAX_FIELD_STAKE, multiplierOf, type Color } from './rules.ts';

const DICE = 3;
const money = z.string().check(z.regex(/^\d{1,9}\.\d\d$/));
const bet = z.strictObject({ fields: z.partialRecord(z.enum(COLORS), money) });

/** Outcome of a round. */
export interface ColorOutcome {
  readonly dice: readonly Color[];
}

export function drawDice(random: Random): readonly Color[] {
  return Array.from({ length: DICE }, () => COLORS[random.integer(0, COLORS.length - 1)] ?? 'red');
}

function fieldsOf(data: unknown, currency: string): readonly (readonly [Color, Amount])[] {
  const { fields } = bet.parse(data);
  return COLORS.flatMap((color) => {
    const stake = fields[color];
    return stake === undefined ? [] : [[color, parseAmount(stake, currency)] as const];
  });
}

const sumOf = (amounts: readonly Amount[], currency: string): Amount =>
  amounts.reduce(addAmounts, { minor: 0n, currency });

export const colorRules: GameRules = {
  stakeSteps: CHIPS,
  parseBet(data, currency) {
    if (!bet.safeParse(data).success) return undefined;
    const fields = fieldsOf(data, currency);
    const unit = parseAmount(CHIPS[0], currency).minor;
    const maxStake = parseAmount(MAX_FIELD_STAKE, currency);
    const isValidStake = ([, stake]: readonly [Color, Amount]): boolean =>
      stake.minor > 0n && stake.minor % unit === 0n && compareAmounts(stake, maxStake) <= 0;
    if (fields.length === 0 || !fields.every(isValidStake)) return undefined;
    const stakes = fields.map(([color, stake]) => [color, formatAmount(stake)]);
    return {
      stake: sumOf(
        fields.map(([, stake]) => stake),
        currency,
      ),
      betJson: JSON.stringify({ fields: Object.fromEntries(stakes) }),
    };
  },
  draw(betJson, currency, random) {
    const dice = drawDice(random);
    const payouts = fieldsOf(JSON.parse(betJson), currency).map(([color, { minor }]) => ({
      minor: minor * BigInt(multiplierOf(color, dice)),
      currency,
    }));
    return { payout: sumOf(payouts, currency), outcome: { dice } satisfies ColorOutcome };
  },
};
