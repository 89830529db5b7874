import type { WorldOrigin } from './scenario/control-port.ts';
import type { WorldStorage } from './store/world-storage.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** A world in use. */
export interface HeldWorld {
  readonly world: World;
  /** Replaces the world. Throws, and keeps it, when the saved state is invalid. */
  renew(origin: WorldOrigin): void;
}

/** Holder of a world. */
export interface WorldHome {
  /** Runs the work on the current world; its changes are passed to the storage before the result is returned. */
  use<Result>(work: (held: HeldWorld) => Result): Promise<Result>;
}

/** A world in memory. */
export function createPassingHome(options: WorldOptions = {}): WorldHome {
  let world = createWorld(options);
  const held: HeldWorld = {
    get world() {
      return world;
    },
    renew: (origin) => void (world = createWorld({ ...options, ...origin })),
  };
  return { use: async (work) => work(held) };
}

/**
 * A world in a storage. If another writer changed it since, that state is loaded first. Unreadable or outdated state
 * gives a notice and a new world.
 */
export function createKeptHome(
  storage: WorldStorage,
  notify: (notice: string) => void,
  options: WorldOptions = {},
): WorldHome {
  let known: string | undefined;
  let changed = false;
  const begin = (origin: WorldOrigin): World =>
    createWorld({ ...options, ...origin, onCommit: () => void (changed = true) });
  let world = begin({});
  // Clock and randomness change without a row being written.
  const position = (): string => JSON.stringify([world.clock.position(), world.random.position()]);
  const held: HeldWorld = {
    get world() {
      return world;
    },
    renew(origin) {
      world = begin(origin);
      changed = true;
    },
  };

  const takeOver = async (): Promise<World> => {
    try {
      const saved = await storage.read();
      return saved === undefined ? world : begin({ saved });
    } catch {
      notify('The kept world cannot be read or is of an older shape: the mock starts with a fresh one.');
      return begin({});
    }
  };

  return {
    use: (work) =>
      storage.exclusively(async () => {
        const revision = await storage.revision();
        if (revision !== known) world = await takeOver();
        known = revision;
        changed = false;
        const before = position();
        const result = work(held);
        if (changed || position() !== before) {
          known = crypto.randomUUID();
          await storage.write(known, world.save());
        }
        return result;
      }),
  };
}
