import { addAmounts, compareAmounts, formatAmount, parseAmount, type Amount } from '@croupier/sdk/rules';
import * as z from 'zod/mini';

import type { Random } from '../../clock/random.ts';
import type { GameRules } from '../game-rules.ts';
import { CHIPS, COLORS, FIELD_MOST, timesOf, type Color } from './rules.ts';

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

const sum = (amounts: readonly Amount[], currency: string): Amount =>
  amounts.reduce(addAmounts, { minor: 0n, currency });

export const colorRules: GameRules = {
  steps: CHIPS,
  read(data, currency) {
    if (!bet.safeParse(data).success) return undefined;
    const fields = fieldsOf(data, currency);
    const unit = parseAmount(CHIPS[0], currency).minor;
    const most = parseAmount(FIELD_MOST, currency);
    const isWell = ([, stake]: readonly [Color, Amount]): boolean =>
      stake.minor > 0n && stake.minor % unit === 0n && compareAmounts(stake, most) <= 0;
    if (fields.length === 0 || !fields.every(isWell)) return undefined;
    const named = fields.map(([color, stake]) => [color, formatAmount(stake)]);
    return {
      stake: sum(
        fields.map(([, stake]) => stake),
        currency,
      ),
      demand: JSON.stringify({ fields: Object.fromEntries(named) }),
    };
  },
  draw(demand, currency, random) {
    const dice = drawDice(random);
    const won = fieldsOf(JSON.parse(demand), currency).map(([color, { minor }]) => ({
      minor: minor * BigInt(timesOf(color, dice)),
      currency,
    }));
    return { payout: sum(won, currency), outcome: { dice } satisfies ColorOutcome };
  },
};
