import type { ClockPosition } from '../clock/clock.ts';
import type { StoredWorld } from './store.ts';

/** Version of the saved shape; raise it when the meaning of saved data changes. Other versions are not read. */
export const SAVED_SHAPE = 6;

/** A world as plain data. */
export interface SavedWorld {
  readonly shape: number;
  readonly rows: StoredWorld['rows'];
  /** Movements of money; validated when restored. */
  readonly journal?: unknown;
  readonly clock: ClockPosition;
  /** State of its random numbers. */
  readonly random: number;
}

/** Storage of a world for one process at a time, or for all tabs of a site. */
export interface WorldStorage {
  /** Version of the stored state; changes with every write. */
  revision(): Promise<string | undefined>;
  read(): Promise<SavedWorld | undefined>;
  write(revision: string, world: SavedWorld): Promise<void>;
  /** Runs the work exclusively. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}
