import type { PromotionTerms } from '../generated/types.gen.ts';
import { DAY_MS } from './days.ts';
import { addAmounts, compareAmounts, multiplyAmount, parseAmount, type Amount } from './money.ts';

/** What a deposit receives by the terms of a promotion, and what must be played for it. */
export interface BonusOfDeposit {
  readonly bonus: Amount;
  /** Required turnover; zero when the bonus is free at once. */
  readonly required: Amount;
}

/** Part of a site's policy. */
export interface BonusPolicy {
  /** Maximum turnover that a bonus requires, as a multiple of it. */
  readonly bonusFactorMax?: number | undefined;
}

/**
 * The bonus of a payment and its required turnover, rounded down (rule PR-05). Undefined without a bonus: in another
 * currency, below the minimum deposit, and by terms without amount and rate.
 */
export function bonusOfDeposit(
  paid: Amount,
  terms: PromotionTerms,
  { bonusFactorMax }: BonusPolicy = {},
): BonusOfDeposit | undefined {
  const { currency, rate, amount, cap, minDeposit, factor = '0', basis } = terms;
  if (paid.currency !== currency) return undefined;
  const read = (text: string): Amount => parseAmount(text, currency);
  if (minDeposit !== undefined && compareAmounts(paid, read(minDeposit)) < 0) return undefined;
  const share = amount === undefined ? multiplyAmount(paid, rate ?? '0', 'down') : read(amount);
  const bonus = cap === undefined ? share : lower(share, read(cap));
  if (bonus.minor <= 0n) return undefined;
  const required = multiplyAmount(basis === 'BONUS' ? bonus : addAmounts(paid, bonus), factor, 'down');
  const limit = bonusFactorMax === undefined ? required : multiplyAmount(bonus, String(bonusFactorMax), 'down');
  return { bonus, required: lower(required, limit) };
}

/** Time at which a bonus that was credited at `creditedAt` ends (rule PR-05); undefined when it does not. */
export function endOfBonus(creditedAt: Date, { days }: Pick<PromotionTerms, 'days'>): Date | undefined {
  return days === undefined ? undefined : new Date(creditedAt.getTime() + days * DAY_MS);
}

const lower = (a: Amount, b: Amount): Amount => (compareAmounts(a, b) > 0 ? b : a);
