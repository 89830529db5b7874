import { describe, expect, it } from 'vitest';

import { callAt, exampleOf } from './contract-reader.ts';

type Row = Readonly<Record<string, unknown>>;
interface Line {
  readonly kind: string;
  readonly amount?: string;
}
interface Value {
  readonly content: Row[];
  readonly series: Row[];
  readonly total: Row;
  readonly lines: Line[];
  readonly [field: string]: unknown;
}

// The linter has checked the examples against their schemas.
const valueOf = (path: string, name: string): Value => exampleOf(callAt('get', path), name) as Value;

/** An amount in hundredths. */
const cents = (amount: unknown): bigint => BigInt(String(amount).replace('.', ''));
const sum = (amounts: readonly unknown[]): bigint =>
  amounts.reduce((total: bigint, amount) => total + cents(amount), 0n);
const operatorResult = ({ betAmount, payout, bonus = '0.00', rebate }: Row): bigint =>
  cents(betAmount) - cents(payout) - cents(bonus) - cents(rebate);

const RECORDS: Array<[string, string]> = [
  ['/wps/agent/salary/dividend', 'dividend'],
  ['/wps/agent/salary/dailySalary', 'success'],
  ['/wps/agent/salary/hourSalary', 'hourly'],
  ['/wps/agent/salary/realtimeSalary', 'realtime'],
];

describe('the examples of agents', () => {
  it.each(['success', 'branches'])('add up to the total when the statements are %s', (name) => {
    const { content, total } = valueOf('/wps/agent/statements/profitLoss', name);
    for (const field of [
      'deposit',
      'withdrawal',
      'betAmount',
      'validBet',
      'payout',
      'bonus',
      'rebate',
      'operatorResult',
    ])
      expect([field, sum(content.map((row) => row[field]))]).toEqual([field, cents(total[field])]);
    for (const row of content)
      expect([row['account'], operatorResult(row)]).toEqual([row['account'], cents(row['operatorResult'])]);
  });

  it('add up to the same figures when statements, categories and overview are of one time', () => {
    const { total } = valueOf('/wps/agent/statements/profitLoss', 'success');
    const types = valueOf('/wps/agent/statements/profitLoss/gameTypes', 'success');
    const overview = valueOf('/wps/agent/team/overview', 'success');
    for (const field of ['betAmount', 'validBet', 'payout', 'rebate']) {
      expect(sum(types.content.map((row) => row[field]))).toBe(cents(types.total[field]));
      expect([field, types.total[field], overview[field]]).toEqual([field, total[field], total[field]]);
    }
    for (const field of ['deposit', 'betAmount', 'payout', 'operatorResult'])
      expect([field, sum(overview.series.map((day) => day[field]))]).toEqual([field, cents(overview[field])]);
    expect(operatorResult(overview)).toBe(cents(overview['operatorResult']));
  });

  it('add up by day and in all when they are income', () => {
    const { content, total } = valueOf('/wps/agent/revenue', 'success');
    for (const row of [...content, total]) {
      const parts = ['dividend', 'dailySalary', 'hourSalary', 'realtimeSalary', 'rebate'].map((field) => row[field]);
      expect(sum(parts)).toBe(cents(row['total']));
      expect(cents(row['total']) - cents(row['paidOut'])).toBe(cents(row['net']));
    }
    for (const field of ['total', 'paidOut', 'net'])
      expect(sum(content.map((row) => row[field]))).toBe(cents(total[field]));
  });

  it.each(RECORDS)('explain the settlement of %s when its statement is read', (path, name) => {
    const { content, totalPaid } = valueOf(path, 'success');
    const { lines, payment: _, ...settlement } = valueOf('/wps/agent/salary/records/{recordId}', name);
    expect(content).toContainEqual(settlement);
    expect(sum(content.map(({ amount }) => amount))).toBe(cents(totalPaid));
    const amountsOf = (...kinds: string[]): string[] =>
      lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount = '' }) => amount);
    expect(sum(amountsOf('BASE', 'DEDUCTION', 'CARRIED_IN'))).toBe(cents(settlement['base']));
    // A rate has 4 decimals; products are rounded down.
    expect((cents(settlement['base']) * cents(settlement['rate'])) / 10_000n).toBe(cents(settlement['gross']));
    expect(sum(amountsOf('GROSS', 'CORRECTION'))).toBe(cents(settlement['amount']));
    expect(amountsOf('AMOUNT')).toEqual([settlement['amount']]);
  });

  it('are four different settlements when the four kinds of pay are listed', () => {
    const firsts = RECORDS.map(([path]) => valueOf(path, 'success').content[0]);
    expect(new Set(firsts.map((record) => record?.['type'])).size).toBe(4);
    expect(new Set(firsts.map((record) => record?.['amount'])).size).toBe(4);
  });
});
