import type { ClockPosition } from '../clock/clock.ts';
import type { StoredMovement } from './journal.ts';
import type { StoredRow, StoredWorld } from './store.ts';

/** Raised whenever what is saved means something else than before; a world of another number is not read. */
export const SCHEMA_VERSION = 7;

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

/** What a storage has to write, for one that writes differences and for one that writes a world in one piece. */
export interface WorldChange {
  /** Whether this is all of a world, of which nothing was written before. */
  readonly isWhole: boolean;
  readonly shape: number;
  readonly clock: ClockPosition;
  readonly random: number;
  readonly rows: readonly StoredRow[];
  /** The movements since the last write. */
  readonly movements: readonly StoredMovement[];
  /** All of the world. */
  save(): SavedWorld;
}

/** Where a world is kept, by one process at a time or by all tabs of a site. */
export interface WorldStorage {
  /** Version of the stored state; changes with every write. */
  revision(): Promise<string | undefined>;
  /** Throws when what is kept cannot be read. */
  read(): Promise<SavedWorld | undefined>;
  /** Throws when nothing was written; otherwise it survives the end of the process, however it ends. */
  write(revision: string, change: WorldChange): Promise<void>;
  /** Puts what is kept, which cannot be read, in another place, and gives its name; nothing is kept then. */
  setAside(): Promise<string>;
  /** Runs the work while nobody else runs such work. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
}
