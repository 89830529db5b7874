/**
 * Digits of any script, points, commas, apostrophes, spaces between them, and direction marks from a pasted amount.
 * Commas are kept: removing them would turn 1,5 into 15; validation asks about them.
 */
const AMOUNT_CHARACTERS =
  /^[\p{Nd}.,'’_\s\u066B\u066C\u060C\uFF0C\uFF0E\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u;

/** True when a text can be part of an amount that is being typed. */
export function isAmountCharacters(text: string): boolean {
  return AMOUNT_CHARACTERS.test(text);
}

/** Removes a currency before or after a pasted amount. */
export function withoutCurrency(text: string, currency: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith(currency)) return trimmed.slice(currency.length).trim();
  return trimmed.endsWith(currency) ? trimmed.slice(0, -currency.length).trim() : trimmed;
}

const PLAIN = /^(\d+)(\.\d*)?$/;

/** A plain decimal with commas between its thousands; anything else, which somebody has still to judge, as it is. */
export function groupThousands(text: string): string {
  const [, whole, rest = ''] = PLAIN.exec(text) ?? [];
  return whole === undefined ? text : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}

/** Whether two decimal strings are the same amount: 500 and 500.00. */
export function isSameAmount(one: string, other: string): boolean {
  return one === other || (PLAIN.test(one) && PLAIN.test(other) && bare(one) === bare(other));
}

/** Without zeros that say nothing. */
function bare(text: string): string {
  const [whole = '', decimals = ''] = text.split('.');
  return `${whole.replace(/^0+/, '')}.${decimals.replace(/0+$/, '')}`;
}
