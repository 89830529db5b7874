import type { ClockPosition } from '../clock/clock.ts';
import type { StoredMovement } from './journal.ts';
import type { StoredRow, StoredWorld } from './store.ts';

/** Must be incremented with each incompatible change of the saved state; a world of another version is not read. */
export const SCHEMA_VERSION = 40;

/** A world as plain data. */
export interface SavedWorld {
  readonly shape: number;
  readonly rows: StoredWorld['rows'];
  /** Movements of money; validated when restored. */
  readonly journal?: unknown;
  readonly clock: ClockPosition;
  /** State of the random number generator. */
  readonly random: number;
}

/** Change to write: for a storage of single rows, and by `save()` for a storage of a whole world. */
export interface WorldChange {
  /** True when the rows and movements are the whole world, because nothing is stored yet. */
  readonly isWhole: boolean;
  readonly shape: number;
  readonly clock: ClockPosition;
  readonly random: number;
  readonly rows: readonly StoredRow[];
  /** The movements since the last write. */
  readonly movements: readonly StoredMovement[];
  /** Returns the whole world. */
  save(): SavedWorld;
}

/** Storage of one world, for one process at a time or for all tabs of a site. */
export interface WorldStorage {
  /** Version of the stored state; changes with every write. */
  revision(): Promise<string | undefined>;
  /** Throws when the stored world cannot be read. */
  read(): Promise<SavedWorld | undefined>;
  /** Throws when nothing was written; a written change survives a crash of the process. */
  write(revision: string, change: WorldChange): Promise<void>;
  /** Moves an unreadable world to another place and returns the name of that place; nothing is stored then. */
  setAside(): Promise<string>;
  /** Runs the work when no other user of the storage runs work. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}
