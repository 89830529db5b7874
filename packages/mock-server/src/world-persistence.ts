import { createCallLog, createOpenStreams } from './domain/kernel/index.ts';
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

/** Gives access to one world. */
export interface WorldHolder {
  /**
   * Runs the work on the current world, and stores its changes before it resolves. Rejects with NotStored when they
   * cannot be stored; the changes are undone then.
   */
  use<Result>(work: (held: LoadedWorld) => Result): Promise<Result>;
}

/** Thrown when the changes of the work could not be stored, and so were undone. */
export class NotStored extends Error {}

/** Creates a holder of a world in memory. */
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

/** Creates a holder of a world that its creator keeps; it cannot be reset. */
export function createFixedWorld(world: World): WorldHolder {
  const held: LoadedWorld = {
    world,
    renew() {
      throw new Error('This world cannot be reset: its creator holds it.');
    },
  };
  return { use: async (work) => work(held) };
}

/**
 * Creates a holder of a world in a storage. Changes by others, such as another tab, are loaded before each use. An
 * unreadable or outdated world is set aside with a notice, and a new world starts.
 */
export function createPersistentWorld(
  storage: WorldStorage,
  notify: (notice: string) => void,
  options: WorldOptions = {},
): WorldHolder {
  // They stay when the world is loaded again.
  const openStreams = createOpenStreams();
  const callLog = createCallLog();
  let loadedRevision: string | undefined;
  // True when the world in memory has changes that could not be stored.
  let isAhead = false;
  const begin = (origin: WorldOrigin): { readonly world: World; readonly tracker: ChangeTracker } => {
    const tracker = createChangeTracker();
    return { world: createWorld({ openStreams, callLog, ...options, ...origin, ...tracker.watcher }), tracker };
  };
  let current = begin({});
  const held: LoadedWorld = {
    get world() {
      return current.world;
    },
    renew(origin) {
      current = begin(origin);
      callLog.clear();
      current.tracker.watcher.onCommit();
    },
  };

  const reload = async (): Promise<void> => {
    try {
      const saved = await storage.read();
      if (saved !== undefined) {
        current = begin({ saved });
        current.tracker.markWritten(current.world);
      } else if (isAhead) {
        current = begin({});
      } else {
        current.tracker.markDeleted();
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
        if (isAhead || (await storage.revision()) !== loadedRevision) await reload();
        loadedRevision = await storage.revision();
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
          throw new NotStored('The world could not be written.', { cause });
        }
        loadedRevision = next;
        tracker.markWritten(world);
        return result;
      }),
  };
}
