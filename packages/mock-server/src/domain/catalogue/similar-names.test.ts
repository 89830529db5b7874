import { listGames } from '@croupier/sdk/client';
import { describe, expect, it } from 'vitest';

import { createCaller } from '../../testing/caller.ts';
import { nameDistance } from './similar-names.ts';

describe('the distance of a name', () => {
  it.each([
    'galleon',
    'gallon',
    'gallleon',
    'galeon',
    'gallaon',
    'glaleon',
    'gallen',
    'gallo',
    'GÁLLEON',
    'deluxe galeon',
  ])('is known when each word has at most one slip: %s', (typed) => {
    expect(nameDistance('Galleon Deluxe', typed)).toBeTypeOf('number');
  });

  it.each(['gln', 'bitcoin', 'galleon bitcoin', 'gaxxeon', 'delu gold', '', '?', 'gol'])(
    'is undefined when a word is missing or has two slips: %j',
    (typed) => {
      expect(nameDistance('Galleon Deluxe', typed)).toBeUndefined();
    },
  );

  it('is smallest for the same word, then its start, a part, and one slip', () => {
    const distances = ['Galleon', 'Galleons', 'Megagalleon', 'Gallion'].map((name) => nameDistance(name, 'galleon'));
    expect(distances).toEqual(distances.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(distances).size).toBe(4);
    expect(nameDistance('Gold Rush', 'gold')).toBeLessThan(nameDistance('Rush Gold', 'gold') ?? 0);
  });
});

describe('listing games by similar names', () => {
  const find = async (gameName: string, match?: 'contains' | 'similar') => {
    const { client } = createCaller();
    const query = { clientType: 3, platform: 'flash,html5-desktop', merchant: 'croupier', language: 'EN' } as const;
    const { value } = await listGames({
      client,
      query: { ...query, gameType: 'HOME', gameName, pageNo: 1, pageSize: 20, ...(match && { match }) },
    });
    return value.games.map((game) => game.gameName ?? '');
  };

  it('finds a misspelt name among the games of all categories, and nothing without it', async () => {
    const names = await find('perals ng silangan', 'similar');
    expect(names[0]).toContain('Perlas ng Silangan');
    expect(await find('perals ng silangan')).toEqual([]);
    expect(await find('perals ng silangan', 'contains')).toEqual([]);
  });

  it('lists the closest names first', async () => {
    const names = await find('perlas', 'similar');
    expect(names.length).toBeGreaterThan(1);
    const distances = names.map((name) => nameDistance(name, 'perlas') ?? Infinity);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });
});

it("finds a game by its maker's name, also beside its own and with a slip, after games of that name", () => {
  expect(nameDistance('Perlas ng Silangan', 'tidewright', 'Tidewright')).toBeGreaterThan(
    nameDistance('Tidewright Treasure', 'tidewrigth', 'Salamin') ?? Infinity,
  );
  expect(nameDistance('Perlas ng Silangan', 'perlas tidewrigth', 'Tidewright')).toBeDefined();
  expect(nameDistance('Perlas ng Silangan', 'perlas salamin', 'Tidewright')).toBeUndefined();
});
