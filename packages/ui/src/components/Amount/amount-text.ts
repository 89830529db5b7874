export interface AmountFormat {
  locale: string;
  /** ISO 4217 */
  currency: string;
  compact: boolean;
  signed: boolean;
}

const made = new Map<string, Intl.NumberFormat>();

function formatOf({ locale, currency, compact, signed }: AmountFormat): Intl.NumberFormat {
  const key = `${locale} ${currency} ${compact} ${signed}`;
  let format = made.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: signed ? 'exceptZero' : 'auto',
      // Never more than there is.
      ...(compact && { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' }),
    });
    made.set(key, format);
  }
  return format;
}

/** An amount as people of this language write it; the decimal string never passes through a number. */
export function amountText(value: string, how: AmountFormat): string {
  // Intl reads decimal strings exactly; that it is one is the caller's word.
  return formatOf(how).format(value as Intl.StringNumericLiteral);
}

/** -1, 0 or 1 */
export function signOf(value: string): number {
  if (!/[1-9]/.test(value)) return 0;
  return value.trim().startsWith('-') ? -1 : 1;
}
