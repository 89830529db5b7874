import { foldDigits } from './digits.ts';
import { compareAmounts, decimalsOf, parseAmount, type Amount } from './money.ts';

/** Why an input is not accepted as an amount. */
export type AmountRefusal =
  | 'empty'
  /** Letters, signs, an exponent, a hexadecimal number or digits of several scripts. */
  | 'not-a-number'
  /** A comma or another mark that is a decimal separator in some languages and a thousands separator in others. */
  | 'ambiguous-separator'
  /** Has a minus sign, even before zero. */
  | 'negative'
  | 'zero'
  | 'too-many-decimals'
  /** More than 15 digits before the point, the contract's limit. */
  | 'too-long'
  | 'below-minimum'
  | 'above-maximum';

export type AmountReading =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly reason: AmountRefusal };

export interface AmountBounds {
  readonly currency: string;
  /** Decimal strings, both inclusive. */
  readonly minimum?: string | undefined;
  readonly maximum?: string | undefined;
  /** Accepts zero, as for a limit that allows nothing. */
  readonly allowsZero?: boolean;
}

/** Invisible direction marks, which a pasted amount can contain. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const MINUS = /^[-\u2212\uFF0D]/;
/** Full-width and Arabic forms of the full stop. */
const DECIMAL_POINTS = /[\uFF0E\u066B]/g;
/** Commas, apostrophes, underscores and spaces between digits. */
const SEPARATORS =
  /^\d+(?:[,\u066C\uFF0C\u060C'\u2019_\s]\d+)+(?:\.\d+)?$|^\d+\.\d{3}(?:\.\d{3})+$|^\d+(?:\.\d{3})*,\d+$/;
const MAX_INTEGER_DIGITS = 15;

/**
 * Parses an amount that a person has typed: digits of one script, with a point before the decimals. Ambiguous input such
 * as `1,5` is refused. App and mock use the same function.
 */
export function readAmountInput(text: string, bounds: AmountBounds): AmountReading {
  const { currency, minimum, maximum, allowsZero = false } = bounds;
  const trimmed = text.replaceAll(DIRECTION_MARKS, '').trim();
  if (trimmed === '') return refuse('empty');
  const folded = foldDigits(trimmed)?.replaceAll(DECIMAL_POINTS, '.');
  if (folded === undefined) return refuse('not-a-number');
  const unsigned = folded.replace(MINUS, '');
  if (SEPARATORS.test(unsigned)) return refuse('ambiguous-separator');
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(unsigned) ?? [];
  if (whole === undefined) return refuse('not-a-number');
  if (unsigned !== folded) return refuse('negative');
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > MAX_INTEGER_DIGITS) return refuse('too-long');
  if (fraction.length > decimalsOf(currency)) return refuse('too-many-decimals');
  const amount = parseAmount(fraction === '' ? digits : `${digits}.${fraction}`, currency);
  if (amount.minor === 0n && !allowsZero) return refuse('zero');
  if (minimum !== undefined && compareAmounts(amount, parseAmount(minimum, currency)) < 0)
    return refuse('below-minimum');
  if (maximum !== undefined && compareAmounts(amount, parseAmount(maximum, currency)) > 0)
    return refuse('above-maximum');
  return { ok: true, amount };
}

function refuse(reason: AmountRefusal): AmountReading {
  return { ok: false, reason };
}
