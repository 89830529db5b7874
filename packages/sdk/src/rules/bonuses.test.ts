import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PromotionTerms } from '../generated/types.gen.ts';
import { bonusOfDeposit, endOfBonus, formatAmount, parseAmount } from './index.ts';

const WELCOME: PromotionTerms = {
  currency: 'PHP',
  rate: '1',
  cap: '5000.00',
  minDeposit: '100.00',
  factor: '15',
  basis: 'PAID_AND_BONUS',
  days: 30,
};
const RELOAD: PromotionTerms = {
  currency: 'PHP',
  rate: '0.20',
  cap: '2000.00',
  minDeposit: '500.00',
  factor: '8',
  basis: 'BONUS',
  days: 7,
};

function read(paid: string, terms: PromotionTerms, bonusFactorMax?: number): readonly string[] | undefined {
  const found = bonusOfDeposit(parseAmount(paid, 'PHP'), terms, { bonusFactorMax });
  return found && [formatAmount(found.bonus), formatAmount(found.required)];
}

describe('the bonus of a deposit', () => {
  it.each([
    ['EX-PR-01', '1000.00', WELCOME, undefined, '1000.00', '30000.00'],
    ['EX-PR-02, above the cap and the limit of the policy', '7500.00', WELCOME, 30, '5000.00', '150000.00'],
    ['EX-PR-03, rounded down', '1234.56', RELOAD, undefined, '246.91', '1975.28'],
    ['the minimum deposit', '100.00', WELCOME, 30, '100.00', '3000.00'],
  ])('and its turnover are as in %s', (_id, paid, terms, limit, bonus, required) => {
    expect(read(paid, terms, limit)).toEqual([bonus, required]);
  });

  it('ends after so many times 24 hours (EX-PR-01), or not at all', () => {
    const at = new Date('2026-11-21T06:00:00Z');
    expect(endOfBonus(at, WELCOME)).toEqual(new Date('2026-12-21T06:00:00Z'));
    expect(endOfBonus(at, {})).toBeUndefined();
  });

  it.each([
    ['below the minimum deposit', '99.99', WELCOME],
    ['in another currency', '1000.00', { ...WELCOME, currency: 'USD' }],
    ['by terms without amount and rate', '1000.00', { currency: 'PHP', factor: '1' }],
    ['of less than one centavo', '0.04', { currency: 'PHP', rate: '0.20' }],
  ])('is none %s', (_when, paid, terms) => {
    expect(read(paid, terms)).toBeUndefined();
  });

  it('is the same for every deposit when the terms name an amount, and free at once without a factor', () => {
    expect(read('700.00', { currency: 'PHP', amount: '288.00', minDeposit: '500.00' })).toEqual(['288.00', '0.00']);
  });

  it('never passes the cap nor the limit of the policy, and never falls when more is paid', () => {
    const centavos = fc.bigInt({ min: 1n, max: 10n ** 12n });
    const terms = fc.record({
      currency: fc.constant('PHP'),
      rate: fc.integer({ min: 1, max: 30_000 }).map((rate) => (rate / 10_000).toFixed(4)),
      cap: fc.integer({ min: 1, max: 10_000_000 }).map((cap) => (cap / 100).toFixed(2)),
      factor: fc.integer({ min: 0, max: 60 }).map(String),
      basis: fc.constantFrom('PAID_AND_BONUS' as const, 'BONUS' as const),
    });
    fc.assert(
      fc.property(centavos, centavos, terms, fc.integer({ min: 0, max: 99 }), (paid, more, rules, bonusFactorMax) => {
        const of = (minor: bigint) => bonusOfDeposit({ minor, currency: 'PHP' }, rules, { bonusFactorMax });
        const [less, greater] = [of(paid), of(paid + more)];
        if (less === undefined) return;
        expect(less.bonus.minor).toBeLessThanOrEqual(parseAmount(rules.cap, 'PHP').minor);
        expect(less.required.minor).toBeLessThanOrEqual(less.bonus.minor * BigInt(bonusFactorMax));
        expect(greater?.bonus.minor).toBeGreaterThanOrEqual(less.bonus.minor);
        expect(greater?.required.minor).toBeGreaterThanOrEqual(less.required.minor);
      }),
    );
  });
});
