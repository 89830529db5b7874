/** Converts a decimal string of the server, such as `12480.50`, to minor units. */
export const minorOf = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
};

export const amountOf = (minor: bigint): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Formats an amount in minor units with its sign, such as `+₱10.00`. */
export function formatNet(minor: bigint, money: (amount: string) => string): string {
  const sign = minor > 0n ? '+' : minor < 0n ? '−' : '';
  return sign + money(amountOf(minor < 0n ? -minor : minor));
}

/** Creates a formatter of amounts that does not go through floats. */
export function createMoneyFormat(locale: string, currency: string): (amount: string) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return (amount) => {
    // Intl formats decimal strings without rounding.
    return format.format(amount as Intl.StringNumericLiteral);
  };
}
