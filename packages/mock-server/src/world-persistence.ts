import type { WorldOrigin } from './scenario/control-port.ts';
import { createChangeTracker, type ChangeTracker } from './store/change-tracker.ts';
import type { WorldStorage } from './store/world-storage.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** A world in use. */
export interface LoadedWorld {
  readonly world: World;
  /** Replaces the world. Throws, and keeps it, when the saved state is invalid. */
  renew(origin: WorldOrigin): void;
}

/** Holder of a world. */
export interface WorldHolder {
  /**
   * Runs the work on the world as it is now; what it changes is kept before the result is there. Throws NotKept when it
   * could not be kept; then nothing of it has happened.
   */
  use<Result>(work: (held: LoadedWorld) => Result): Promise<Result>;
}

/** The storage took no more, so what the work has changed is undone. */
export class NotKept extends Error {}

/** A world that ends with its process. */
export function createMemoryWorld(options: WorldOptions = {}): WorldHolder {
  let world = createWorld(options);
  const held: LoadedWorld = {
    get world() {
      return world;
    },
    renew: (origin) => void (world = createWorld({ ...options, ...origin })),
  };
  return { use: async (work) => work(held) };
}

/**
 * A world in a storage. Changes of another writer are loaded first. State that cannot be read, or is of an older shape,
 * is put aside with a notice, and a new world starts.
 */
export function createPersistentWorld(
  storage: WorldStorage,
  notify: (notice: string) => void,
  options: WorldOptions = {},
): WorldHolder {
  let known: string | undefined;
  // True when memory is ahead of what is kept.
  let isAhead = false;
  const begin = (origin: WorldOrigin): { readonly world: World; readonly tracker: ChangeTracker } => {
    const tracker = createChangeTracker();
    return { world: createWorld({ ...options, ...origin, ...tracker.watcher }), tracker };
  };
  let current = begin({});
  const held: LoadedWorld = {
    get world() {
      return current.world;
    },
    renew(origin) {
      current = begin(origin);
      current.tracker.watcher.onCommit();
    },
  };

  const takeOver = async (): Promise<void> => {
    try {
      const saved = await storage.read();
      if (saved !== undefined) {
        current = begin({ saved });
        current.tracker.written(current.world);
      } else if (isAhead) {
        current = begin({});
      } else {
        current.tracker.forget();
      }
    } catch {
      const place = await storage.setAside();
      notify(
        `The kept world cannot be read or is of an older shape: it now is ${place}, and the mock starts with a fresh one.`,
      );
      current = begin({});
    }
    isAhead = false;
  };

  return {
    use: (work) =>
      storage.exclusively(async () => {
        if (isAhead || (await storage.revision()) !== known) await takeOver();
        known = await storage.revision();
        current.tracker.start(current.world);
        const result = work(held);
        const { world, tracker } = current;
        if (!tracker.hasChanged(world)) return result;
        const next = crypto.randomUUID();
        try {
          await storage.write(next, tracker.changeOf(world));
        } catch (cause) {
          isAhead = true;
          notify(`The world could not be written: ${cause instanceof Error ? cause.message : String(cause)}`);
          throw new NotKept('The world could not be written.', { cause });
        }
        known = next;
        tracker.written(world);
        return result;
      }),
  };
}
