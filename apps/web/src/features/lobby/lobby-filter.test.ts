import { describe, expect, it } from 'vitest';

import { readFilter, toggled, withChange, withoutFilter, type LobbyFilter } from './lobby-filter.ts';

const params = (query: string): URLSearchParams => new URLSearchParams(query);
const read = (query: string): LobbyFilter => readFilter(params(query));
const ALL: LobbyFilter = { vendors: [], classifies: [], isNew: false, name: '', sort: 'recommended', page: 1 };

const cartesianProduct = <T>(...columns: readonly (readonly T[])[]): T[][] =>
  columns.reduce<T[][]>((rows, column) => rows.flatMap((row) => column.map((value) => [...row, value])), [[]]);

describe('readFilter', () => {
  it('is vendors, sub-categories, new games, a trimmed name, an order and a page, all together [ROUTE-20] [LOBBY-09]', () => {
    expect(read('vassalage=JDB&makers=CQ9,KM&classify=JP,VP&isNew=1&name=%20gold%20&sort=newest&page=3')).toEqual({
      vendors: ['JDB', 'CQ9', 'KM'],
      classifies: ['JP', 'VP'],
      isNew: true,
      name: 'gold',
      sort: 'newest',
      page: 3,
    });
  });

  it.each([
    '',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=NaN',
    'page=10001',
    'page=',
    'isNew=yes',
    'sort=popularity',
    'sort=toString',
    'sort=recommended',
    'makers=CQ9',
    'classify=,',
    'other=1',
  ])('ignores an invalid parameter: %s', (query) => expect(read(query)).toEqual(ALL));

  it.each([
    ['vassalage', 256],
    ['classify', 65],
    ['name', 65],
  ])('ignores a %s of %i letters, which the platform does not accept', (parameter, length) => {
    expect(read(`${parameter}=${'x'.repeat(length)}`)).toEqual(ALL);
  });

  it('reads each code once, and no more codes than fit one call', () => {
    expect(read('vassalage=JDB&makers=JDB,CQ9,CQ9').vendors).toEqual(['JDB', 'CQ9']);
    const codes = Array.from({ length: 40 }, (_, index) => `SC${index}`);
    expect(read(`classify=${codes.join()}`).classifies.join().length).toBeLessThanOrEqual(64);
  });

  it('reads the filter that withChange has written to any URL', () => {
    const previousQueries = ['', 'isNew=1', 'vassalage=CQ9&makers=KM&classify=TG&name=x&page=7', 'vassalage=%E2%82%AC'];
    const rows = cartesianProduct<readonly string[] | string | number>(
      [[], ['JDB'], ['JDB', 'TCG_LOTTO_VN', 'KM']],
      [[], ['JP'], ['JP', 'VP']],
      ['', 'gold & silver', 'café+1', '100%'],
      ['recommended', 'stake'],
      [1, 2, 10_000],
    );
    for (const [vendors, classifies, name, sort, page] of rows) {
      // The rows have one value of each column.
      const filter = { vendors, classifies, isNew: page === 2, name, sort, page } as LobbyFilter;
      for (const query of previousQueries) expect(read(withChange(params(query), filter))).toEqual(filter);
    }
  });
});

describe('withChange', () => {
  const full = params('gameType=COCKFIGHT&vassalage=JDB&makers=CQ9&classify=JP&isNew=1&name=gold&sort=name&page=3');
  const kept = '?gameType=COCKFIGHT&vassalage=JDB&makers=CQ9&classify=JP&isNew=1&name=gold&sort=name';

  it.each([
    [{ page: 4 }, `${kept}&page=4`],
    [{ page: 1 }, kept],
    [{ name: 'sun' }, kept.replace('gold', 'sun')],
    [{ classifies: ['JP', 'TG'] }, kept.replace('JP', 'JP%2CTG')],
    [{ isNew: false }, kept.replace('&isNew=1', '')],
    [{ sort: 'recommended' }, kept.replace('&sort=name', '')],
    [{ vendors: ['CQ9'] }, kept.replace('vassalage=JDB&makers=CQ9', 'vassalage=CQ9')],
    [{ vendors: [] }, kept.replace('&vassalage=JDB&makers=CQ9', '')],
  ] as const)('%o keeps all other filters and begins at the first page', (change, query) => {
    expect(withChange(full, change)).toBe(query);
  });

  it('keeps category and order when all filters are removed', () => {
    expect(withoutFilter(full)).toBe('?gameType=COCKFIGHT&sort=name');
  });
});

it('adds a code, and removes one that is there', () => {
  expect(toggled(['JP'], 'VP')).toEqual(['JP', 'VP']);
  expect(toggled(['JP', 'VP'], 'JP')).toEqual(['VP']);
});
