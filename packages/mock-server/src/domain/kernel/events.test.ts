import { expect, it } from 'vitest';

import { createCaller } from '../../testing/caller.ts';
import { NO_LISTENERS } from './context.ts';
import { emit } from './events.ts';
import { Refusal } from './refusal.ts';

const EVENT = { memberId: 'm_1' };

it('runs the listeners of an event in their order, within the call', () => {
  const runs: string[] = [];
  const { world } = createCaller();
  const listeners = { ...NO_LISTENERS, passwordChanged: [() => runs.push('first'), () => runs.push('second')] };
  emit({ ...world, listeners }, 'passwordChanged', EVENT);
  expect(runs).toEqual(['first', 'second']);
});

it('undoes the writes of the emitting function and of all listeners when one of them refuses', () => {
  const { world } = createCaller();
  const { store } = world;
  const limit = (id: string): void =>
    void store.tallies.insert({ id, startedAt: '2026-01-01T00:00:00Z', count: 1, blockedUntil: null });
  const refuse = (): never => {
    throw new Refusal('NOT_FOUND');
  };
  const listeners = { ...NO_LISTENERS, passwordChanged: [() => limit('listener'), refuse] };
  const change = (): void =>
    store.transact(() => {
      limit('emitter');
      emit({ ...world, listeners }, 'passwordChanged', EVENT);
    });
  expect(change).toThrow('NOT_FOUND');
  expect(store.tallies.all()).toEqual([]);
});
