import { compareAmounts, formatAmount, MoneyError, parseAmount, type Amount } from '@croupier/sdk/rules';

import { Refusal } from './refusal.ts';

/** Formats an amount for the wire. */
export interface MoneyInput {
  readonly amount: string;
  readonly currency: string;
}

/**
 * Parses an amount in the account's currency. Refuses another currency and excess decimals with FIELD_INVALID; the
 * contract's pattern has refused everything else.
 */
export function readAmount({ amount, currency }: MoneyInput, own: string): Amount {
  if (currency !== own) throw invalidField('currency', `The account is in ${own}.`);
  try {
    return parseAmount(amount, own);
  } catch (error) {
    if (error instanceof MoneyError) throw invalidField('amount', 'The amount has too many decimals.');
    throw error;
  }
}

/** Refuses with AMOUNT_OUT_OF_RANGE and the limits; both inclusive. */
export function refuseOutside(
  amount: Amount,
  { least, most }: { readonly least: string; readonly most: string },
): void {
  const [min, max] = [parseAmount(least, amount.currency), parseAmount(most, amount.currency)];
  if (compareAmounts(amount, min) >= 0 && compareAmounts(amount, max) <= 0) return;
  throw new Refusal('AMOUNT_OUT_OF_RANGE', { value: { min: formatAmount(min), max: formatAmount(max) } });
}

export function invalidField(field: string, message: string): Refusal {
  return new Refusal('FIELD_INVALID', { fieldErrors: [{ field, message }] });
}
