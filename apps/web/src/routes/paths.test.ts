import { describe, expect, it } from 'vitest';

import { entryStateOf, gamePath, isFullScreenPath, isAppPath, viewKey } from './paths.ts';

const keyOf = (url: string): string => viewKey(new URL(url, 'https://site.example'));

describe('viewKey', () => {
  it('is one for the addresses of the home page that share a view [ROUTE-26]', () => {
    expect(new Set(['/', '/index', '/login', '/register'].map(keyOf)).size).toBe(1);
  });

  it('changes with the path and with what names the thing shown [ROUTE-25]', () => {
    expect(new Set(['/rng', '/live', '/rng?vassalage=JDB', '/rng?vassalage=CQ9'].map(keyOf)).size).toBe(4);
  });

  it('returns the same key when a filter, a search or a page changes', () => {
    expect(keyOf('/rng?vassalage=JDB&page=2&name=gold')).toBe(keyOf('/rng?vassalage=JDB'));
  });
});

it.each(['/seamless', '/lottery', '/vnLottery', '/seaLottery'])('%s has no side menu [ROUTE-27]', (path) => {
  expect(isFullScreenPath(path)).toBe(true);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'does not accept %s as the page after a login',
  (returnTo) => {
    expect(isAppPath(returnTo)).toBe(false);
    expect(entryStateOf({ returnTo })).toEqual({});
  },
);

it('drops unknown fields and values of a history entry', () => {
  expect(entryStateOf({ popup: 'login', returnTo: '/favorite', other: 1 })).toEqual({
    popup: 'login',
    returnTo: '/favorite',
  });
  expect(entryStateOf({ popup: 'admin' })).toEqual({});
});

it('builds the URL of a game and of its demo', () => {
  expect(gamePath({ vendor: 'JDB', category: 'RNG', nodeId: 'rng_1' })).toBe(
    '/seamless?vassalage=JDB&gameType=RNG&nodeId=rng_1',
  );
  expect(gamePath({ vendor: 'JDB', category: 'RNG', demo: true })).toBe('/seamless?vassalage=JDB&gameType=RNG&demo=1');
});
