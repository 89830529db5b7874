import { parseAmount } from '@croupier/sdk/rules';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createFrozenClock } from '../../clock/clock.ts';
import { createWorld, type World } from '../../node.ts';
import { ids } from '../../seed/members.ts';
import { setMain } from '../../testing/withdrawals.ts';
import { applyPaymentReport, createOrder } from '../deposits/index.ts';
import { acknowledge } from '../gaming-sessions/index.ts';
import { callContextOf, Refusal, type CallContext } from '../kernel/index.ts';
import { bookTransfer } from '../transfers/index.ts';
import { credit, debit, rollback } from '../vendor-wallet/index.ts';
import { confirmLimit, getProtection, mayReceive, setLimit } from './index.ts';

const START = new Date('2026-11-21T06:00:00Z');
/** Operations of all sequences together, at least. */
const OPERATIONS = 2500;
const MEMBER = { id: ids.newcomer, currency: 'PHP' };
const MINUTE = 60_000;
const LAUNCH = { id: 'ln_limits', token: 'TALA', vendor: 'TALA', nodeId: 'rng_20510', demo: false };

const pesos = fc.integer({ min: 50, max: 900 });
const period = fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const);
const operation = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deposit'), pesos }) },
  /** The provider may report more than was ordered. */
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay'), more: fc.constantFrom(0, 0, 500) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('receive'), pesos }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('stake'), pesos }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('payout'), pesos }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rollback'), call: fc.nat(1000) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('limit'),
      kind: fc.constantFrom('DEPOSIT' as const, 'LOSS' as const, 'WAGER' as const),
      period,
      pesos: fc.option(fc.integer({ min: 0, max: 6000 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('minutes'), minutes: fc.integer({ min: 15, max: 400 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('confirm'),
      kind: fc.constantFrom('DEPOSIT' as const, 'LOSS' as const, 'WAGER' as const, 'SESSION' as const),
      period,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 9, 50, 700, 1500) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

const seeded = createWorld({ clock: createFrozenClock(START) });

/** A world in which bituin has money and an open game. */
function openWorld(): World {
  const world = createWorld({ copyOf: seeded, clock: createFrozenClock(START) });
  setMain(world, '500000.00', MEMBER);
  const now = START.toISOString();
  world.store.transact(() => {
    world.store.launches.insert({ ...LAUNCH, memberId: MEMBER.id, openedAt: now, usedAt: now, endedAt: null });
  });
  return world;
}

const money = (amount: number) => ({ amount: `${amount}.00`, currency: 'PHP' });

/** The context of the member's calls. */
function asMember(world: World): CallContext {
  const session = { id: 'test', memberId: MEMBER.id, expiresAt: '', loginId: '', lastSeenAt: '', lastLoginId: null };
  return callContextOf(world, { session });
}

/** Does one thing; `spends` names the kinds whose limits must hold after it. */
function perform(world: World, what: Operation, number: number): { readonly spends?: readonly string[] } {
  const member = asMember(world);
  const vendor = callContextOf(world, { server: LAUNCH.vendor });
  const round = { launchToken: LAUNCH.token, transactionId: `vt_${number}`, roundId: `rd_${number % 7}` };
  switch (what.do) {
    case 'deposit':
      createOrder(member, { methodId: 'pm_qr_01', ...money(what.pesos) });
      return { spends: ['DEPOSIT'] };
    case 'pay': {
      const [order] = world.store.depositOrders
        .findBy('memberId', MEMBER.id)
        .filter(({ status }) => status === 'PENDING');
      if (order === undefined) return {};
      const paid = money(Number.parseInt(order.amount, 10) + what.more);
      applyPaymentReport(world, order.provider, { orderId: order.id, status: 'COMPLETED', ...paid });
      return {};
    }
    case 'receive': {
      const [sender, receiver] = [ids.agent, MEMBER.id].map((id) => world.store.members.get(id));
      const amount = parseAmount(`${what.pesos}.00`, 'PHP');
      if (sender === undefined || receiver === undefined || !mayReceive(world, MEMBER, amount)) return {};
      bookTransfer(world, { sender, receiver, relation: 'DOWNLINE', amount });
      return { spends: ['DEPOSIT'] };
    }
    case 'stake':
      debit(vendor, { ...round, ...money(what.pesos) });
      return { spends: ['LOSS', 'WAGER'] };
    case 'payout':
      credit(vendor, { ...round, ...money(what.pesos) });
      return {};
    case 'rollback':
      rollback(vendor, { transactionId: `vr_${number}`, originalTransactionId: `vt_${what.call % (number + 1)}` });
      return {};
    case 'limit': {
      const amount = what.pesos === null ? null : `${what.pesos}.00`;
      setLimit(member, { kind: what.kind, period: what.period }, { amount, currency: 'PHP' });
      return {};
    }
    case 'minutes':
      setLimit(member, { kind: 'SESSION', period: 'DAY' }, { amount: String(what.minutes) });
      return {};
    case 'confirm':
      confirmLimit(member, { kind: what.kind, period: what.period });
      return {};
    case 'wait':
      world.clock.advance(what.minutes * MINUTE);
      world.runDueTasks();
      acknowledge(world, MEMBER.id);
      // The launch counts as new, because it would not last as long as a sequence.
      world.store.transact(() => world.store.launches.update(LAUNCH.id, { openedAt: world.clock.now().toISOString() }));
      return {};
  }
}

/** Everything that an operation of the member could have changed. */
function stateOf({ store }: World): string {
  const { playerLimits, gamingSessions, depositOrders, bets, vendorTransactions, limitPrompts } = store;
  const rows = [playerLimits, gamingSessions, depositOrders].map((rows) => rows.findBy('memberId', MEMBER.id));
  return JSON.stringify([store.journal.size(), bets.all().length, vendorTransactions.all(), limitPrompts.all(), rows]);
}

function checkLimits(world: World, spent: readonly string[]): void {
  for (const { kind, period: time, amount, used } of getProtection(asMember(world)).limits) {
    if (spent.includes(kind) && parseAmount(used, 'PHP').minor > parseAmount(amount, 'PHP').minor)
      throw new Error(`${used} of ${amount} are used of ${kind} ${time}.`);
  }
}

it('P-05: takes nothing above a limit in any order of operations, and refusals leave no trace', () => {
  let [performed, spending, refused] = [0, 0, 0];
  const property = fc.property(fc.array(operation, { minLength: 40, maxLength: 160, size: 'max' }), (operations) => {
    const world = openWorld();
    for (const [number, what] of operations.entries()) {
      const before = stateOf(world);
      performed += 1;
      try {
        const { spends = [] } = perform(world, what, number);
        if (spends.length > 0) spending += 1;
        checkLimits(world, spends);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused += 1;
        expect(stateOf(world)).toBe(before);
      }
    }
  });
  fc.assert(property, { numRuns: 40 });
  expect(performed).toBeGreaterThan(OPERATIONS);
  // A sequence of refusals, or without one, would prove nothing.
  expect(spending / performed).toBeGreaterThan(0.1);
  expect(refused / performed).toBeGreaterThan(0.1);
});
