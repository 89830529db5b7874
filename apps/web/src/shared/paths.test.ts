import { expect, it } from 'vitest';

import { entryStateOf } from './entry-state.ts';
import { gamePath, isAppPath } from './paths.ts';

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
