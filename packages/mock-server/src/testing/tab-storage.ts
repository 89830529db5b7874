import type { SavedWorld, WorldStorage } from '../store/world-storage.ts';

/** What the tabs of a site have stored together. */
export interface StoredState {
  revision?: string;
  world?: SavedWorld;
  unreadable?: SavedWorld;
  writes: number;
}

/** Storage double for several tabs: like the browser's storage, it stores copies and serves one tab at a time. */
export function createTabStorage(stored: StoredState): WorldStorage {
  let last: Promise<unknown> = Promise.resolve();
  return {
    revision: async () => stored.revision,
    read: async () => structuredClone(stored.world),
    write: async (revision, change) =>
      void Object.assign(stored, { revision, world: structuredClone(change.save()), writes: stored.writes + 1 }),
    async setAside() {
      Object.assign(stored, { unreadable: stored.world, revision: undefined, world: undefined });
      return 'aside';
    },
    exclusively: (work) => {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
