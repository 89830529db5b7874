import { createStore } from '../src/store/store.ts';

const TIMES = 200;

/** Measures store operations in microseconds, for several numbers of rows in a collection. */
export function measureStore(): unknown[] {
  return [100, 1000, 10_000].map((rows) => {
    const store = createStore();
    const expiresAt = '2026-11-21T06:00:00.000Z';
    const reset = (number: number) => ({ id: `t${number}`, memberId: `m${number % 50}`, expiresAt });
    store.transact(() => {
      for (let number = 0; number < rows; number += 1) store.passwordResets.insert(reset(number));
    });
    const cost = (work: (number: number) => void): number => {
      const startedAt = performance.now();
      for (let number = 0; number < TIMES; number += 1) work(number);
      return Math.round(((performance.now() - startedAt) * 1e4) / TIMES) / 10;
    };
    // Spreads the ids over the collection.
    const idAt = (number: number): string => `t${(number * 7919) % rows}`;
    return {
      rows,
      get: cost((number) => store.passwordResets.get(idAt(number))),
      findBy: cost((number) => store.passwordResets.findBy('memberId', `m${number % 50}`)),
      all: cost(() => store.passwordResets.all()),
      insert: cost((number) => store.transact(() => store.passwordResets.insert(reset(rows + number)))),
      update: cost((number) => store.transact(() => store.passwordResets.update(idAt(number), { expiresAt }))),
      remove: cost((number) => store.transact(() => store.passwordResets.remove(`t${rows + number}`))),
      save: cost(() => store.save()),
    };
  });
}
