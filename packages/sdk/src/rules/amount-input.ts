import { foldDigits } from './digits.ts';
import { compareAmounts, decimalsOf, parseAmount, type Amount } from './money.ts';

/** Why what somebody typed is not taken as an amount. */
export type AmountRefusal =
  | 'empty'
  /** Letters, signs, an exponent, a hexadecimal number, digits of several scripts. */
  | 'not-a-number'
  /** A comma or another mark that is a decimal separator here and a thousands separator there. */
  | 'ambiguous-separator'
  /** It has a minus sign, even before a zero. */
  | 'negative'
  | 'zero'
  | 'too-many-decimals'
  /** More than the 15 digits before the point that the contract can carry. */
  | 'too-long'
  | 'below-minimum'
  | 'above-maximum';

export type AmountReading =
  | { readonly ok: true; readonly amount: Amount }
  | { readonly ok: false; readonly reason: AmountRefusal };

export interface AmountBounds {
  readonly currency: string;
  /** Decimal strings as the contract writes them, both included. */
  readonly minimum?: string | undefined;
  readonly maximum?: string | undefined;
}

/** Marks that only say in which direction to write; they come along when an amount is pasted. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const MINUS = /^[-\u2212\uFF0D]/;
/** The full stop, and its full-width and Arabic forms. */
const DECIMAL_POINTS = /[\uFF0E\u066B]/g;
/** Commas, apostrophes, underscores and spaces between digits. */
const SEPARATORS =
  /^\d+(?:[,\u066C\uFF0C\u060C'\u2019_\s]\d+)+(?:\.\d+)?$|^\d+\.\d{3}(?:\.\d{3})+$|^\d+(?:\.\d{3})*,\d+$/;
const MOST_WHOLE_DIGITS = 15;

/**
 * Reads an amount that somebody typed: digits of any one script, and a point before the decimals. It guesses nothing,
 * so that `1,5` is asked about instead of becoming 15. The app and the mock both judge by it.
 */
export function readAmountInput(text: string, { currency, minimum, maximum }: AmountBounds): AmountReading {
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
  if (digits.length > MOST_WHOLE_DIGITS) return refuse('too-long');
  if (fraction.length > decimalsOf(currency)) return refuse('too-many-decimals');
  const amount = parseAmount(fraction === '' ? digits : `${digits}.${fraction}`, currency);
  if (amount.minor === 0n) return refuse('zero');
  if (minimum !== undefined && compareAmounts(amount, parseAmount(minimum, currency)) < 0)
    return refuse('below-minimum');
  if (maximum !== undefined && compareAmounts(amount, parseAmount(maximum, currency)) > 0)
    return refuse('above-maximum');
  return { ok: true, amount };
}

function refuse(reason: AmountRefusal): AmountReading {
  return { ok: false, reason };
}
