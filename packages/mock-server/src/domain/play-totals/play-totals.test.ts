import { formatAmount } from '@croupier/sdk/rules';
import { expect, test } from 'vitest';

import { createWorld } from '../../world.ts';
import type { BetRow } from '../../store/rows/money.ts';
import { emit, type DomainContext } from '../kernel/index.ts';
import { playDaysOf, turnoverIn, validBetOfRow } from './play-totals.ts';

const OPEN: BetRow = {
  id: 'bet_1',
  memberId: 'm_1002',
  round: 'TALA m_1002 rd_1',
  roundId: 'rd_1',
  time: '2026-11-21T15:59:50Z',
  settledAt: null,
  gameType: 'LIVE',
  vendor: 'TALA',
  nodeId: null,
  gameName: 'Baccarat',
  stake: '100.00',
  payout: '0.00',
  currency: 'PHP',
  status: 'UNSETTLED',
  tickets: null,
};

function change(world: DomainContext, before: BetRow, part: Partial<BetRow>): BetRow {
  const after = { ...before, ...part };
  emit(world, 'betChanged', { before, after });
  return after;
}

test('M-06: a bet belongs to the brand day of its settlement, and one that is taken back leaves it (G-1, G-2)', () => {
  const world = createWorld();
  const total = (day: string): string => formatAmount(turnoverIn(world, OPEN.memberId, { from: day, to: day }));
  const won = change(world, OPEN, { status: 'SETTLED', settledAt: '2026-11-21T15:59:59Z', payout: '40.00' });
  change(world, { ...OPEN, id: 'bet_2' }, { status: 'SETTLED', settledAt: '2026-11-21T16:00:00Z' });
  expect([total('2026-11-21'), total('2026-11-22')]).toEqual(['100.00', '100.00']);

  change(world, won, { status: 'CANCELLED' });
  expect([total('2026-11-21'), total('2026-11-22')]).toEqual(['0.00', '100.00']);
});

test('a tie adds no turnover (G-1)', () => {
  const world = createWorld();
  change(world, OPEN, { status: 'SETTLED', settledAt: '2026-11-21T10:00:00Z', payout: '100.00' });
  expect(playDaysOf(world, OPEN.memberId)).toMatchObject([{ validBet: '0.00' }]);
});

test('the seeded bets of a member add up to the totals of the days, of a range with ends or without', () => {
  const world = createWorld();
  const minor = world.store.bets.findBy('memberId', 'm_1001').reduce((sum, bet) => sum + validBetOfRow(bet).minor, 0n);
  expect(minor).toBeGreaterThan(0n);
  expect(turnoverIn(world, 'm_1001', {}).minor).toBe(minor);
  const days = playDaysOf(world, 'm_1001')
    .map(({ day }) => day)
    .toSorted();
  expect(turnoverIn(world, 'm_1001', { from: days.at(0), to: days.at(-1) }).minor).toBe(minor);
});
