import { numberFormat } from './intl-formats.ts';

/** Formats an amount in a language. `amount` is the contract's decimal string and never becomes a number. */
export function formatMoney(amount: string, currency: string, language: string): string {
  return write(amount, language, { currency });
}

/** Short form where space is scarce: whole amounts without decimals. */
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
  // Intl formats decimal strings exactly; the contract's pattern guarantees one.
  return format.format(amount as Intl.StringNumericLiteral);
}

/** By default Intl rounds currencies whose minor units are rarely used, such as IDR: 1500.60 would show as 1,501. */
function allDecimalsOf(amount: string): Intl.NumberFormatOptions {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return decimals === 0 ? {} : { minimumFractionDigits: Math.max(decimals, 2) };
}
