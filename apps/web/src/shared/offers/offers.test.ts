import { parseAmount } from '@croupier/sdk/rules';
import type { PromotionTerms } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { costOf, exampleOf, isOffer, offerStateOf } from './offers.ts';

const WELCOME: PromotionTerms = {
  currency: 'PHP',
  rate: '1',
  cap: '5000.00',
  minDeposit: '100.00',
  factor: '15',
  basis: 'PAID_AND_BONUS',
};
const POLICY = { bonusFactorMax: 30 };
const PROMOTION = { promotionId: 'p', promotionType: 'X', title: 'X', content: '', action: 'CLAIM' } as const;

describe('what an offer costs', () => {
  it('is shown for a round deposit, or for the minimum deposit where that is more', () => {
    expect(exampleOf(WELCOME, POLICY)).toEqual({
      deposit: '1000.00',
      bonus: '1000.00',
      required: '30000.00',
      times: '30',
    });
    expect(exampleOf({ ...WELCOME, minDeposit: '2500.00' }, POLICY)?.deposit).toBe('2500.00');
  });

  it('never looks smaller than it is: the multiple of the bonus is rounded up', () => {
    const terms = { ...WELCOME, rate: '0.3333', factor: '1' };
    // 133.33 to play for a bonus of 33.33.
    expect(costOf(terms, POLICY, parseAmount('100.00', 'PHP'))).toMatchObject({ required: '133.33', times: '5' });
  });

  it('is nothing to play without a factor, and unknown for a deposit that brings nothing', () => {
    const { factor: _factor, ...free } = WELCOME;
    expect(costOf(free, POLICY, parseAmount('100.00', 'PHP'))?.required).toBeUndefined();
    expect(costOf(WELCOME, POLICY, parseAmount('99.99', 'PHP'))).toBeUndefined();
  });
});

it.each([
  ['before it begins', '2026-11-27T23:00:00Z', 'coming'],
  ['at its first second', '2026-11-28T00:00:00Z', 'open'],
  ['in its last second', '2026-11-28T23:59:59.999Z', 'open'],
  ['after its last second', '2026-11-29T00:00:00Z', 'ended'],
])('an offer %s is %s', (_when, now, state) => {
  const dates = { startAt: '2026-11-28T00:00:00Z', endAt: '2026-11-28T23:59:59Z' };
  expect(offerStateOf(dates, Date.parse(now))).toBe(state);
});

it('what the platform says of the member counts before the dates', () => {
  expect([
    offerStateOf({ status: 'CLOSE' }, 0),
    offerStateOf({ status: 'COMING_SOON' }, 0),
    offerStateOf({}, 0),
  ]).toEqual(['ended', 'coming', 'open']);
});

it('is an offer only when a deposit decides the bonus', () => {
  expect([
    isOffer(undefined),
    isOffer({ ...PROMOTION }),
    isOffer({ ...PROMOTION, terms: { currency: 'PHP', amount: '288.00' } }),
    isOffer({ ...PROMOTION, terms: WELCOME }),
  ]).toEqual([false, false, false, true]);
});
