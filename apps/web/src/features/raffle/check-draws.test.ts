import type { RaffleRecord, RaffleTicketDraw } from '@croupier/sdk/types';
import { describe, expect, it } from 'vitest';

import { checkTickets } from './check-tickets.ts';
import { checkTurn } from './check-turns.ts';

/** The seeds, list and results of the contract's examples. */
const SERVER_SEED = '6f1e0c5a9b3d47e28c10f4a7d95b2e6638a1c0de4472b95f0d1e2c3b4a596877';
const HASH = 'a544bb41285b1a6ce249253eff43be0a7540535f16c5628f34b65960c9bced04';
const PAIR = { serverSeed: SERVER_SEED, serverSeedHash: HASH, clientSeed: 'maricel-2026', draws: 6 };
const FAIRNESS = { promotionId: 'promo_fiesta_raffle', revealed: [PAIR] };
const PRIZES = [5389, 4000, 500, 100, 10, 1].map((weight, place) => ({
  prizeId: `prize_${place}`,
  name: `Prize ${place}`,
  kind: 'NONE' as const,
  weight,
}));
const TURN: RaffleRecord = {
  recordId: 'rf_20817',
  time: '2026-11-21T07:02:00Z',
  prize: { prizeId: 'prize_1', name: 'Prize 1', kind: 'NONE' },
  nonce: 0,
  clientSeed: 'maricel-2026',
  serverSeedHash: HASH,
  cursor: 0,
  pick: 6228,
};

const DRAW: RaffleTicketDraw = {
  promotionId: 'promo_fiesta_raffle',
  closesAt: '2026-11-28T16:00:00Z',
  drawsAt: '2026-11-29T12:00:00Z',
  publicSource: '',
  publicValue: '',
  serverSeed: '0b7c2f94e1a65d3880c4fb1297ae60d54c3b1f08a97e26d5f4c1b0a39e8d7c62',
  serverSeedHash: 'b78f9f932a95d6a2356e4fcf52508dc1bb237693085e3e4ec9a6a26f377e96d8',
  ticketsText: '1-2:0a1b2c3d4e5f\n3-6:c0ffee123456\n7-7:deadbeef0001\n',
  ticketsHash: '57db612e95e4113aba64525cca2b54d5342d3bac3e4d71c465f872e9d969e37e',
  ticketCount: 7,
  winners: [
    { ticket: 2, entryCode: '0a1b2c3d4e5f', cursor: 0 },
    { ticket: 4, entryCode: 'c0ffee123456', cursor: 1 },
  ].map((winner, place) => ({
    ...winner,
    account: 't***a',
    prize: { prizeId: `prize_${place}`, name: 'Motorcycle', kind: 'GOODS' },
  })),
};

describe('a turn', () => {
  it('matches when it follows from the revealed seeds, and waits while they are secret', async () => {
    expect(await checkTurn(TURN, FAIRNESS, PRIZES)).toBe('matches');
    expect(await checkTurn(TURN, { ...FAIRNESS, revealed: [] }, PRIZES)).toBe('waiting');
  });

  it.each([
    ['another number', { pick: 6229 }],
    ['another cursor', { cursor: 1 }],
    ['another turn', { nonce: 1 }],
    ['another client seed', { clientSeed: 'other' }],
    ['another prize', { prize: { ...TURN.prize, prizeId: 'prize_2' } }],
  ])('differs with %s', async (_what, change) => {
    expect(await checkTurn({ ...TURN, ...change }, FAIRNESS, PRIZES)).toBe('differs');
  });

  it('differs with a seed that has not the hash that was shown', async () => {
    const serverSeed = SERVER_SEED.replace('6', '7');
    expect(await checkTurn(TURN, { ...FAIRNESS, revealed: [{ ...PAIR, serverSeed }] }, PRIZES)).toBe('differs');
  });
});

describe('a draw of tickets', () => {
  it('PR-27: matches when hash, list and winners follow from what was published', async () => {
    expect(await checkTickets(DRAW, 2)).toEqual({
      isSeedSame: true,
      isListSame: true,
      winners: [true, true],
      matches: true,
    });
  });

  it('is not computed before its seed is published', async () => {
    const { serverSeed: _serverSeed, ...closed } = DRAW;
    expect(await checkTickets(closed, 2)).toBeUndefined();
  });

  it('PR-27: shows which part differs', async () => {
    const seed = await checkTickets({ ...DRAW, serverSeedHash: HASH }, 2);
    expect(seed).toMatchObject({ isSeedSame: false, isListSame: true, winners: [true, true], matches: false });
    const text = `${DRAW.ticketsText}8-8:ffffffffffff\n`;
    expect(await checkTickets({ ...DRAW, ticketsText: text }, 2)).toMatchObject({ isListSame: false, matches: false });
    const changed = (DRAW.winners ?? []).map((winner, place) => (place === 1 ? { ...winner, ticket: 5 } : winner));
    expect(await checkTickets({ ...DRAW, winners: changed }, 2)).toMatchObject({
      winners: [true, false],
      matches: false,
    });
  });

  it('differs when a prize was not drawn, and when the list is not in its form', async () => {
    expect(await checkTickets({ ...DRAW, winners: DRAW.winners?.slice(0, 1) ?? [] }, 2)).toMatchObject({
      winners: [true],
      matches: false,
    });
    expect(await checkTickets({ ...DRAW, ticketsText: 'a list' }, 2)).toMatchObject({
      isListSame: false,
      matches: false,
    });
  });
});
