import { addAmounts, formatAmount, parseAmount, subtractAmounts } from '@croupier/sdk/rules';

import { isZero } from '../is-zero.ts';

/** Sum of decimal strings of one currency. */
export function sumOf(amounts: readonly string[], currency: string): string {
  const sum = amounts.map((amount) => parseAmount(amount, currency)).reduce(addAmounts, parseAmount('0', currency));
  return formatAmount(sum);
}

/** `amount` less `other`, of one currency. */
export function differenceOf(amount: string, other: string, currency: string): string {
  return formatAmount(subtractAmounts(parseAmount(amount, currency), parseAmount(other, currency)));
}

/** The amount without its sign. */
export const sizeOf = (amount: string): string => amount.replace(/^-/, '');

/** The amount with the other sign. */
export const negated = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : isZero(amount) ? amount : `-${amount}`;

/** Which side of zero an amount is on; of an operator's result: what the team lost is above. */
export function signOf(amount: string): -1 | 0 | 1 {
  if (isZero(amount)) return 0;
  return amount.startsWith('-') ? -1 : 1;
}
