/**
 * Digits of any script, points, commas, apostrophes, spaces between them, and direction marks from a pasted amount.
 * Commas are kept: removing them would turn 1,5 into 15; validation asks about them.
 */
const MAY_STAND = /^[\p{Nd}.,'’_\s\u066B\u066C\u060C\uFF0C\uFF0E\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u;

/** True when a text can be part of an amount that is being typed. */
export function mayStandInAmount(text: string): boolean {
  return MAY_STAND.test(text);
}

/** Removes a currency before or after a pasted amount. */
export function withoutCurrency(text: string, currency: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith(currency)) return trimmed.slice(currency.length).trim();
  return trimmed.endsWith(currency) ? trimmed.slice(0, -currency.length).trim() : trimmed;
}
