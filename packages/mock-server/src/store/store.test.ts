import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createStore } from './store.ts';

const failure = (id: string, count: number) => ({ id, count, lastAt: '2026-11-21T06:00:00.000Z', lockedUntil: null });

describe('a transaction', () => {
  it('that throws leaves no trace, whatever it wrote', () => {
    const write = fc.record({
      kind: fc.constantFrom('insert', 'update', 'remove'),
      id: fc.constantFrom('a', 'b', 'c'),
      count: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(write), (writes) => {
        const store = createStore();
        store.transact(() => ['a', 'b'].forEach((id) => store.loginFailures.insert(failure(id, 0))));
        const before = JSON.stringify(store.loginFailures.all());
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
        const byId = (text: string): string =>
          JSON.stringify(JSON.parse(text).toSorted((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)));
        expect(byId(JSON.stringify(store.loginFailures.all()))).toBe(byId(before));
      }),
      { numRuns: 100 },
    );
  });

  it('inside another is taken back with it', () => {
    const store = createStore();
    expect(() =>
      store.transact(() => {
        store.transact(() => store.loginFailures.insert(failure('a', 1)));
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(store.loginFailures.get('a')).toBeUndefined();
  });

  it('tells once that it has committed, and not when nothing was written', () => {
    let commits = 0;
    const store = createStore(() => (commits += 1));
    store.transact(() => store.loginFailures.get('a'));
    store.transact(() => {
      store.loginFailures.insert(failure('a', 1));
      store.loginFailures.insert(failure('b', 1));
    });
    expect(commits).toBe(1);
  });
});

describe('a collection', () => {
  it('refuses a write outside a transaction', () => {
    const store = createStore();
    expect(() => store.loginFailures.insert(failure('a', 1))).toThrow('transaction');
  });

  it('refuses a row that its schema does not allow, and a second row with the same id', () => {
    const store = createStore();
    expect(() => store.transact(() => store.loginFailures.insert(failure('a', 0.5)))).toThrow('int');
    store.transact(() => store.loginFailures.insert(failure('a', 1)));
    expect(() => store.transact(() => store.loginFailures.insert(failure('a', 2)))).toThrow('exists already');
  });

  it('finds rows by an indexed field, also after they changed, and refuses to look up by another', () => {
    const store = createStore();
    const session = { id: 't1', memberId: 'm1', expiresAt: '2026-11-21T06:00:00.000Z' };
    store.transact(() => store.sessions.insert(session));
    store.transact(() => store.sessions.update('t1', { memberId: 'm2' }));
    expect(store.sessions.findBy('memberId', 'm1')).toEqual([]);
    expect(store.sessions.findBy('memberId', 'm2')).toEqual([{ ...session, memberId: 'm2' }]);
    expect(() => store.sessions.findBy('expiresAt', session.expiresAt)).toThrow('index');
  });
});
