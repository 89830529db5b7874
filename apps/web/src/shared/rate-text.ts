import { numberFormat } from './intl-formats.ts';

/** A rate of the contract, a decimal string such as `0.0025`, as a percentage: `0.25%`, `30%`. Exact, never rounded. */
export function rateText(rate: string, language: string): string {
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  // Intl formats decimal strings exactly; the contract's pattern, with at most four decimals, guarantees the type.
  return percent.format(rate as Intl.StringNumericLiteral);
}
