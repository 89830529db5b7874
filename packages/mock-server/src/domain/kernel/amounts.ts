import { compareAmounts, formatAmount, MoneyError, parseAmount, type Amount } from '@croupier/sdk/rules';

import { invalidField, Refusal } from './refusal.ts';

/** An amount as a request sends it. */
export interface MoneyInput {
  readonly amount: string;
  readonly currency: string;
}

/**
 * Parses an amount in the account's currency. Refuses another currency and excess decimals with FIELD_INVALID; the
 * request schema has refused every other format.
 */
export function readAmount({ amount, currency }: MoneyInput, accountCurrency: string): Amount {
  if (currency !== accountCurrency) throw invalidField('currency', 'MISMATCH', `The account is in ${accountCurrency}.`);
  try {
    return parseAmount(amount, accountCurrency);
  } catch (error) {
    if (error instanceof MoneyError)
      throw invalidField('amount', 'TOO_MANY_DECIMALS', 'The amount has too many decimals.');
    throw error;
  }
}

/** Refuses an amount outside the inclusive limits with AMOUNT_OUT_OF_RANGE, which returns them. */
export function refuseOutside(amount: Amount, limits: { readonly min: string; readonly max: string }): void {
  const [min, max] = [parseAmount(limits.min, amount.currency), parseAmount(limits.max, amount.currency)];
  if (compareAmounts(amount, min) >= 0 && compareAmounts(amount, max) <= 0) return;
  throw new Refusal('AMOUNT_OUT_OF_RANGE', { value: { min: formatAmount(min), max: formatAmount(max) } });
}

const SYMBOLS: Readonly<Record<string, string>> = { PHP: '₱' };

/** Symbol of a currency; its code when it has none. */
export function symbolOf(currency: string): string {
  return SYMBOLS[currency] ?? currency;
}
