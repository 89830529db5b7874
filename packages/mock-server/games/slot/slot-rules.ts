import { formatAmount, parseAmount } from '@croupier/sdk/rules';
import * as z from 'zod/mini';

import type { Random } from '../../src/clock/random.ts';
import type { GameRules } from '../game-rules.ts';
import { LINES, REELS, FREE_REELS, STAKES } from './rules.data.ts';
import { freeSpinsOf, evaluateSpin, type Spin } from './rules.ts';

const bet = z.strictObject({ stake: z.enum(STAKES) });

/** Outcome of one stake: the first spin and its free spins. */
export interface SlotOutcome {
  readonly spins: readonly Spin[];
  /** In line stakes. */
  readonly pays: number;
}

/** Draws one spin and the free spins that it wins. */
export function drawSpins(random: Random): SlotOutcome {
  const drawSpin = (isFree: boolean): Spin => {
    const strips = isFree ? FREE_REELS : REELS;
    return evaluateSpin(
      strips.map((strip) => random.integer(0, strip.length - 1)),
      isFree,
    );
  };
  const first = drawSpin(false);
  const spins = [first, ...Array.from({ length: freeSpinsOf(first) }, () => drawSpin(true))];
  return { spins, pays: spins.reduce((sum, { pays }) => sum + pays, 0) };
}

export const slotRules: GameRules = {
  stakeSteps: STAKES,
  parseBet(data, currency) {
    const { data: parsed } = bet.safeParse(data);
    if (parsed === undefined) return undefined;
    const stake = parseAmount(parsed.stake, currency);
    return stake.minor % BigInt(LINES.length) === 0n
      ? { stake, betJson: JSON.stringify({ stake: formatAmount(stake) }) }
      : undefined;
  },
  draw(betJson, currency, random) {
    const { minor } = parseAmount(bet.parse(JSON.parse(betJson)).stake, currency);
    const outcome = drawSpins(random);
    return { payout: { minor: (minor / BigInt(LINES.length)) * BigInt(outcome.pays), currency }, outcome };
  },
};
