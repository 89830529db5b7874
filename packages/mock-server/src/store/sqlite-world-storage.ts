import { renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { SAVED_SHAPE, type SavedWorld, type WorldStorage } from './world-storage.ts';

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
/** Delay before gathered changes are written. */
const GATHER_MS = 50;

/** The file is unusable; the message says why. */
export class FileUnusable extends Error {}

export interface SqliteWorldStorage extends WorldStorage {
  /** Writes pending changes and releases the file. */
  close(): void;
}

/**
 * Stores a world in a SQLite file, locked for this process until closed. A file that is no such database is renamed
 * with a notice. Throws FileUnusable when another process uses it, or it cannot be opened.
 */
export function openSqliteWorldStorage(file: string, notify: (notice: string) => void): SqliteWorldStorage {
  const database = open(file, notify);
  const insert = database.prepare('INSERT OR REPLACE INTO world (id, shape, revision, state) VALUES (1, ?, ?, ?)');
  const kept = database.prepare('SELECT revision, state FROM world WHERE id = 1').get();
  let revision = typeof kept?.['revision'] === 'string' ? kept['revision'] : undefined;
  let waiting: SavedWorld | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === undefined || revision === undefined) return;
    const world = waiting;
    waiting = undefined;
    try {
      insert.run(world.shape, revision, JSON.stringify(world));
    } catch (error) {
      notify(`The world could not be written to ${file}: ${textOf(error)}`);
    }
  };

  return {
    revision: async () => revision,
    // Read once after opening: nobody else can write afterwards.
    read: async () => (typeof kept?.['state'] === 'string' ? toSavedWorld(JSON.parse(kept['state'])) : undefined),
    async write(next, world) {
      revision = next;
      waiting = world;
      timer ??= setTimeout(flush, GATHER_MS);
    },
    exclusively(work) {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
    close() {
      flush();
      database.close();
    },
  };
}

function open(file: string, notify: (notice: string) => void): DatabaseSync {
  try {
    return claim(file);
  } catch (error) {
    const code = codeOf(error);
    if (code === SQLITE_BUSY)
      throw new FileUnusable(`${file} is in use by another mock: stop that one, or name another file.`);
    if (code === SQLITE_CANTOPEN)
      throw new FileUnusable(`${file} cannot be opened: is there such a folder, and may it be written to?`);
    if (code !== SQLITE_NOTADB && code !== SQLITE_CORRUPT) throw error;
    const aside = `${file}.unreadable`;
    renameSync(file, aside);
    notify(`${file} is not a kept world: it now is ${aside}, and the mock starts with a fresh one.`);
    return claim(file);
  }
}

/** Opens the file and holds the lock; the system releases it when the process ends. */
function claim(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    database.exec(
      'CREATE TABLE IF NOT EXISTS world (id INTEGER PRIMARY KEY, shape INTEGER NOT NULL, revision TEXT NOT NULL, state TEXT NOT NULL)',
    );
    database.exec('COMMIT');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Throws unless the world has this version's shape; its rows are validated when restored. */
function toSavedWorld(state: unknown): SavedWorld {
  const isSaved = typeof state === 'object' && state !== null && 'shape' in state && state.shape === SAVED_SHAPE;
  if (!isSaved) throw new Error('This is a world of another shape.');
  // Written by this module in this shape.
  return state as unknown as SavedWorld;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
