import type { Contract } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { emptyOffer, offerBody, offerLike, percentOf, type OfferValues } from './offer-terms.ts';

const tier = (threshold: string, activeUsers: string, rate: string) => ({
  id: threshold,
  threshold,
  activeUsers,
  rate,
});

const DAILY: OfferValues = {
  ...emptyOffer('DAILY_SALARY'),
  offeree: 'tala',
  tiers: [tier('0', '', '0.1'), tier('60000', '3', '0.25')],
};

const EARLIER: Contract = {
  contractId: 'ct_1',
  version: 2,
  type: 'DIVIDEND',
  offeror: 'amihan',
  offeree: 'kidlat',
  period: 'MONTHLY',
  currency: 'PHP',
  tiers: [
    { threshold: '0.00', activeUsers: 0, rate: '0.1000' },
    { threshold: '50000.50', activeUsers: 3, rate: '0.1825' },
  ],
  carryOver: false,
  status: 'REJECTED',
  createdAt: '2026-11-18T11:00:00Z',
  expiresAt: '2026-11-25T10:59:59Z',
};

const OFFEROR = { currency: 'PHP', contracts: [] };

describe('the body of an offer', () => {
  it('has amounts and rates as the contract writes them', () => {
    expect(offerBody(DAILY, OFFEROR)).toEqual({
      type: 'DAILY_SALARY',
      offeree: 'tala',
      period: 'DAILY',
      currency: 'PHP',
      tiers: [
        { threshold: '0.00', activeUsers: 0, rate: '0.0010' },
        { threshold: '60000.00', activeUsers: 3, rate: '0.0025' },
      ],
    });
  });

  it('has no period for a real-time salary, and says for a dividend only whether a loss is carried over', () => {
    expect(offerBody({ ...DAILY, type: 'REALTIME_SALARY' }, OFFEROR)).not.toHaveProperty('period');
    expect(offerBody({ ...DAILY, type: 'REALTIME_SALARY' }, OFFEROR)).not.toHaveProperty('carryOver');
    expect(offerBody({ ...DAILY, type: 'DIVIDEND', period: 'MONTHLY' }, OFFEROR)).toMatchObject({
      period: 'MONTHLY',
      carryOver: true,
    });
  });

  it('has the period of the own dividend, whatever was chosen for another kind', () => {
    const own = { ...EARLIER, period: 'SEMI_MONTHLY' } as const;
    const offeror = { currency: 'PHP', contracts: [own] };
    expect(offerBody({ ...DAILY, type: 'DIVIDEND' }, offeror).period).toBe('SEMI_MONTHLY');
    expect(offerBody(DAILY, offeror).period).toBe('DAILY');
  });

  it.each([
    ['0.125', 'three decimals'],
    ['1e2', 'an exponent'],
    ['', 'nothing'],
    ['1,5', 'a comma'],
  ])('leaves the rate %s to the contract, which refuses %s', (rate) => {
    expect(offerBody({ ...DAILY, tiers: [tier('0', '0', rate)] }, OFFEROR).tiers[0]?.rate).toBe(rate);
  });

  it('refuses a number of accounts that is none', () => {
    expect(offerBody({ ...DAILY, tiers: [tier('0', 'two', '1')] }, OFFEROR).tiers[0]?.activeUsers).toBe(-1);
  });
});

describe('the terms of an earlier offer', () => {
  it('come back as they were', () => {
    expect(offerBody(offerLike(EARLIER), OFFEROR)).toEqual({
      type: 'DIVIDEND',
      offeree: 'kidlat',
      period: 'MONTHLY',
      currency: 'PHP',
      carryOver: false,
      tiers: EARLIER.tiers,
    });
  });

  it.each([
    ['0.1000', '10'],
    ['0.1825', '18.25'],
    ['0.0005', '0.05'],
    ['0.3', '30'],
    ['1.0000', '100'],
  ])('write the rate %s as %s per cent', (rate, percent) => expect(percentOf(rate)).toBe(percent));
});
