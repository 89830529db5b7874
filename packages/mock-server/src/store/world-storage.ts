import type { ClockPosition } from '../clock/clock.ts';
import type { StoredWorld } from './store.ts';

/** Raised whenever what is saved means something else than before; a world of another number is not read. */
export const SAVED_SHAPE = 7;

/** A world as plain data. */
export interface SavedWorld {
  readonly shape: number;
  readonly rows: StoredWorld['rows'];
  /** Movements of money; checked when they are put in place. */
  readonly journal?: unknown;
  readonly clock: ClockPosition;
  /** Where its randomness stands. */
  readonly random: number;
}

/** Where a world is kept, by one process at a time or by all tabs of a site. */
export interface WorldStorage {
  /** Names what is kept now; changes with every write. */
  revision(): Promise<string | undefined>;
  read(): Promise<SavedWorld | undefined>;
  write(revision: string, world: SavedWorld): Promise<void>;
  /** Runs the work while nobody else runs such work. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}
