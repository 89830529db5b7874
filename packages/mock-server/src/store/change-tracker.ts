import type { Clock } from '../clock/clock.ts';
import type { Random } from '../clock/random.ts';
import type { Store, StoreWatcher } from './store.ts';
import { SCHEMA_VERSION, type SavedWorld, type WorldChange } from './world-storage.ts';

interface TrackedWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  save(): SavedWorld;
}

/** Tracks what has changed in a world since the last write. */
export interface ChangeTracker {
  /** Watcher to pass to `createWorld`. */
  readonly watcher: Required<Pick<StoreWatcher, 'onTouch'>> & { readonly onCommit: () => void };
  /** Must be called before each call is answered. */
  start(world: TrackedWorld): void;
  /** True when the call has changed stored state. */
  hasChanged(world: TrackedWorld): boolean;
  /** Returns the change since the last write. */
  changeOf(world: TrackedWorld): WorldChange;
  /** Must be called after the world was written. */
  markWritten(world: TrackedWorld): void;
  /** Must be called when nothing is stored any more; the next change is the whole world. */
  markDeleted(): void;
}

export function createChangeTracker(): ChangeTracker {
  let isWhole = true;
  let isChanged = false;
  let writtenMovements = 0;
  let positionBefore = '';
  const touched = new Map<string, Set<string>>();
  // The clock and the random numbers can advance without a written row.
  const position = ({ clock, random }: TrackedWorld): string => JSON.stringify([clock.position(), random.position()]);

  return {
    watcher: {
      onCommit: () => void (isChanged = true),
      onTouch(collection, id) {
        // The next change contains all rows.
        if (isWhole) return;
        const ids = touched.get(collection);
        if (ids === undefined) touched.set(collection, new Set([id]));
        else ids.add(id);
      },
    },
    start(world) {
      isChanged = false;
      positionBefore = position(world);
    },
    hasChanged: (world) => isChanged || position(world) !== positionBefore,
    changeOf: (world) => ({
      isWhole,
      shape: SCHEMA_VERSION,
      clock: world.clock.position(),
      random: world.random.position(),
      rows: world.store.rowsNow(isWhole ? undefined : touched),
      movements: world.store.journal.since(isWhole ? 0 : writtenMovements),
      save: () => world.save(),
    }),
    markWritten(world) {
      isWhole = false;
      touched.clear();
      writtenMovements = world.store.journal.size();
    },
    markDeleted() {
      isWhole = true;
      touched.clear();
    },
  };
}
