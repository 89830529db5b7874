import type { Dispatch } from './gateway/gateway.ts';
import { createWorld, type SavedWorld, type World } from './world.ts';

/** Where a world is kept between page loads, shared by all tabs of a site. */
export interface WorldStorage {
  /** Names what is kept now; changes with every write. */
  revision(): Promise<string | undefined>;
  read(): Promise<SavedWorld | undefined>;
  write(revision: string, world: SavedWorld): Promise<void>;
  /** Runs the work while no other tab runs such work. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Answers calls from a world that outlives the page: what a call changes is kept before its answer goes out, and a tab
 * that finds another tab's changes takes them over first. State of an older shape gives a notice and a fresh world.
 */
export function createKeptWorld(storage: WorldStorage, notify: (notice: string) => void): Dispatch {
  let known: string | undefined;
  let changed = false;
  const onCommit = (): void => void (changed = true);
  let world = createWorld({ onCommit });

  const takeOver = async (): Promise<World> => {
    const saved = await storage.read();
    if (saved === undefined) return world;
    try {
      return createWorld({ saved, onCommit });
    } catch {
      notify('The kept world is of an older shape: the mock starts with a fresh one.');
      return createWorld({ onCommit });
    }
  };

  return (request, address) =>
    storage.exclusively(async () => {
      const revision = await storage.revision();
      if (revision !== known) world = await takeOver();
      known = revision;
      changed = false;
      const answer = await world.dispatch(request, address);
      if (changed) {
        known = crypto.randomUUID();
        await storage.write(known, world.save());
      }
      return answer;
    });
}
