import { parseAmount } from '@croupier/sdk/rules';
import type { NextTier, RunningSettlement } from '@croupier/sdk/types';

import { lacksSomething } from '../../shared/contracts/tier-standing.ts';

export type Step = RunningSettlement & { readonly nextTier: NextTier };

/**
 * The salary that lacks the least share of turnover to its next tier. Not of dividends: their base is what players lose,
 * which nobody is called to raise. Not of real-time salaries, whose windows end while one reads.
 */
export function nearestStep(settlements: readonly RunningSettlement[]): Step | undefined {
  const steps = settlements.filter((settlement): settlement is Step => {
    const isSalary = settlement.type === 'DAILY_SALARY' || settlement.type === 'HOUR_SALARY';
    return isSalary && settlement.nextTier !== undefined && lacksSomething(settlement.nextTier);
  });
  const [first] = steps.toSorted(byMissingShare);
  return first;
}

/** Compares missing ÷ (base + missing) as fractions, without a division. */
function byMissingShare(one: Step, other: Step): number {
  const [mine, theirs] = [partsOf(one), partsOf(other)];
  const difference = mine.missing * theirs.whole - theirs.missing * mine.whole;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function partsOf({ base, nextTier, currency }: Step): { readonly missing: bigint; readonly whole: bigint } {
  const missing = parseAmount(nextTier.missingBase, currency).minor;
  const whole = missing + parseAmount(base, currency).minor;
  // Without any turnover, a tier can lack accounts only.
  return { missing, whole: whole === 0n ? 1n : whole };
}
