import { expect } from './site.ts';

/** Columns of the file of a statement, by their position. */
const COLUMNS = 'line,kind,account,gameType,count,stake,validBet,payout,rate,amount,reference,note'.split(',');

interface Line {
  readonly kind: string;
  readonly count: number;
  /** In units of a ten thousandth. */
  readonly rate: bigint;
  /** In centavos. */
  readonly amount: bigint;
}

/** A decimal text in units of its smallest decimal. */
function unitsOf(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

function linesOf(csv: string): readonly Line[] {
  const [head, ...rows] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  expect(head).toBe(COLUMNS.join(','));
  return rows.map((row) => {
    const fields = Object.fromEntries(row.split(',').map((text, index) => [COLUMNS[index] ?? '', text]));
    return {
      kind: fields['kind'] ?? '',
      count: Number(fields['count'] ?? 0),
      rate: unitsOf(fields['rate'] ?? '', 4),
      amount: unitsOf(fields['amount'] ?? '', 2),
    };
  });
}

/**
 * Computes what a statement pays from its file alone, in centavos, as a person would by hand [CT-71]: bets less deductions
 * and what was carried over, the highest tier that both conditions reach, its rate cut to centavos, and the corrections.
 * Expects every sum that the file has to agree.
 */
export function amountOfStatement(csv: string): bigint {
  const lines = linesOf(csv);
  const sumOf = (...kinds: readonly string[]): bigint =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0n);
  const base = sumOf('BASE', 'DEDUCTION', 'CARRIED_IN');
  expect(base).toBe(sumOf('BASE_TOTAL'));
  const active = lines.find(({ kind }) => kind === 'ACTIVE_USERS')?.count ?? 0;
  const tiers = lines.filter(({ kind }) => kind === 'TIER_TERM');
  const reached = tiers.findLast(({ amount, count }) => base > 0n && amount <= base && count <= active);
  const gross = (base * (reached?.rate ?? 0n)) / 10_000n;
  expect(gross).toBe(sumOf('GROSS'));
  const amount = gross + sumOf('CORRECTION', 'CORRECTION_CARRIED_IN') - sumOf('CORRECTION_CARRIED_OUT');
  expect(amount).toBe(sumOf('AMOUNT'));
  return amount;
}
