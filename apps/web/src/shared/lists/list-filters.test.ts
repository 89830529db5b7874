import { describe, expect, it } from 'vitest';

import { choiceFilter, codeFilter, sortFilter } from './choice-filter.tsx';
import { dayRangeFilter } from './day-range-filter.tsx';
import { flagFilter, searchFilter } from './input-filters.tsx';
import { listRequest, type FilterContext, type FilterTexts, type ListFilter } from './list-filter.ts';

const contextOf = (query: string): FilterContext => ({
  params: new URLSearchParams(query),
  today: '2026-11-21',
  recordsDays: 93,
  timeZone: 'Asia/Manila',
  choices: { vendor: [{ value: 'JDB', label: 'Mangga Street' }] },
});
const texts: FilterTexts = { language: 'en', textOf: (key) => key };
const requestOf = (filter: ListFilter, query: string): object => filter.requestOf(contextOf(query));
const activeText = (filter: ListFilter, query: string): string | undefined =>
  filter.activeText(contextOf(query), texts);

describe('a range of days', () => {
  const days = dayRangeFilter();
  const lastWeek = { startTime: '2026-11-14T16:00:00.000Z', endTime: '2026-11-21T15:59:59.999Z' };

  it("has the last seven days of the brand's zone by default, without a chip", () => {
    expect(requestOf(days, '')).toEqual(lastWeek);
    expect(activeText(days, '')).toBeUndefined();
    expect(activeText(days, 'from=2026-11-15&to=2026-11-21')).toBeUndefined();
  });

  it('reads the days of the URL and names them', () => {
    expect(requestOf(days, 'from=2026-10-01&to=2026-10-31')).toEqual({
      startTime: '2026-09-30T16:00:00.000Z',
      endTime: '2026-10-31T15:59:59.999Z',
    });
    expect(activeText(days, 'from=2026-10-01&to=2026-10-31')).toMatch(/^Oct 1\D+31, 2026$/);
  });

  it('allows as many days as the site does, and no day more', () => {
    expect(requestOf(days, 'from=2026-08-21&to=2026-11-21')).toMatchObject({ startTime: '2026-08-20T16:00:00.000Z' });
    expect(requestOf(days, 'from=2026-08-20&to=2026-11-21')).toEqual(lastWeek);
  });

  it('has no more days by default than the site allows', () => {
    const context = { ...contextOf(''), recordsDays: 7 };
    expect(dayRangeFilter({ defaultDays: 30 }).requestOf(context)).toEqual(lastWeek);
  });

  it.each([
    'from=2026-11-20&to=2026-11-10',
    'from=2026-02-30&to=2026-03-05',
    'from=2026-01-01&to=2026-11-21',
    'from=yesterday&to=today',
    'from=2026-11-20',
  ])('ignores invalid days: %s', (query) => {
    expect(requestOf(days, query)).toEqual(lastWeek);
  });
});

describe('a choice', () => {
  const category = choiceFilter({
    name: 'gameType',
    label: 'bettingRecord:filter.category',
    values: ['RNG', 'FISH'],
    textOf: (value) => `games:categories.${value}`,
  });
  const vendor = codeFilter({
    name: 'vassalage',
    param: 'vendor',
    label: 'bettingRecord:filter.vendor',
    limits: { maxLength: 8 },
  });

  it('asks for its value and names it', () => {
    expect(requestOf(category, 'gameType=FISH')).toEqual({ gameType: 'FISH' });
    expect(activeText(category, 'gameType=FISH')).toBe('games:categories.FISH');
  });

  it.each(['', 'gameType=', 'gameType=fish', 'gameType=HOME', 'gameType=constructor'])(
    'asks for all when the URL has no allowed value: %s',
    (query) => {
      expect(requestOf(category, query)).toEqual({});
      expect(activeText(category, query)).toBeUndefined();
    },
  );

  it('asks for a code under the name of the call, also for an unknown one', () => {
    expect(requestOf(vendor, 'vendor=JDB')).toEqual({ vassalage: 'JDB' });
    expect(activeText(vendor, 'vendor=JDB')).toBe('Mangga Street');
    expect(requestOf(vendor, 'vendor=NEW')).toEqual({ vassalage: 'NEW' });
    expect(activeText(vendor, 'vendor=NEW')).toBe('NEW');
  });

  it.each(['vendor=', 'vendor=123456789'])('ignores a code that the call does not accept: %s', (query) => {
    expect(requestOf(vendor, query)).toEqual({});
  });
});

describe('an order of rows', () => {
  const order = sortFilter([
    { sort: 'createdAt', order: 'desc', label: 'lists:filter.sort' },
    { sort: 'amount', order: 'asc', label: 'lists:filter.sort' },
  ]);

  it('is the first one by default, or the one of the URL, and is no filter', () => {
    expect(requestOf(order, '')).toEqual({ sort: 'createdAt', order: 'desc' });
    expect(requestOf(order, 'sort=amount.asc')).toEqual({ sort: 'amount', order: 'asc' });
    expect(requestOf(order, 'sort=amount.desc')).toEqual({ sort: 'createdAt', order: 'desc' });
    expect(activeText(order, 'sort=amount.asc')).toBeUndefined();
  });
});

describe('a search', () => {
  const search = searchFilter({ name: 'account', label: 'lists:filter.label', limits: { maxLength: 5 } });

  it('asks for the trimmed text when the call accepts it', () => {
    expect(requestOf(search, 'account=%20ann%20')).toEqual({ account: 'ann' });
    expect(activeText(search, 'account=%20ann%20')).toBe('ann');
    expect(requestOf(search, 'account=annabel')).toEqual({});
    expect(requestOf(search, 'account=%20')).toEqual({});
  });
});

describe('a flag', () => {
  const flag = flagFilter({ name: 'isNew', label: 'lists:filter.label' });

  it('is on only when the URL has 1', () => {
    expect(requestOf(flag, 'isNew=1')).toEqual({ isNew: true });
    expect(activeText(flag, 'isNew=1')).toBe('lists:filter.label');
    expect(requestOf(flag, 'isNew=yes')).toEqual({});
  });
});

it('joins the parts of all filters to one request', () => {
  const filters = [
    flagFilter({ name: 'isNew', label: 'lists:filter.label' }),
    searchFilter({ name: 'account', label: 'lists:filter.label', limits: { maxLength: 5 } }),
  ] as const;
  expect(listRequest(filters, contextOf('isNew=1&account=ann'))).toEqual({ pageSize: 20, isNew: true, account: 'ann' });
});
