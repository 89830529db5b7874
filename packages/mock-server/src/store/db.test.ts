import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';

import { createStore, type Store } from './store.ts';

const AT = '2026-11-21T06:00:00.000Z';
const reset = (id: string, memberId: string) => ({ id, memberId, expiresAt: AT });

/** A row without the library's symbols. */
const plain = <Item extends object>(row: Item): Item => JSON.parse(JSON.stringify(row));

const sorted = <Item extends { readonly id: string }>(rows: readonly Item[]) =>
  rows.map(plain).toSorted((a, b) => a.id.localeCompare(b.id));

/** Compares both sides: all rows, one by id, those with an indexed value, and their number. */
function expectEqualSides({ db, passwordResets }: Store): void {
  expect(sorted(db.passwordResets.getAll())).toEqual(sorted(passwordResets.all()));
  expect(db.passwordResets.count()).toBe(passwordResets.all().length);
  for (const id of ['a', 'b', 'c', 'd']) {
    const entity = db.passwordResets.findFirst({ where: { id: { equals: id } } });
    expect(entity === null ? undefined : plain(entity)).toEqual(passwordResets.get(id));
  }
  for (const memberId of ['m1', 'm2']) {
    const entities = db.passwordResets.findMany({ where: { memberId: { equals: memberId } } });
    expect(sorted(entities)).toEqual(sorted(passwordResets.findBy('memberId', memberId)));
  }
}

const write = fc.record({
  side: fc.constantFrom('db', 'collection'),
  kind: fc.constantFrom('create', 'update', 'updateMany', 'delete', 'deleteMany'),
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  memberId: fc.constantFrom('m1', 'm2'),
});
interface Write {
  readonly side: 'db' | 'collection';
  readonly kind: 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany';
  readonly id: string;
  readonly memberId: string;
}

function applyToDb({ db, passwordResets }: Store, { kind, id, memberId }: Write): void {
  const one = { where: { id: { equals: id } } };
  const many = { where: { memberId: { equals: memberId } } };
  if (kind === 'create') {
    if (passwordResets.get(id) === undefined) db.passwordResets.create(reset(id, memberId));
  } else if (kind === 'update') db.passwordResets.update({ ...one, data: { memberId } });
  else if (kind === 'updateMany')
    db.passwordResets.updateMany({ ...many, data: { expiresAt: AT.replace('06', id === 'a' ? '07' : '08') } });
  else if (kind === 'delete') db.passwordResets.delete(one);
  else db.passwordResets.deleteMany(many);
}

function applyToCollection({ passwordResets }: Store, { kind, id, memberId }: Write): void {
  const exists = passwordResets.get(id) !== undefined;
  const many = passwordResets.findBy('memberId', memberId);
  if (kind === 'create' && !exists) passwordResets.insert(reset(id, memberId));
  if (kind === 'update' && exists) passwordResets.update(id, { memberId });
  if (kind === 'updateMany') for (const row of many) passwordResets.update(row.id, { memberId: 'm1' });
  if (kind === 'delete' && exists) passwordResets.remove(id);
  if (kind === 'deleteMany') for (const row of many) passwordResets.remove(row.id);
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('writes' as const),
      writes: fc.array(write, { maxLength: 4 }),
      isRolledBack: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('compare' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('copy' as const, 'restore' as const) }) },
);

describe('db', () => {
  it('has the rows of the collections after any writes, rollbacks, copies and restores on both sides', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let store = createStore();
        for (const next of steps) {
          if (next.kind === 'compare') expectEqualSides(store);
          if (next.kind === 'copy') store = store.copy();
          if (next.kind === 'restore') {
            const restored = createStore();
            restored.restore(store.save());
            store = restored;
          }
          if (next.kind !== 'writes') continue;
          const before = sorted(store.passwordResets.all());
          let isUndone = false;
          try {
            store.transact(() => {
              for (const change of next.writes)
                if (change.side === 'db') applyToDb(store, change);
                else applyToCollection(store, change);
              if (next.isRolledBack) throw new RangeError('stop');
            });
          } catch (error) {
            if (!(error instanceof RangeError)) throw error;
            isUndone = true;
          }
          const after = sorted(store.passwordResets.all());
          expect(isUndone ? after : before).toEqual(before);
        }
        expectEqualSides(store);
      }),
      { numRuns: 300, seed: 20_261_123 },
    );
  });

  it('refuses a row that violates its schema, and has the old rows then', () => {
    const store = createStore();
    store.db.passwordResets.create(reset('a', 'm1'));
    expect(() => store.db.passwordResets.create({ id: 'b', memberId: 'm1', expiresAt: 'soon' })).toThrow('datetime');
    const one = { where: { id: { equals: 'a' } } };
    expect(() => store.db.passwordResets.update({ ...one, data: { expiresAt: 'soon' } })).toThrow('datetime');
    expectEqualSides(store);
    expect(store.passwordResets.all()).toEqual([reset('a', 'm1')]);
  });

  it('refuses to change the id of a row', () => {
    const store = createStore();
    store.db.passwordResets.create(reset('a', 'm1'));
    const one = { where: { id: { equals: 'a' } } };
    expect(() => store.db.passwordResets.update({ ...one, data: { id: 'b' } })).toThrow('cannot be changed');
    expectEqualSides(store);
  });

  it('is one transaction per write, which a watcher sees', () => {
    const touched: string[] = [];
    let commits = 0;
    const store = createStore({
      onTouch: (collection, id) => void touched.push(`${collection} ${id}`),
      onCommit: () => void (commits += 1),
    });
    store.db.passwordResets.create(reset('a', 'm1'));
    store.db.passwordResets.deleteMany({ where: { memberId: { equals: 'm1' } } });
    expect([touched, commits]).toEqual([['passwordResets a', 'passwordResets a'], 2]);
  });

  it('does not show collections that grow with every call', () => {
    const { db } = createStore();
    expect(Object.keys(db)).toEqual(expect.arrayContaining(['members', 'profiles', 'depositOrders', 'siteFlags']));
    for (const name of ['bets', 'loginRecords', 'requestKeys']) expect(db).not.toHaveProperty(name);
  });

  it('opens no channel to other tabs, which share a world by its storage', () => {
    const channels: string[] = [];
    const { BroadcastChannel } = globalThis;
    onTestFinished(() => {
      Object.assign(globalThis, { BroadcastChannel });
      Reflect.deleteProperty(globalThis, 'window');
    });
    function Spy(name: string): void {
      channels.push(name);
    }
    Object.assign(globalThis, { BroadcastChannel: Spy, window: globalThis });
    createStore().db.passwordResets.create(reset('a', 'm1'));
    expect(channels).toEqual([]);
    expect(globalThis.BroadcastChannel).toBe(Spy);
  });
});
