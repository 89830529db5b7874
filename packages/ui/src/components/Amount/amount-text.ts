export interface AmountFormat {
  locale: string;
  /** ISO 4217 */
  currency: string;
  compact: boolean;
  signed: boolean;
}

interface Writing extends AmountFormat {
  /** How many decimals must be seen; 0 for as many as people of the currency write. */
  decimals: number;
}

const made = new Map<string, Intl.NumberFormat>();

function formatOf({ locale, currency, compact, signed, decimals }: Writing): Intl.NumberFormat {
  const key = `${locale} ${currency} ${compact} ${signed} ${decimals}`;
  let format = made.get(key);
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
    made.set(key, format);
  }
  return format;
}

/** An amount as people of this language write it; the decimal string never passes through a number. */
export function amountText(value: string, how: AmountFormat): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  // Intl reads decimal strings exactly; that it is one is the caller's word.
  return formatOf({ ...how, decimals }).format(value as Intl.StringNumericLiteral);
}

/** -1, 0 or 1 */
export function signOf(value: string): number {
  if (!/[1-9]/.test(value)) return 0;
  return value.trim().startsWith('-') ? -1 : 1;
}
