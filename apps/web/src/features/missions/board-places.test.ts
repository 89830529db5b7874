import type { MissionLeaderboardEntry } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { pageAround, shownPlaces } from './board-places.ts';

const entry = (rank: number): MissionLeaderboardEntry => ({ rank, account: `a${rank}`, score: '1.00' });

describe('the page around a place', () => {
  it.each([5, 6, 9, 12, 13, 24, 25, 43, 1204])('has place %i and both its neighbours', (rank) => {
    const { pageNo = 0, pageSize = 0 } = pageAround(rank) ?? {};
    const first = (pageNo - 1) * pageSize + 1;
    expect([first < rank, rank < first + pageSize - 1]).toEqual([true, true]);
    expect(pageSize).toBeLessThanOrEqual(100);
  });

  it('is not needed for a place among the first', () => {
    expect(pageAround(4)).toBeUndefined();
  });
});

describe('the places that are shown', () => {
  it('are the first ones, the own one and its neighbours, each once', () => {
    const around = [41, 42, 43, 44, 45].map(entry);
    const places = shownPlaces([1, 2].map(entry), around, entry(43));
    expect(places.map(({ rank }) => rank)).toEqual([1, 2, 42, 43, 44]);
  });

  it('are the first ones for a member without a place', () => {
    expect(shownPlaces([entry(1)], [entry(7)], undefined).map(({ rank }) => rank)).toEqual([1]);
  });
});
