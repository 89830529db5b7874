import { numberFormat } from './intl-formats.ts';

/** Formats an amount. `amount` is a decimal string and is never converted to a number. */
export function formatMoney(amount: string, currency: string, language: string): string {
  return formatAmount(amount, language, { currency });
}

/** Short form where space is scarce: whole amounts without decimals. */
export function formatMoneyShort(amount: string, currency: string, language: string): string {
  return formatAmount(amount, language, { currency, trailingZeroDisplay: 'stripIfInteger' });
}

function formatAmount(amount: string, language: string, options: Intl.NumberFormatOptions): string {
  const format = numberFormat(language, {
    ...options,
    style: 'currency',
    currencyDisplay: 'narrowSymbol',
    ...decimalOptions(amount),
  });
  // Intl formats decimal strings exactly. The contract's pattern guarantees the type.
  return format.format(amount as Intl.StringNumericLiteral);
}

/** Keeps all decimals: Intl would round some currencies, for example 1500.60 IDR to 1,501. */
function decimalOptions(amount: string): Intl.NumberFormatOptions {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return decimals === 0 ? {} : { minimumFractionDigits: Math.max(decimals, 2) };
}
