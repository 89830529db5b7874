const TWO_DECIMALS =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE ' +
  'CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD ' +
  'HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK ' +
  'MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD ' +
  'RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH ' +
  'USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG';

/**
 * ISO 4217 currencies by number of decimals. `Intl` hides decimals that are rarely used, such as those of IDR, so it
 * cannot be the source.
 */
const CURRENCIES_BY_DECIMALS: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [2, TWO_DECIMALS],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/**
 * Money with its currency: a decimal string on the wire, integer minor units (such as centavos) here. Never a float.
 */
export interface Amount {
  readonly minor: bigint;
  /** ISO 4217 code. */
  readonly currency: string;
}

/**
 * Rounding of a fraction of a minor unit: towards zero, away from zero, or to the nearest (ties away from zero, or to
 * even).
 */
export type Rounding = 'down' | 'up' | 'half-up' | 'half-even';

/** Thrown for a string that is not an amount, an unknown currency, or amounts of different currencies. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

const AMOUNT_PATTERN = /^(-?)(\d{1,15})(?:\.(\d{1,8}))?$/;
const RATE_PATTERN = /^(-?)(\d{1,15})(?:\.(\d{1,18}))?$/;

const DECIMALS = new Map(
  CURRENCIES_BY_DECIMALS.flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, decimals] as const)),
);

/** Number of decimals of a currency, such as 2 for PHP. Throws a MoneyError for a code that is not in ISO 4217. */
export function decimalsOf(currency: string): number {
  const decimals = DECIMALS.get(currency);
  if (decimals === undefined) throw new MoneyError(`${currency} is no currency of ISO 4217.`);
  return decimals;
}

/**
 * Parses an amount as the contract writes it, such as `12480.50`. Throws a MoneyError for every other form, and for
 * more decimals than the currency has unless they are zeros.
 */
export function parseAmount(text: string, currency: string): Amount {
  const [, sign, whole = '', fraction = ''] = AMOUNT_PATTERN.exec(text) ?? [];
  if (sign === undefined) throw new MoneyError('The text is not an amount as the contract writes it.');
  const decimals = decimalsOf(currency);
  if (/[^0]/.test(fraction.slice(decimals))) throw new MoneyError(`${currency} has ${decimals} decimals only.`);
  const digits = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return { minor: sign === '-' ? -digits : digits, currency };
}

/** Formats an amount for the wire, with all decimals of its currency: `-0.05`, `12480.50`. */
export function formatAmount({ minor, currency }: Amount): string {
  const decimals = decimalsOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${minor < 0n ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`;
}

export function addAmounts(a: Amount, b: Amount): Amount {
  checkCurrencies(a, b);
  return { minor: a.minor + b.minor, currency: a.currency };
}

export function subtractAmounts(a: Amount, b: Amount): Amount {
  checkCurrencies(a, b);
  return { minor: a.minor - b.minor, currency: a.currency };
}

/** Compares two amounts of one currency; usable as comparator of `toSorted`. */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  checkCurrencies(a, b);
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}

/** Multiplies an amount by a rate, a decimal string such as `0.0125`, with the given rounding to minor units. */
export function multiplyAmount({ minor, currency }: Amount, rate: string, rounding: Rounding): Amount {
  const { factor, scale } = readRate(rate);
  return { minor: divide(minor * factor, scale, rounding), currency };
}

/**
 * Divides an amount by a rate, a decimal string such as `0.2`, with the given rounding to minor units. Throws a
 * MoneyError unless the rate is above zero.
 */
export function divideAmount({ minor, currency }: Amount, rate: string, rounding: Rounding): Amount {
  const { factor, scale } = readRate(rate);
  if (factor <= 0n) throw new MoneyError('Only a rate above zero divides.');
  return { minor: divide(minor * scale, factor, rounding), currency };
}

/** A rate as a fraction of integers. */
function readRate(rate: string): { readonly factor: bigint; readonly scale: bigint } {
  const [, sign, whole = '', fraction = ''] = RATE_PATTERN.exec(rate) ?? [];
  if (sign === undefined) throw new MoneyError('The rate is not a decimal number.');
  return { factor: BigInt(whole + fraction) * (sign === '-' ? -1n : 1n), scale: 10n ** BigInt(fraction.length) };
}

/**
 * Splits an amount by weights without losing a minor unit: the parts add up to the whole. Remaining units go, one
 * each, to the parts that lost the largest fractions, earlier parts first.
 */
export function splitAmount({ minor, currency }: Amount, weights: readonly bigint[]): readonly Amount[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n)) {
    throw new MoneyError('Weights are whole numbers from 0 on, and not all 0.');
  }
  const sign = minor < 0n ? -1n : 1n;
  const size = minor * sign;
  const parts = weights.map((weight, index) => ({
    index,
    units: (size * weight) / total,
    lost: (size * weight) % total,
  }));
  const remaining = size - parts.reduce((sum, { units }) => sum + units, 0n);
  const byLostFraction = parts.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  const extra = new Set(byLostFraction.slice(0, Number(remaining)).map(({ index }) => index));
  return parts.map(({ index, units }) => ({ minor: sign * (extra.has(index) ? units + 1n : units), currency }));
}

function checkCurrencies(a: Amount, b: Amount): void {
  if (a.currency !== b.currency) throw new MoneyError(`${a.currency} and ${b.currency} cannot be put together.`);
}

/** `divisor` must be positive. */
function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const sign = dividend < 0n ? -1n : 1n;
  const quotient = dividend / divisor;
  const remainder = (dividend % divisor) * sign;
  if (remainder === 0n || rounding === 'down') return quotient;
  if (rounding === 'up') return quotient + sign;
  const twice = remainder * 2n;
  if (twice === divisor) return rounding === 'half-up' || quotient % 2n !== 0n ? quotient + sign : quotient;
  return twice > divisor ? quotient + sign : quotient;
}
