import { addAmounts, formatAmount, parseAmount, subtractAmounts, type Amount } from '@croupier/sdk/rules';

import type { SalaryRecordRow } from '../store/rows/settlements.ts';

const php = (text: string): Amount => parseAmount(text, 'PHP');
const sumOf = (texts: readonly string[]): Amount => texts.map(php).reduce(addAmounts, php('0'));

/** The figures of a settlement as examples write them; those of dividends only with these. */
export function figuresIn(row: SalaryRecordRow): object {
  const { base, activeUsers, tier, rate, gross, amount, correctionCarriedOut, net, carriedIn, carriedOut } = row;
  const figures = {
    base,
    activeUsers,
    tier,
    rate,
    gross,
    amount,
    correctionCarriedOut,
    corrections: correctionsIn(row),
  };
  if (row.type !== 'DIVIDEND') return figures;
  const ggr = subtractAmounts(sumOf(row.lines.map(({ stake }) => stake)), sumOf(row.lines.map(({ payout }) => payout)));
  const deductions = sumOf(row.deductions.map((deduction) => deduction.amount));
  return { ...figures, ggr: formatAmount(ggr), deductions: formatAmount(deductions), net, carriedIn, carriedOut };
}

/** What corrections change in a settlement, those that were carried in included. */
export function correctionsIn({ corrections, correctionCarriedIn }: SalaryRecordRow): string {
  const changes = corrections.map(({ was, is }) => subtractAmounts(php(is), php(was)));
  return formatAmount(changes.reduce(addAmounts, php(correctionCarriedIn)));
}
