import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createStore } from './store.ts';

const sessionOf = (id: string, memberId: string) => ({
  id,
  memberId,
  expiresAt: '2026-11-21T06:00:00.000Z',
  loginId: 'log_1',
  lastSeenAt: '2026-11-20T06:00:00.000Z',
  lastLoginId: null,
});
const failure = (id: string, count: number) => ({ id, count, lastAt: '2026-11-21T06:00:00.000Z', lockedUntil: null });

describe('a transaction', () => {
  it('undoes all its writes when it throws', () => {
    const write = fc.record({
      kind: fc.constantFrom('insert', 'update', 'remove'),
      id: fc.constantFrom('a', 'b', 'c'),
      count: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(write), (writes) => {
        const store = createStore();
        store.transact(() => ['a', 'b'].forEach((id) => store.loginFailures.insert(failure(id, 0))));
        const before = store.loginFailures.all();
        expect(() =>
          store.transact(() => {
            for (const { kind, id, count } of writes) {
              const exists = store.loginFailures.get(id) !== undefined;
              if (kind === 'insert' && !exists) store.loginFailures.insert(failure(id, count));
              if (kind === 'update' && exists) store.loginFailures.update(id, { count });
              if (kind === 'remove' && exists) store.loginFailures.remove(id);
            }
            throw new Error('stop');
          }),
        ).toThrow('stop');
        expect(store.loginFailures.all()).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });

  it('is undone with the outer transaction', () => {
    const store = createStore();
    expect(() =>
      store.transact(() => {
        store.transact(() => store.loginFailures.insert(failure('a', 1)));
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(store.loginFailures.get('a')).toBeUndefined();
  });

  it('calls onCommit once, and not when nothing was written', () => {
    let commits = 0;
    const store = createStore({ onCommit: () => (commits += 1) });
    store.transact(() => store.loginFailures.get('a'));
    store.transact(() => {
      store.loginFailures.insert(failure('a', 1));
      store.loginFailures.insert(failure('b', 1));
    });
    expect(commits).toBe(1);
  });
});

describe('a collection', () => {
  it('keeps its order when a row is updated, and returns frozen rows', () => {
    const store = createStore();
    store.transact(() => ['a', 'b', 'c'].forEach((id) => store.loginFailures.insert(failure(id, 1))));
    store.transact(() => store.loginFailures.update('a', { count: 2 }));
    const [first] = store.loginFailures.all();
    expect(first).toMatchObject({ id: 'a', count: 2 });
    expect(() => Object.assign(first ?? {}, { count: 3 })).toThrow('read only');
  });

  it('throws when a write is outside a transaction', () => {
    const store = createStore();
    expect(() => store.loginFailures.insert(failure('a', 1))).toThrow('transaction');
  });

  it('rejects a row that violates its schema, and a second row with the same id', () => {
    const store = createStore();
    expect(() => store.transact(() => store.loginFailures.insert(failure('a', 0.5)))).toThrow('int');
    store.transact(() => store.loginFailures.insert(failure('a', 1)));
    expect(() => store.transact(() => store.loginFailures.insert(failure('a', 2)))).toThrow('exists already');
  });

  it('finds rows by an indexed field after an update, and throws for a field without an index', () => {
    const store = createStore();
    const session = sessionOf('t1', 'm1');
    store.transact(() => store.sessions.insert(session));
    store.transact(() => store.sessions.update('t1', { memberId: 'm2' }));
    expect(store.sessions.findBy('memberId', 'm1')).toEqual([]);
    expect(store.sessions.findBy('memberId', 'm2')).toEqual([{ ...session, memberId: 'm2' }]);
    expect(() => store.sessions.findBy('expiresAt', session.expiresAt)).toThrow('index');
  });

  it('finds the oldest and the newest row of a value, in the order of insertion also after writes were undone', () => {
    const store = createStore();
    const idsOf = (memberId: string) => [
      store.sessions.oldestBy('memberId', memberId)?.id,
      store.sessions.newestBy('memberId', memberId, ({ id }) => id !== 't4')?.id,
    ];
    store.transact(() => {
      for (const [id, memberId] of [
        ['t1', 'm1'],
        ['t2', 'm2'],
        ['t3', 'm1'],
        ['t4', 'm1'],
      ] as const)
        store.sessions.insert(sessionOf(id, memberId));
    });
    expect(() =>
      store.transact(() => {
        store.sessions.remove('t1');
        store.sessions.update('t2', { memberId: 'm1' });
        store.sessions.remove('t3');
        expect(idsOf('m1')).toEqual(['t2', 't2']);
        expect(idsOf('m2')).toEqual([undefined, undefined]);
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect([idsOf('m1'), idsOf('m2')]).toEqual([
      ['t1', 't3'],
      ['t2', 't2'],
    ]);
  });
});

describe('a copy of a store', () => {
  const rows = (store: ReturnType<typeof createStore>) => JSON.stringify(store.save());

  it('has the same data, and is independent of later writes to either store', () => {
    const store = createStore();
    store.transact(() => {
      for (const id of ['a', 'b', 'c']) store.loginFailures.insert(failure(id, 0));
      store.loginFailures.remove('a');
      store.loginFailures.insert(failure('a', 1));
      store.loginFailures.update('b', { count: 2 });
      const entries = [
        { account: 'operator', amount: -500n, currency: 'PHP' },
        { account: 'member', amount: 500n, currency: 'PHP' },
      ];
      const movement = { id: 'tx_1', kind: 'DEPOSIT' as const, at: '2026-11-21T06:00:00.000Z', memberId: 'm_1' };
      store.journal.append({ ...movement, reference: null, memo: null }, entries);
    });
    const before = rows(store);
    const commits: string[] = [];
    const copy = store.copy({ onCommit: () => commits.push('copy') });
    expect(rows(copy)).toBe(before);
    const change = (other: typeof store): void => {
      other.loginFailures.update('c', { count: 9 });
      other.loginFailures.remove('b');
      other.loginFailures.insert(failure('d', 4));
      const [movement] = other.journal.all().movements;
      if (movement === undefined) throw new Error('The copy has no movement.');
      const entries = other.journal.entriesOf(movement.id).map(({ account, amount, currency }) => ({
        account,
        amount: amount / 5n,
        currency,
      }));
      other.journal.append({ ...movement, id: 'tx_2' }, entries);
    };
    copy.transact(() => change(copy));
    expect([rows(store), commits]).toEqual([before, ['copy']]);
    expect(copy.journal.balanceOf('member', 'PHP')).toBe(600n);
    expect(copy.journal.movementsOf('m_1')).toHaveLength(2);
    const changed = rows(copy);
    const undone = store.copy();
    expect(() =>
      undone.transact(() => {
        change(undone);
        throw new Error('stop');
      }),
    ).toThrow('stop');
    store.transact(() => change(store));
    expect([rows(undone), rows(copy), rows(store)]).toEqual([before, changed, changed]);
  });
});
