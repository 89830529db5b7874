import { formatAmount } from '@croupier/sdk/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createFrozenClock } from '../../clock/clock.ts';
import { createWorld } from '../../node.ts';
import { ids } from '../../seed/members.ts';
import type { PromotionJoinRow } from '../../store/rows/promotions.ts';
import { settleLostBet, takeBackBet } from '../../testing/play.ts';
import { redatePromotion } from './join-counts.ts';

const CHALLENGE = 'promo_slot_fortnight';
const START = Date.parse('2026-11-21T06:00:00Z');
const HOUR = 3_600_000;
/** Hours after the start at which an activity can be joined, and at which it can end. */
const JOIN_HOUR = 10;
const END_HOUR = 60;

const iso = (hour: number): string => new Date(START + hour * HOUR).toISOString();

const bet = fc.record({
  hour: fc.integer({ min: 0, max: 72 }),
  minor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  gameType: fc.constantFrom('RNG' as const, 'RNG' as const, 'LIVE' as const),
  isTakenBack: fc.boolean(),
});

const JOIN: PromotionJoinRow = {
  id: 'pp_property',
  memberId: ids.newcomer,
  promotionId: CHALLENGE,
  currency: 'PHP',
  counted: '0.00',
  joinedAt: iso(JOIN_HOUR),
  endAt: iso(END_HOUR),
  decidedAt: null,
  amount: null,
};

it('PR-02: what is counted for a joined promotion is what a recount of the bets gives', () => {
  const world = createWorld({ clock: createFrozenClock(new Date(START)) });
  const { store } = world;
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 25 }), fc.option(fc.integer({ min: JOIN_HOUR, max: 72 })), (bets, moved) => {
      store.transact(() => store.promotionJoins.insert(JOIN));
      for (const [index, { hour, minor, gameType, isTakenBack }] of bets.entries()) {
        const validBet = formatAmount({ minor, currency: 'PHP' });
        const id = `bet_${index}`;
        settleLostBet(world, { memberId: ids.newcomer, id, at: iso(hour), gameType, validBet });
        // Staff move the end while there are bets before and after it.
        if (index === Math.floor(bets.length / 2) && moved !== null)
          redatePromotion(world, CHALLENGE, { startAt: null, endAt: iso(moved) });
        if (isTakenBack) takeBackBet(world, id);
      }
      const last = bets.length > 0 && moved !== null ? moved : END_HOUR;
      const expected = bets
        .filter((one) => one.gameType === 'RNG' && !one.isTakenBack && one.hour > JOIN_HOUR && one.hour < last)
        .reduce((sum, { minor }) => sum + minor, 0n);
      const counted = store.promotionJoins.get(JOIN.id)?.counted;
      store.transact(() => {
        store.promotionJoins.remove(JOIN.id);
        for (const { id } of store.bets.findBy('memberId', ids.newcomer)) store.bets.remove(id);
      });
      expect(counted).toBe(formatAmount({ minor: expected, currency: 'PHP' }));
    }),
    { numRuns: 100, seed: 20_261_121 },
  );
});
