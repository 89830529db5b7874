import { describe, expect, it } from 'vitest';

import { readFilter, withChange, withoutFilter, type LobbyFilter } from './lobby-filter.ts';

const params = (query: string): URLSearchParams => new URLSearchParams(query);
const read = (query: string): LobbyFilter => readFilter(params(query));
const ALL: LobbyFilter = { vendor: undefined, classify: undefined, isNew: false, name: '', page: 1 };

const cartesianProduct = <T>(...columns: readonly (readonly T[])[]): T[][] =>
  columns.reduce<T[][]>((rows, column) => rows.flatMap((row) => column.map((value) => [...row, value])), [[]]);

describe('readFilter', () => {
  it('is a vendor, a sub-category, a trimmed name and a page [ROUTE-20] [LOBBY-09]', () => {
    expect(read('vassalage=JDB&classify=JP&name=%20gold%20&page=3')).toEqual({
      ...ALL,
      vendor: 'JDB',
      classify: 'JP',
      name: 'gold',
      page: 3,
    });
  });

  it.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=1e3', 'page=NaN', 'page=10001', 'page=', 'isNew=yes', 'other=1'])(
    'ignores an invalid parameter: %s',
    (query) => expect(read(query)).toEqual(ALL),
  );

  it.each(['vassalage', 'classify', 'name'])('ignores a %s that is longer than the platform accepts', (parameter) => {
    expect(read(`${parameter}=${'x'.repeat(65)}`)).toEqual(ALL);
  });

  it('reads the filter that withChange has written to any URL', () => {
    const previousQueries = ['', 'isNew=1', 'vassalage=CQ9&classify=TG&name=x&page=7', 'vassalage=%E2%82%AC&page=abc'];
    const rows = cartesianProduct(
      [undefined, 'JDB', 'TCG_LOTTO_VN'],
      [undefined, 'JP'],
      ['', 'gold & silver', 'café+1', '100%'],
      ['1', '2', '10000'],
    );
    for (const [vendor, classify, name, page] of rows) {
      const filter = { vendor, classify, name: name ?? '', page: Number(page) };
      for (const query of previousQueries)
        expect(read(withChange(params(query), filter))).toEqual({ ...ALL, ...filter });
    }
  });
});

describe('withChange', () => {
  const full = params('gameType=COCKFIGHT&vassalage=JDB&classify=JP&name=gold&page=3');

  it.each([
    [{ page: 4 }, '?gameType=COCKFIGHT&vassalage=JDB&classify=JP&name=gold&page=4'],
    [{ page: 1 }, '?gameType=COCKFIGHT&vassalage=JDB&classify=JP&name=gold'],
    [{ name: 'sun' }, '?gameType=COCKFIGHT&vassalage=JDB&classify=JP&name=sun'],
    [{ classify: 'TG' }, '?gameType=COCKFIGHT&vassalage=JDB&classify=TG&name=gold'],
    [{ isNew: true }, '?gameType=COCKFIGHT&vassalage=JDB&name=gold&isNew=1'],
    [{ vendor: 'CQ9' }, '?gameType=COCKFIGHT&vassalage=CQ9&name=gold'],
    [{ vendor: undefined }, '?gameType=COCKFIGHT&name=gold'],
  ] as const)('%o keeps filters that still apply and resets the others', (change, query) => {
    expect(withChange(full, change)).toBe(query);
  });

  it('keeps the category when all filters are removed', () => {
    expect(withoutFilter(full)).toBe('?gameType=COCKFIGHT');
  });
});
