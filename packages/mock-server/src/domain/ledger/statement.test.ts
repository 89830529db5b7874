import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';

import { createStore } from '../../store/store.ts';
import { readStatement } from './statement.ts';

const ACCOUNT = 'member:m_1:main';
const STOPPED = new Error('stop');
const KINDS = ['DEPOSIT', 'BET', 'PAYOUT'] as const;

interface Booking {
  readonly kind: (typeof KINDS)[number];
  readonly at: number;
  readonly minor: number;
  /** True when the transaction fails after the booking. */
  readonly fails: boolean;
}

const booking: fc.Arbitrary<Booking> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.integer({ min: 0, max: 20 }),
  minor: fc.integer({ min: -50, max: 50 }).filter((minor) => minor !== 0),
  fails: fc.boolean(),
});

function book(store: ReturnType<typeof createStore>, number: number, { kind, at, minor, fails }: Booking): void {
  const movement = {
    id: `tx_${number}`,
    kind,
    at: new Date(at).toISOString(),
    memberId: null,
    reference: null,
    memo: null,
  };
  const sides = [
    { account: ACCOUNT, amount: BigInt(minor), currency: 'PHP' },
    { account: 'house', amount: BigInt(-minor), currency: 'PHP' },
  ];
  const work = (): void => {
    store.journal.append(movement, sides);
    // A statement read inside a failing transaction must not stay cached either.
    readStatement({ store }, ACCOUNT, { currency: 'PHP', kind: 'ALL', from: 0, to: 20 });
    if (fails) throw STOPPED;
  };
  try {
    store.transact(work);
  } catch (error) {
    if (error !== STOPPED) throw error;
  }
}

it('equals a scan of all movements after any sequence of bookings and rollbacks', () => {
  const range = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 }));
  const request = fc.record({ kind: fc.constantFrom('ALL', ...KINDS), range, count: fc.integer({ min: 0, max: 8 }) });
  fc.assert(
    fc.property(fc.array(fc.tuple(booking, request), { maxLength: 30 }), (steps) => {
      const store = createStore();
      const kept: (Booking & { readonly id: string })[] = [];
      for (const [number, [booked, { kind, range: ends, count }]] of steps.entries()) {
        book(store, number, booked);
        if (!booked.fails) kept.push({ ...booked, id: `tx_${number}` });
        const [from = 0, to = 0] = ends.toSorted((a, b) => a - b);
        const expected = kept
          .filter(({ at }) => at >= from && at <= to)
          .filter((line) => kind === 'ALL' || line.kind === kind)
          .toSorted((a, b) => a.at - b.at);
        const part = readStatement({ store }, ACCOUNT, { currency: 'PHP', kind, from, to });
        const sum = (sign: 1 | -1) =>
          expected.reduce((total, { minor }) => total + (minor * sign > 0 ? BigInt(minor * sign) : 0n), 0n);
        expect([part.count, part.in, part.out]).toEqual([expected.length, sum(1), sum(-1)]);
        const newest = count === 0 ? [] : expected.slice(-count);
        expect(part.newest(count).map(({ movement }) => movement.id)).toEqual(newest.map(({ id }) => id));
      }
    }),
  );
});

it('reads a page without scanning all movements again', () => {
  const store = createStore();
  for (let number = 0; number < 2000; number += 1)
    book(store, number, { kind: 'BET', at: number, minor: 1, fails: false });
  const query = { currency: 'PHP', kind: 'ALL', from: 0, to: 5000 };
  readStatement({ store }, ACCOUNT, query);
  const movement = vi.spyOn(store.journal, 'movement');
  expect(readStatement({ store }, ACCOUNT, query).newest(20)).toHaveLength(20);
  expect(movement.mock.calls.length).toBeLessThan(30);
});
