import { numberFormat } from './intl-formats.ts';

/**
 * An amount as people of this language write it. `amount` is the contract's decimal string and stays one: it never
 * passes through a number.
 */
export function formatMoney(amount: string, currency: string, language: string): string {
  const format = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  // Intl reads decimal strings exactly; the contract's pattern makes this one decimal.
  return format.format(amount as Intl.StringNumericLiteral);
}
