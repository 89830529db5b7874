export interface AmountFormat {
  locale: string;
  /** ISO 4217 code. */
  currency: string;
  compact: boolean;
  signed: boolean;
}

interface AmountStyle extends AmountFormat {
  /** Minimum number of decimals; 0 for the locale's default of the currency. */
  decimals: number;
}

const formatCache = new Map<string, Intl.NumberFormat>();

function formatOf({ locale, currency, compact, signed, decimals }: AmountStyle): Intl.NumberFormat {
  const key = `${locale} ${currency} ${compact} ${signed} ${decimals}`;
  let format = formatCache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: signed ? 'exceptZero' : 'auto',
      ...(compact
        ? // Never more than there is.
          { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' }
        : // Left alone, Intl rounds where it knows of no coins, as of IDR.
          decimals > 0 && { minimumFractionDigits: Math.max(decimals, 2) }),
    });
    formatCache.set(key, format);
  }
  return format;
}

/** Formats an amount in a language. The decimal string is never converted to a number. */
export function amountText(value: string, how: AmountFormat): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  // Intl formats decimal strings exactly; the caller guarantees that it is one.
  return formatOf({ ...how, decimals }).format(value as Intl.StringNumericLiteral);
}

/** Sign of the amount. */
export function signOf(value: string): number {
  if (!/[1-9]/.test(value)) return 0;
  return value.trim().startsWith('-') ? -1 : 1;
}
