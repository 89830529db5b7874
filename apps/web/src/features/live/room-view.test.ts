import type { LiveRoom } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { beadsOf, filterRooms, filtersOf, readRoomFilter, sideOf, summaryOf, writeRoomFilter } from './room-view.ts';

const room = (roomId: string, more: Partial<LiveRoom> = {}): LiveRoom => ({
  roomId,
  name: roomId,
  vassalage: 'PT',
  state: 'OPEN',
  kind: 'BACCARAT',
  minBet: '50.00',
  maxBet: '5000.00',
  currency: 'PHP',
  dealerLanguage: 'TY',
  ...more,
});

const ROOMS = [
  room('a', { minBet: '100.00' }),
  room('b', { kind: 'ROULETTE', minBet: '20.00', dealerLanguage: 'EN' }),
  room('c', { state: 'CLOSED', minBet: '10.00', opensAt: '2026-11-21T08:00:00Z' }),
  room('d', { state: 'MAINTENANCE', opensAt: '2026-11-21T07:00:00+08:00' }),
];

describe('the rooms', () => {
  it('are summed up by the open ones, with the lowest stake and the first opening', () => {
    expect(summaryOf(ROOMS)).toEqual({
      open: 2,
      closed: 2,
      lowest: { minBet: '20.00', currency: 'PHP' },
      opensAt: '2026-11-21T07:00:00+08:00',
    });
    expect(summaryOf([])).toEqual({ open: 0, closed: 0, lowest: undefined, opensAt: undefined });
  });

  it('are filtered by kind or language, as the URL says', () => {
    const filter = readRoomFilter(new URLSearchParams('table=ROULETTE'), ROOMS);
    expect(filterRooms(ROOMS, filter).map(({ roomId }) => roomId)).toEqual(['b']);
    const speaks = readRoomFilter(new URLSearchParams('speaks=TY'), ROOMS);
    expect(filterRooms(ROOMS, speaks).map(({ roomId }) => roomId)).toEqual(['a', 'c', 'd']);
  });

  it.each(['table=SIC_BO', 'table=nonsense', 'speaks=XX', ''])('are all shown for the parameters %j', (search) => {
    expect(readRoomFilter(new URLSearchParams(search), ROOMS)).toBeUndefined();
  });

  it('keep the parameters of the games in the links of the filters', () => {
    const params = new URLSearchParams('vassalage=PT&table=ROULETTE');
    expect(writeRoomFilter(params, { speaks: 'EN' })).toBe('?vassalage=PT&speaks=EN');
    expect(writeRoomFilter(params, undefined)).toBe('?vassalage=PT');
  });

  it('offer no choice of one language', () => {
    expect(filtersOf(ROOMS).dealerLanguages).toEqual(['TY', 'EN']);
    expect(filtersOf(ROOMS.slice(2)).dealerLanguages).toEqual([]);
  });
});

describe('a bead', () => {
  it.each([
    [{ outcome: 'BANKER' } as const, 'BANKER'],
    [{ numbers: [0] }, 'ZERO'],
    [{ numbers: [17] }, 'BLACK'],
    [{ numbers: [36] }, 'RED'],
    [{ numbers: [1, 4, 5] }, 'SMALL'],
    [{ numbers: [1, 4, 6] }, 'BIG'],
    [{ numbers: [4, 4, 4] }, 'TRIPLE'],
    [{}, undefined],
    [{ numbers: [] }, undefined],
  ])('of %j is %s', (result, side) => {
    expect(sideOf(result)).toBe(side);
  });

  it('has a letter or a number, never a colour alone', () => {
    const beads = beadsOf([{ outcome: 'TIE' }, { numbers: [17] }, { numbers: [1, 4, 6] }, {}], () => '=');
    expect(beads.map(({ letter, side }) => [letter, side])).toEqual([
      ['=', 'tie'],
      ['17', 'first'],
      ['11', 'second'],
    ]);
  });
});
