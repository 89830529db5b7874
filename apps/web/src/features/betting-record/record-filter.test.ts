import { describe, expect, it } from 'vitest';

import { readFilter, writeFilter } from './record-filter.ts';

const TODAY = '2026-11-21';
const read = (text: string) => readFilter(new URLSearchParams(text), TODAY);
const lastWeek = { from: '2026-11-15', to: TODAY, category: undefined, vendor: undefined };

describe('the filter of the betting record', () => {
  it('is the last seven days when the address names none', () => {
    expect(read('')).toEqual(lastWeek);
  });

  it('is what it was after it has been written to the address', () => {
    const filter = { from: '2026-10-01', to: '2026-10-31', category: 'FISH', vendor: 'JDB' } as const;
    expect(readFilter(new URLSearchParams(writeFilter(filter, TODAY)), TODAY)).toEqual(filter);
    expect(writeFilter(lastWeek, TODAY)).toEqual({});
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
  ])('ignores what cannot be asked for: %s', (text) => {
    expect(read(text)).toEqual(lastWeek);
  });
});
