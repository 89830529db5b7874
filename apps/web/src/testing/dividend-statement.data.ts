import type { SalaryStatement, StatementLine } from '@croupier/sdk/types';

const LINES: readonly Omit<StatementLine, 'line'>[] = [
  { kind: 'RULE', reference: 'ct_171 v1', note: 'DIVIDEND MONTHLY amihan>kidlat' },
  { kind: 'TIER_TERM', count: 0, rate: '0.1000', amount: '0.00' },
  { kind: 'TIER_TERM', count: 3, rate: '0.1500', amount: '50000.00' },
  { kind: 'TIER_TERM', count: 5, rate: '0.2000', amount: '200000.00' },
  { kind: 'WINDOW', note: '2026-09-30T16:00:00Z/2026-10-31T16:00:00Z' },
  bets('bongsantos', 'FISH', 8, ['4000.00', '4000.00', '2650.00', '1350.00']),
  bets('kidlat', 'RNG', 95, ['70000.00', '70000.00', '32500.00', '37500.00']),
  bets('kidlat', 'LIVE', 12, ['30000.00', '28500.00', '33300.00', '-3300.00']),
  bets('lakandula', 'RNG', 210, ['90000.00', '90000.00', '61000.00', '29000.00']),
  { kind: 'DEDUCTION', account: 'kidlat', amount: '-1250.00', reference: 'SALARY' },
  { kind: 'DEDUCTION', account: 'lakandula', amount: '-300.00', reference: 'BONUS' },
  { kind: 'DEDUCTION', account: 'lakandula', amount: '-412.35', reference: 'REBATE' },
  { kind: 'NET', amount: '62587.65' },
  { kind: 'CARRIED_IN', amount: '-4000.00' },
  { kind: 'BASE_TOTAL', amount: '58587.65' },
  { kind: 'ACTIVE_USERS', count: 3 },
  { kind: 'TIER', count: 2, rate: '0.1500' },
  { kind: 'GROSS', rate: '0.1500', amount: '8788.14' },
  { kind: 'CORRECTION', was: '1320.00', is: '1200.00', amount: '-120.00', reference: 'sal_171_202609010000' },
  { kind: 'CARRIED_OUT', amount: '0.00' },
  { kind: 'AMOUNT', amount: '8668.14' },
  { kind: 'PAID_ON', account: 'lakandula', rate: '0.1000', amount: '-2828.76', reference: 'sal_311_202610010000' },
  { kind: 'KEPT', amount: '5839.38' },
];

/** The dividend of EX-CT-29 as the account that is paid sees it. */
export const DIVIDEND_STATEMENT: SalaryStatement = {
  recordId: 'sal_171_202610010000',
  type: 'DIVIDEND',
  contractId: 'ct_171',
  version: 1,
  payer: 'amihan',
  account: 'kidlat',
  periodStart: '2026-09-30T16:00:00Z',
  periodEnd: '2026-10-31T16:00:00Z',
  base: '58587.65',
  activeUsers: 3,
  tier: 2,
  rate: '0.1500',
  gross: '8788.14',
  corrections: '-120.00',
  amount: '8668.14',
  currency: 'PHP',
  carriedIn: '-4000.00',
  carriedOut: '0.00',
  status: 'PAID',
  dueAt: '2026-10-31T16:10:00Z',
  settledAt: '2026-10-31T16:10:00Z',
  transactionId: 'tx_771904',
  lines: LINES.map((line, index) => ({ line: index + 1, ...line })),
  payment: {
    payer: 'amihan',
    status: 'PAID',
    dueAt: '2026-10-31T16:10:00Z',
    paidAt: '2026-10-31T16:10:00Z',
    transactionId: 'tx_771904',
  },
};

/** Figures are stake, valid bet, payout, and the amount that counts. */
function bets(
  account: string,
  gameType: NonNullable<StatementLine['gameType']>,
  count: number,
  [stake, validBet, payout, amount]: readonly [string, string, string, string],
): Omit<StatementLine, 'line'> {
  return { kind: 'BASE', account, gameType, count, stake, validBet, payout, amount };
}
