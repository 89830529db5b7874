/** How an amount is written for people. */
export interface MoneyStyle {
  /**
   * `full` has all decimals. `short` leaves them out when the amount is whole. `compact` is such as `₱1.2M`, truncated
   * and never rounded up.
   */
  readonly length?: 'full' | 'short' | 'compact';
  /** True to show the sign of a change, also of a positive one; zero has none. */
  readonly signed?: boolean;
}

const LENGTH_OPTIONS = {
  full: {},
  short: { trailingZeroDisplay: 'stripIfInteger' },
  compact: { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' },
} as const satisfies Record<NonNullable<MoneyStyle['length']>, Intl.NumberFormatOptions>;

// Creating a format is slow.
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount for people. `amount` is a decimal string as the contract writes it, such as `12480.50`, and is never
 * converted to a number; `currency` is a code of ISO 4217, `language` a BCP 47 tag. Throws a RangeError for other codes
 * and tags.
 */
export function formatMoney(
  amount: string,
  currency: string,
  language: string,
  { length = 'full', signed = false }: MoneyStyle = {},
): string {
  const decimals = length === 'compact' ? 0 : (amount.split('.')[1]?.length ?? 0);
  const key = [language, currency, length, signed, decimals].join(' ');
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: signed ? 'exceptZero' : 'auto',
      // Intl would round some currencies, such as 1500.60 IDR to 1,501.
      ...(decimals > 0 && { minimumFractionDigits: Math.max(decimals, 2) }),
      ...LENGTH_OPTIONS[length],
    });
    formats.set(key, format);
  }
  // Intl formats decimal strings exactly; the contract's pattern guarantees the type.
  return format.format(amount as Intl.StringNumericLiteral);
}
