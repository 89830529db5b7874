import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import * as z from 'zod/mini';

import type { Random } from '../../src/clock/random.ts';
import type { GameRules } from '../game-rules.ts';
import { CHANCES, FISH, fishOf, STAKES, type FishId, type FishKind } from './rules.ts';

const bet = z.strictObject({ stake: z.enum(STAKES), fish: z.enum(FISH.map(({ id }) => id)) });

/** Outcome of a shot. */
export interface FishOutcome {
  readonly fish: FishId;
  readonly isCaught: boolean;
}

/** Draws whether a shot catches its fish. */
export const drawShot = ({ chance }: FishKind, random: Random): boolean => random.integer(0, CHANCES - 1) < chance;

export const fishRules: GameRules = {
  stakeSteps: STAKES,
  parseBet(data, currency) {
    const { data: parsed } = bet.safeParse(data);
    if (parsed === undefined) return undefined;
    const stake = parseAmount(parsed.stake, currency);
    return { stake, betJson: JSON.stringify({ stake: formatAmount(stake), fish: parsed.fish }) };
  },
  draw(betJson, currency, random) {
    const { stake, fish } = bet.parse(JSON.parse(betJson));
    const kind = fishOf(fish);
    const isCaught = kind !== undefined && drawShot(kind, random);
    const payout = { minor: isCaught ? parseAmount(stake, currency).minor * BigInt(kind.pays) : 0n, currency };
    return { payout, outcome: { fish, isCaught } satisfies FishOutcome };
  },
};
