import { numberFormat } from './intl-formats.ts';

/**
 * An amount as people of this language write it. `amount` is the contract's decimal string and stays one: it never
 * passes through a number.
 */
export function formatMoney(amount: string, currency: string, language: string): string {
  return write(amount, language, { currency });
}

/** An amount in short, where there is little room: a whole one without its zeros. */
export function formatMoneyShort(amount: string, currency: string, language: string): string {
  return write(amount, language, { currency, trailingZeroDisplay: 'stripIfInteger' });
}

function write(amount: string, language: string, options: Intl.NumberFormatOptions): string {
  const format = numberFormat(language, {
    ...options,
    style: 'currency',
    currencyDisplay: 'narrowSymbol',
    ...allDecimalsOf(amount),
  });
  // Intl reads decimal strings exactly; the contract's pattern makes this one decimal.
  return format.format(amount as Intl.StringNumericLiteral);
}

/** Left alone, Intl rounds where it knows of no coins, as of IDR: 1500.60 would be read as 1,501. */
function allDecimalsOf(amount: string): Intl.NumberFormatOptions {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return decimals === 0 ? {} : { minimumFractionDigits: Math.max(decimals, 2) };
}
