import {
  addAmounts,
  formatAmount,
  multiplyAmount,
  parseAmount,
  subtractAmounts,
  type Amount,
} from '@croupier/sdk/rules';

import type { ContractRow } from '../../store/rows/contracts.ts';
import type { BaseLine, Correction, SalaryCarryRow, SalaryRecordRow } from '../../store/rows/settlements.ts';
import { tierOf } from '../contracts/index.ts';
import { addTexts, type Measured } from './measure.ts';

/** Terms that a window is counted by. */
export type Terms = Pick<ContractRow, 'type' | 'tiers' | 'currency' | 'carryOver'>;

/** What former settlements of the lineage hand over. */
export type Carry = Pick<SalaryCarryRow, 'base' | 'correction' | 'open'>;

/** The figures of a settlement that follow from what was measured. */
export type Figures = Pick<
  SalaryRecordRow,
  | 'net'
  | 'carriedIn'
  | 'base'
  | 'activeUsers'
  | 'tier'
  | 'rate'
  | 'gross'
  | 'carriedOut'
  | 'corrections'
  | 'correctionCarriedIn'
  | 'correctionCarriedOut'
  | 'amount'
>;

/** Nothing is handed over. */
export function noCarry(currency: string): Carry {
  const nothing = formatAmount({ minor: 0n, currency });
  return { base: nothing, correction: nothing, open: [] };
}

/** Counts a settlement: base, tier, gross, and what is paid of it after corrections (CT-22, CT-30 to CT-32, CT-55). */
export function figuresOf(terms: Terms, { lines, deductions }: Measured, carry: Carry): Figures {
  const { currency } = terms;
  const isDividend = terms.type === 'DIVIDEND';
  const carries = isDividend && terms.carryOver;
  const nothing: Amount = { minor: 0n, currency };
  const result = resultOf(lines, isDividend, currency);
  const net = subtractAmounts(
    result,
    addTexts(
      deductions.map(({ amount }) => amount),
      currency,
    ),
  );
  const carriedIn = carries ? parseAmount(carry.base, currency) : nothing;
  const base = addAmounts(net, carriedIn);
  const activeUsers = activeUsersOf(lines, isDividend);
  const { tier, rate } = tierOf(terms.tiers, base, activeUsers);
  const gross = multiplyAmount(base, rate, 'down');
  const correctionCarriedIn = parseAmount(carry.correction, currency);
  const payable = addAmounts(addAmounts(gross, correctionSum(carry.open, currency)), correctionCarriedIn);
  return {
    net: formatAmount(net),
    carriedIn: formatAmount(carriedIn),
    base: formatAmount(base),
    activeUsers,
    tier,
    rate,
    gross: formatAmount(gross),
    carriedOut: formatAmount(carries ? belowZero(base) : nothing),
    corrections: [...carry.open],
    correctionCarriedIn: formatAmount(correctionCarriedIn),
    correctionCarriedOut: formatAmount(belowZero(payable)),
    amount: formatAmount(subtractAmounts(payable, belowZero(payable))),
  };
}

/** What a settlement hands over to the next one of its lineage. */
export function carryAfter({ carriedOut, correctionCarriedOut }: Figures): Carry {
  return { base: carriedOut, correction: correctionCarriedOut, open: [] };
}

/** What corrections change together; below zero when less is due than was paid. */
export function correctionSum(corrections: readonly Correction[], currency: string): Amount {
  return subtractAmounts(
    addTexts(
      corrections.map(({ is }) => is),
      currency,
    ),
    addTexts(
      corrections.map(({ was }) => was),
      currency,
    ),
  );
}

/** Turnover of the lines, or for a dividend what the players lost. */
function resultOf(lines: readonly BaseLine[], isDividend: boolean, currency: string): Amount {
  if (!isDividend)
    return addTexts(
      lines.map(({ validBet }) => validBet),
      currency,
    );
  return subtractAmounts(
    addTexts(
      lines.map(({ stake }) => stake),
      currency,
    ),
    addTexts(
      lines.map(({ payout }) => payout),
      currency,
    ),
  );
}

/** Accounts with turnover, or for a dividend with a stake (CT-21). */
function activeUsersOf(lines: readonly BaseLine[], isDividend: boolean): number {
  const active = lines.filter(({ stake, validBet }) => /[1-9]/.test(isDividend ? stake : validBet));
  return new Set(active.map(({ memberId }) => memberId)).size;
}

const belowZero = (amount: Amount): Amount => (amount.minor < 0n ? amount : { ...amount, minor: 0n });
