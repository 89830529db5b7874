import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  formatAmount,
  lockedAmount,
  parseAmount,
  sharesOfBet,
  shownRequirements,
  type Amount,
  type TurnoverBet,
  type TurnoverRequirement,
} from './index.ts';

const php = (text: string): Amount => parseAmount(text, 'PHP');
const at = (hour: number): string => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;

const bonus = (id: string, change: Partial<TurnoverRequirement> = {}): TurnoverRequirement => ({
  id,
  isBonus: true,
  required: php('100.00'),
  done: php('0.00'),
  state: 'OPEN',
  createdAt: at(1),
  doneAt: null,
  weights: { RNG: '1.0000', LIVE: '0.2000' },
  ...change,
});
const bet = (amount: string, change: Partial<TurnoverBet> = {}): TurnoverBet => ({
  gameType: 'RNG',
  placedAt: at(12),
  validBet: php(amount),
  ...change,
});
const sharesOf = (requirements: readonly TurnoverRequirement[], placed: TurnoverBet) =>
  sharesOfBet(requirements, placed).map(({ id, amount }) => `${id} ${formatAmount(amount)}`);

describe('a settled bet', () => {
  it('counts for real money first, then for the oldest, then by id (W-11)', () => {
    const grants = [
      bonus('b3'),
      bonus('b2'),
      bonus('b1', { createdAt: at(2) }),
      bonus('d2', { isBonus: false, createdAt: at(4) }),
      bonus('d1', { isBonus: false, createdAt: at(3) }),
    ];
    expect(sharesOf(grants, bet('450.00'))).toEqual(['d1 100.00', 'd2 100.00', 'b2 100.00', 'b3 100.00', 'b1 50.00']);
  });

  it('counts for open requirements only, that were created before it was placed or at the same instant (W-11)', () => {
    const grants = [
      bonus('late', { createdAt: '2026-11-21T12:00:00.001Z' }),
      bonus('same', { createdAt: at(12) }),
      bonus('done', { state: 'DONE' }),
      bonus('expired', { state: 'EXPIRED' }),
    ];
    expect(sharesOf(grants, bet('10.00'))).toEqual(['same 10.00']);
  });

  it('counts by the weight of its game type, and not at all for a type without one (W-12)', () => {
    const grants = [bonus('none', { weights: {} }), bonus('zero', { weights: { LIVE: '0.0000' } }), bonus('fifth')];
    expect(sharesOf(grants, bet('10.04', { gameType: 'LIVE' }))).toEqual(['fifth 2.00']);
    expect(sharesOf(grants, bet('10.04', { gameType: 'PVP' }))).toEqual([]);
  });

  it('uses up what a full requirement takes of it, rounded up, and loses a fraction that counts nothing (W-12)', () => {
    const grants = [
      bonus('third', { required: php('1.00'), weights: { RNG: '0.3' } }),
      bonus('next', { createdAt: at(2) }),
    ];
    // 1.00 / 0.3 uses 3.34 of 5.00.
    expect(sharesOf(grants, bet('5.00'))).toEqual(['third 1.00', 'next 1.66']);
    expect(sharesOfBet(grants, bet('5.00')).map(({ used }) => formatAmount(used))).toEqual(['3.34', '1.66']);
    expect(sharesOf(grants, bet('0.03'))).toEqual([]);
  });

  it('never counts more than once, nor more than is missing', () => {
    const weight = fc.constantFrom('1.0000', '0.5000', '0.2000', '0.1000', '0.3');
    const grants = fc.array(fc.record({ minor: fc.bigInt({ min: 1n, max: 50_000n }), weight, isBonus: fc.boolean() }), {
      maxLength: 6,
    });
    const property = fc.property(grants, fc.bigInt({ min: 0n, max: 100_000n }), (list, minor) => {
      const requirements = list.map((grant, index) =>
        bonus(`g${index}`, {
          isBonus: grant.isBonus,
          required: { minor: grant.minor, currency: 'PHP' },
          weights: { RNG: grant.weight },
        }),
      );
      const shares = sharesOfBet(requirements, bet('0.00', { validBet: { minor, currency: 'PHP' } }));
      expect(shares.reduce((sum, { amount }) => sum + amount.minor, 0n)).toBeLessThanOrEqual(minor);
      for (const { id, amount } of shares) {
        const { required } = requirements.find((one) => one.id === id) ?? bonus(id);
        expect(amount.minor > 0n && amount.minor <= required.minor).toBe(true);
      }
    });
    fc.assert(property);
  });
});

describe('the requirements that are shown', () => {
  const idsOf = (list: readonly TurnoverRequirement[]) => shownRequirements(list).map(({ id }) => id);

  it('are the open ones, and those done that are not older than the oldest open one (W-17)', () => {
    const done = { state: 'DONE', doneAt: at(9) } as const;
    expect(
      idsOf([
        bonus('older', { ...done, createdAt: at(1) }),
        bonus('open', { createdAt: at(2) }),
        bonus('newer', { ...done, createdAt: at(3), isBonus: false }),
        bonus('gone', { state: 'CLEARED', createdAt: at(4) }),
      ]),
    ).toEqual(['newer', 'open']);
  });

  it('are the one that was done last when none is open, of several at once the one created last (W-17)', () => {
    const first = bonus('first', { state: 'DONE', doneAt: at(9), createdAt: at(3) });
    const second = bonus('second', { state: 'DONE', doneAt: at(9), createdAt: at(4) });
    const early = bonus('early', { state: 'DONE', doneAt: at(8), createdAt: at(5) });
    expect(idsOf([second, first, early])).toEqual(['second']);
    expect(idsOf([])).toEqual([]);
  });
});

it.each([
  ['0.00', ['100.00'], '50.00', '0.00'],
  ['300.00', ['100.00', '50.00'], '-20.00', '150.00'],
  ['300.00', ['100.00'], '20.00', '120.00'],
  ['110.00', ['100.00'], '20.00', '110.00'],
])('of a balance of %s with principals of %s and winnings of %s, %s is locked at most (W-16)', (...row) => {
  const [balance, principals, winnings, locked] = row;
  expect(formatAmount(lockedAmount(php(balance), principals.map(php), php(winnings)))).toBe(locked);
});
