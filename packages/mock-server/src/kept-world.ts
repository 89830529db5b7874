import type { WorldOrigin } from './scenario/control-port.ts';
import type { WorldStorage } from './store/world-storage.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** A world as someone works on it. */
export interface HeldWorld {
  readonly world: World;
  /** Puts another in its place. Throws, and leaves it, when what was saved cannot be read. */
  renew(origin: WorldOrigin): void;
}

/** Where a world lives. */
export interface WorldHome {
  /** Runs the work on the world as it is now; what it changes is handed over to be kept before the result is there. */
  use<Result>(work: (held: HeldWorld) => Result): Promise<Result>;
}

/** A world that ends with its process. */
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
 * A world that outlives its page or process. Whoever finds that another has written since takes that over first. State
 * that cannot be read, or is of an older shape, gives a notice and a fresh world.
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
  // Time and chance move without a row being written.
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
