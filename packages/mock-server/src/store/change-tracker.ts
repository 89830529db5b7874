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

/** Remembers what of a world differs from what was written last. */
export interface ChangeTracker {
  /** To be given to the world when it is made. */
  readonly watcher: Required<Pick<StoreWatcher, 'onTouch'>> & { readonly onCommit: () => void };
  /** Called before a call is answered. */
  start(world: TrackedWorld): void;
  /** Whether the call has changed anything that is kept. */
  hasChanged(world: TrackedWorld): boolean;
  changeOf(world: TrackedWorld): WorldChange;
  /** Called when the world is kept as it is now. */
  written(world: TrackedWorld): void;
  /** Called when nothing of the world is kept any more. */
  forget(): void;
}

export function createChangeTracker(): ChangeTracker {
  let isWhole = true;
  let isChanged = false;
  let movements = 0;
  let positionBefore = '';
  const touched = new Map<string, Set<string>>();
  // Time and chance move without a row being written.
  const position = ({ clock, random }: TrackedWorld): string => JSON.stringify([clock.position(), random.position()]);

  return {
    watcher: {
      onCommit: () => void (isChanged = true),
      onTouch(collection, id) {
        // All rows are written anyway.
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
      movements: world.store.journal.since(isWhole ? 0 : movements),
      save: () => world.save(),
    }),
    written(world) {
      isWhole = false;
      touched.clear();
      movements = world.store.journal.size();
    },
    forget() {
      isWhole = true;
      touched.clear();
    },
  };
}
