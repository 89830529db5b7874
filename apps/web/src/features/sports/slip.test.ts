import { describe, expect, it } from 'vitest';

import { matchQueryOf, readMatchFilter, writeMatchFilter } from './match-filter.ts';
import { priceSlip, requestOf, type Pricing } from './priced-slip.ts';
import { EMPTY_SLIP, readSlip, type SlipContent, type SlipSelection } from './slip.ts';

const BOOK = {
  vassalage: 'BTI',
  currency: 'PHP',
  minStake: '10.00',
  maxStake: '20000.00',
  maxPayout: '500000.00',
  maxSelections: 2,
};
const selectionOf = (id: number, odds: string, stake = ''): SlipSelection => ({
  matchId: `mt_${id}`,
  vassalage: 'BTI',
  selectionId: `sel_${id}`,
  match: 'Manila Kings – Cebu Waves',
  market: 'Winner',
  selection: 'Manila Kings',
  odds,
  stake,
});
const price = (content: Partial<SlipContent>, pricing: Partial<Pricing> = {}) =>
  priceSlip(
    { ...EMPTY_SLIP, ...content },
    { book: BOOK, currency: 'PHP', offerOf: ({ odds }) => ({ state: 'OPEN', odds }), ...pricing },
  );
const two = [selectionOf(1, '1.72', '100'), selectionOf(2, '1.95', '50')];

describe('a slip', () => {
  it('of singles has the sum of stakes and of returns', () => {
    expect(price({ selections: two }).sums).toEqual({ stake: '150.00', back: '269.50' });
  });

  it('of selections together has one stake and the product', () => {
    expect(price({ selections: two, mode: 'TOGETHER', stake: '100' }).sums).toEqual({
      stake: '100.00',
      back: '335.40',
    });
  });

  it('cannot be placed while a stake is missing, wrong or outside the limits', () => {
    for (const stake of ['', 'x', '0', '9.99', '20000.01', '1.001']) {
      const slip = price({ selections: [selectionOf(1, '1.72', stake)] });
      expect([slip.sums, requestOf(slip, 'EN')], stake).toEqual([undefined, undefined]);
    }
  });

  it('is of singles when two selections are of one match', () => {
    const selections = [selectionOf(1, '1.72', '10'), { ...selectionOf(2, '1.95', '10'), matchId: 'mt_1' }];
    expect(price({ selections, mode: 'TOGETHER' })).toMatchObject({ mode: 'SINGLES', isShared: true });
  });

  it('keeps the return below what the vendor pays at most', () => {
    const selections = [selectionOf(1, '90.00'), selectionOf(2, '90.00')];
    expect(price({ selections, mode: 'TOGETHER', stake: '62' }).limits?.max).toBe('61.72');
    expect(price({ selections, mode: 'TOGETHER', stake: '62' }).sums).toBeUndefined();
    expect(price({ selections, mode: 'TOGETHER', stake: '61.72' }).sums?.back).toBe('499932.00');
  });

  it('with more selections than the vendor takes says how many it takes', () => {
    expect(price({ selections: [...two, selectionOf(3, '2.00')] }).maxSelections).toBe(2);
    expect(price({ selections: two }).maxSelections).toBeUndefined();
  });

  it('is placed at the odds of now, which are marked as changed', () => {
    const slip = price({ selections: two }, { offerOf: () => ({ state: 'OPEN', odds: '1.65' }) });
    expect(slip.changed).toHaveLength(2);
    expect(requestOf(slip, 'EN')).toEqual({
      vassalage: 'BTI',
      kind: 'SINGLES',
      amount: '150.00',
      currency: 'PHP',
      language: 'EN',
      selections: [
        { matchId: 'mt_1', selectionId: 'sel_1', odds: '1.65', stake: '100.00' },
        { matchId: 'mt_2', selectionId: 'sel_2', odds: '1.65', stake: '50.00' },
      ],
    });
  });

  it('is read from storage as it was written, and anything else is an empty one', () => {
    const slip = { mode: 'TOGETHER', stake: '5', selections: two } as const;
    expect(readSlip(JSON.stringify(slip))).toEqual(slip);
    for (const json of [null, '', '{', '[]', '{"selections":[{"odds":"0.00"}]}', '{"selections":[1]}']) {
      expect(readSlip(json)).toEqual(EMPTY_SLIP);
    }
  });
});

describe('the filter of matches', () => {
  it('is read from the URL as it was written; invalid values are ignored', () => {
    const filter = { sport: 'FOOTBALL', title: undefined, when: 'live' } as const;
    expect(readMatchFilter(new URLSearchParams(writeMatchFilter(filter)))).toEqual(filter);
    expect(writeMatchFilter({ sport: undefined, title: undefined, when: 'all' })).toBe('');
    const invalid = new URLSearchParams('sport=CHESS&when=never&title=');
    expect(readMatchFilter(invalid)).toEqual({ sport: undefined, title: undefined, when: 'all' });
  });

  it('asks for what is live, or for a day of the brand', () => {
    const ask = (when: 'live' | 'today' | 'all') =>
      matchQueryOf({ sport: undefined, title: undefined, when }, 'Asia/Manila');
    expect(ask('live')).toEqual({ days: 3, state: 'LIVE' });
    expect(ask('today')).toMatchObject({ startsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(ask('all')).toEqual({ days: 3 });
  });
});
