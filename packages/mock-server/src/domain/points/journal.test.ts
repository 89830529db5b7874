import { addPointUnits, UNITS_PER_POINT } from '@croupier/sdk/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createFrozenClock } from '../../clock/clock.ts';
import { createWorld, type World } from '../../node.ts';
import { personas } from '../../seed/personas.ts';
import { settleBet, takeBetBack } from '../../testing/bets.ts';
import { callContextOf, Refusal, type CallContext } from '../kernel/index.ts';
import { existingMember } from '../member/index.ts';
import { openSession } from '../session/index.ts';
import { grantPoints } from './account.ts';
import { convertPoints } from './convert.ts';
import { decideRedemption } from './decide.ts';
import { redeemGoods } from './redeem.ts';

const START = new Date('2026-11-21T06:00:00Z');
const MEMBERS = ['m_1001', 'm_1002'] as const;
const GOODS_ID = 'pg_earphones';
const STOCK = 3;
const PRICE = 600;
const seeded = createWorld({ clock: createFrozenClock(START) });

const member = fc.constantFrom(...MEMBERS);
const operation = fc.oneof(
  fc.record({ do: fc.constant('bet' as const), member, centavos: fc.integer({ min: 1, max: 50_000_000 }) }),
  fc.record({ do: fc.constant('takeBack' as const), pick: fc.nat() }),
  fc.record({ do: fc.constant('redeem' as const), member, quantity: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ do: fc.constant('decide' as const), pick: fc.nat(), approve: fc.boolean() }),
  fc.record({ do: fc.constant('convert' as const), member, points: fc.integer({ min: 400, max: 3000 }) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Item> ? Item : never;

interface Bench {
  readonly world: World;
  readonly callers: ReadonlyMap<string, CallContext>;
  readonly bets: string[];
  readonly orders: string[];
}

function openBench(): Bench {
  const world = createWorld({ copyOf: seeded, clock: createFrozenClock(START) });
  world.store.transact(() => world.store.pointGoods.update(GOODS_ID, { points: PRICE, stock: STOCK }));
  const callers = MEMBERS.map((id) => {
    grantPoints(world, { memberId: id, points: 2000, reason: { EN: 'Start', TY: 'Simula' }, at: START });
    const { token } = openSession(callContextOf(world, {}), existingMember(world, id));
    return [id, callContextOf(world, { session: world.store.sessions.get(token) })] as const;
  });
  return { world, callers: new Map(callers), bets: [], orders: [] };
}

function perform({ world, callers, bets, orders }: Bench, step: Operation, number: number): void {
  const callerOf = (id: string): CallContext => callers.get(id) ?? callContextOf(world, {});
  const { password } = personas.member;
  switch (step.do) {
    case 'bet': {
      const validBet = `${Math.floor(step.centavos / 100)}.${String(step.centavos % 100).padStart(2, '0')}`;
      settleBet(world, { id: `bet-${number}`, memberId: step.member, validBet });
      bets.push(`bet-${number}`);
      return;
    }
    case 'takeBack': {
      const [id] = bets.splice(step.pick % Math.max(1, bets.length), 1);
      if (id !== undefined) takeBetBack(world, id);
      return;
    }
    case 'redeem': {
      const delivery = { recipient: 'Tala', mobileNum: '9171234567', countryCode: 'PH', address: '8 Luna Street' };
      const body = { rewardId: GOODS_ID, quantity: step.quantity, password, delivery };
      orders.push(redeemGoods(callerOf(step.member), body).pointRedemption.redemptionId);
      return;
    }
    case 'decide': {
      const [id] = orders.splice(step.pick % Math.max(1, orders.length), 1);
      if (id !== undefined) decideRedemption(world, id, step.approve ? 'APPROVE' : 'REJECT');
      return;
    }
    case 'convert':
      convertPoints(callerOf(step.member), { points: String(step.points), password });
  }
}

/** Points and units of a member by the records of points that are not play, and by the bets that were not taken back. */
function checkJournal({ world }: Bench, memberId: string): void {
  const { store } = world;
  const account = store.pointAccounts.get(memberId);
  const records = store.pointRecords.findBy('memberId', memberId);
  let balance = 0;
  for (const { points, balanceAfter } of records) {
    balance += points;
    if (balanceAfter !== balance) throw new Error(`${memberId} has ${balance}, not ${balanceAfter}.`);
  }
  if (account?.points !== balance) throw new Error(`${memberId} has ${balance} points by the records.`);
  const ofPlay = records.filter(({ type, remarkEn }) => type === 'EARN' || remarkEn === 'A bet was taken back');
  const ofRecords = ofPlay
    .filter(({ remarkEn }) => remarkEn !== 'Play until then')
    .reduce((sum, { points }) => sum + BigInt(points), 0n);
  const units = store.bets
    .findBy('memberId', memberId)
    .reduce((sum, { id }) => sum + BigInt(store.pointEarnings.get(id)?.units ?? 0), 0n);
  expect(ofRecords * UNITS_PER_POINT + BigInt(account.remainder)).toBe(units);
  expect(addPointUnits(0n, units).remainder).toBe(BigInt(account.remainder));
}

it('PR-60, PR-61, PR-63: no unit of points is lost or doubled, and the stock adds up, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 40, size: 'max' }), (operations) => {
      const bench = openBench();
      for (const [number, step] of operations.entries()) {
        try {
          perform(bench, step, number);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      for (const memberId of MEMBERS) checkJournal(bench, memberId);
      const { store } = bench.world;
      const sold = store.pointRedemptions
        .all()
        .filter(({ goodsId, status }) => goodsId === GOODS_ID && status !== 'REJECTED')
        .reduce((sum, { quantity }) => sum + quantity, 0);
      expect((store.pointGoods.get(GOODS_ID)?.stock ?? -1) + sold).toBe(STOCK);
    }),
    { numRuns: 40 },
  );
});
