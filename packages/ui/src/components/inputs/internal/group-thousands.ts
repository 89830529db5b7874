/** A decimal without commas, sign or exponent. */
export const PLAIN_DECIMAL = /^(\d+)(\.\d*)?$/;

/** Adds commas between the thousands of a plain decimal. Any other text is returned unchanged. */
export function groupThousands(text: string): string {
  const [, integerPart, rest = ''] = PLAIN_DECIMAL.exec(text) ?? [];
  return integerPart === undefined ? text : integerPart.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}
