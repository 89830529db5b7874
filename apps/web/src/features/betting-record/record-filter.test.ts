import { describe, expect, it } from 'vitest';

import { readFilter, writeFilter } from './record-filter.ts';

const TODAY = '2026-11-21';
const RECORDS_DAYS = 93;
const read = (query: string) => readFilter(new URLSearchParams(query), TODAY, RECORDS_DAYS);
const lastWeek = { from: '2026-11-15', to: TODAY, category: undefined, vendor: undefined };

describe('readFilter', () => {
  it('returns the last seven days when the URL has no filter', () => {
    expect(read('')).toEqual(lastWeek);
  });

  it('reads the filter that writeFilter has written', () => {
    const filter = { from: '2026-10-01', to: '2026-10-31', category: 'FISH', vendor: 'JDB' } as const;
    expect(read(new URLSearchParams(writeFilter(filter, TODAY)).toString())).toEqual(filter);
    expect(writeFilter(lastWeek, TODAY)).toEqual({});
  });

  it('allows as many days as the site does, and no day more', () => {
    expect(read('from=2026-08-21&to=2026-11-21')).toMatchObject({ from: '2026-08-21' });
    expect(read('from=2026-08-20&to=2026-11-21')).toEqual(lastWeek);
  });

  it.each([
    'from=2026-11-20&to=2026-11-10',
    'from=2026-02-30&to=2026-03-05',
    'from=2026-01-01&to=2026-11-21',
    'from=yesterday&to=today',
    'from=2026-11-20',
    'gameType=HOME',
    'gameType=constructor',
    'vendor=',
  ])('ignores an invalid filter: %s', (query) => {
    expect(read(query)).toEqual(lastWeek);
  });
});
