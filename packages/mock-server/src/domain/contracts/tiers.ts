import { compareAmounts, MoneyError, parseAmount, type Amount } from '@croupier/sdk/rules';
import type { ContractOfferRequest, ContractType, FieldError } from '@croupier/sdk/types';

import type { Tier } from '../../store/rows/contracts.ts';
import { compareRates, hasRateForm } from './rates.ts';
import { KINDS } from './kinds.data.ts';

/** The tier that a base and active users reach: its position from 1 and its rate; 0 and `0` for none. */
export interface ReachedTier {
  readonly tier: number;
  readonly rate: string;
}

export const NO_TIER: ReachedTier = { tier: 0, rate: '0' };

/** The highest tier whose threshold and active users are reached; a base of zero or less reaches none (CT-22). */
export function tierOf(tiers: readonly Tier[], base: Amount, activeUsers: number): ReachedTier {
  return base.minor <= 0n ? NO_TIER : highestTier(tiers, base, activeUsers);
}

/** The highest tier at a base, zero included. */
export function highestTier(tiers: readonly Tier[], base: Amount, activeUsers: number): ReachedTier {
  const index = tiers.findLastIndex(
    (tier) => compareAmounts(parseAmount(tier.threshold, base.currency), base) <= 0 && tier.activeUsers <= activeUsers,
  );
  const found = tiers[index];
  return found === undefined ? NO_TIER : { tier: index + 1, rate: found.rate };
}

/** The tiers of a request, with their defaults. */
export function readTiers({ tiers }: Pick<ContractOfferRequest, 'tiers'>): Tier[] {
  return tiers.map(({ threshold, activeUsers = 0, rate }) => ({ threshold, activeUsers, rate }));
}

/**
 * What is wrong with tiers (CT-10): thresholds and rates rise, active users do not fall, rates are above 0, have at most
 * four decimals and are at most the kind's limit. Empty when nothing is.
 */
export function tierErrors(type: ContractType, tiers: readonly Tier[], currency: string): FieldError[] {
  return tiers.flatMap((tier, index) => {
    const before = tiers[index - 1];
    const at = `tiers[${index}]`;
    return [
      ...errorOf(`${at}.threshold`, thresholdFault(tier, before, currency)),
      ...errorOf(`${at}.activeUsers`, before !== undefined && tier.activeUsers < before.activeUsers && FALLING),
      ...errorOf(`${at}.rate`, rateFault(type, tier, before)),
    ];
  });
}

type Fault = Pick<FieldError, 'reason' | 'message'>;

const FALLING: Fault = { reason: 'TOO_SMALL', message: 'A tier needs at least the active users of the one before it.' };

const errorOf = (field: string, fault: Fault | false): FieldError[] => (fault === false ? [] : [{ field, ...fault }]);

function thresholdFault({ threshold }: Tier, before: Tier | undefined, currency: string): Fault | false {
  const amount = amountOf(threshold, currency);
  if (amount === undefined) return { reason: 'TOO_MANY_DECIMALS', message: 'The amount has too many decimals.' };
  const lower = before && amountOf(before.threshold, currency);
  const rises = lower === undefined || compareAmounts(lower, amount) < 0;
  return !rises && { reason: 'TOO_SMALL', message: 'A threshold is above the one before it.' };
}

function amountOf(text: string, currency: string): Amount | undefined {
  try {
    return parseAmount(text, currency);
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

function rateFault(type: ContractType, { rate }: Tier, before: Tier | undefined): Fault | false {
  if (!hasRateForm(rate)) return { reason: 'TOO_MANY_DECIMALS', message: 'A rate has at most four decimals.' };
  const { maxRate } = KINDS[type];
  if (compareRates(rate, maxRate) > 0) return { reason: 'TOO_LARGE', message: `A rate is at most ${maxRate}.` };
  const rises = compareRates(rate, before?.rate ?? '0') > 0;
  return !rises && { reason: 'TOO_SMALL', message: 'A rate is above the one before it.' };
}
