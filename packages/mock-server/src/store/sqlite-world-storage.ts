import type { DatabaseSync } from 'node:sqlite';

import { collections } from './rows.ts';
import { openWorldFile, setFileAside } from './world-file.ts';
import { SCHEMA_VERSION, type SavedWorld, type WorldChange, type WorldStorage } from './world-storage.ts';

export { FileUnusable } from './world-file.ts';

export interface SqliteWorldStorage extends WorldStorage {
  /** Closes the file and releases its lock. */
  close(): void;
}

export interface SqliteLimits {
  /** Maximum size of the file in pages of 4 KiB; unlimited by default. */
  readonly maxPages?: number;
}

/**
 * Opens a storage in a SQLite file, which is locked for other processes until it is closed. `write` writes only what has
 * changed, in one transaction, and resolves after the commit. Throws FileUnusable as `openWorldFile` does.
 */
export function openSqliteWorldStorage(
  file: string,
  notify: (notice: string) => void,
  { maxPages }: SqliteLimits = {},
): SqliteWorldStorage {
  let database = openWorldFile(file, notify, maxPages);
  let writeChange = createWriter(database);
  let revision: string | undefined;
  try {
    revision = readRevision(database);
  } catch {
    // `read` fails as well; the caller sets the file aside then.
    revision = 'unreadable';
  }
  let last: Promise<unknown> = Promise.resolve();

  return {
    revision: async () => revision,
    read: async () => readWorld(database),
    async write(next, change) {
      writeChange(next, change);
      revision = next;
    },
    async setAside() {
      database.close();
      const newName = setFileAside(file);
      database = openWorldFile(file, notify, maxPages);
      writeChange = createWriter(database);
      revision = undefined;
      return newName;
    },
    exclusively(work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    close: () => database.close(),
  };
}

function createWriter(database: DatabaseSync): (revision: string, change: WorldChange) => void {
  const putWorld = database.prepare(
    'INSERT OR REPLACE INTO world (id, shape, revision, clock, random) VALUES (1, ?, ?, ?, ?)',
  );
  const putRow = database.prepare('INSERT OR REPLACE INTO rows (collection, id, rank, row) VALUES (?, ?, ?, ?)');
  const dropRow = database.prepare('DELETE FROM rows WHERE collection = ? AND id = ?');
  const putMovement = database.prepare('INSERT INTO movements (number, movement) VALUES (?, ?)');

  const writeRows = (revision: string, { isWhole, shape, clock, random, rows, movements }: WorldChange): void => {
    if (isWhole) database.exec('DELETE FROM rows; DELETE FROM movements');
    for (const { collection, id, rank, row } of rows) {
      if (row === undefined) dropRow.run(collection, id);
      else putRow.run(collection, id, rank, JSON.stringify(row));
    }
    for (const { number, movement, entries } of movements) {
      putMovement.run(number, JSON.stringify({ movement, entries }));
    }
    putWorld.run(shape, revision, JSON.stringify(clock), random);
  };
  return (revision, change) => {
    database.exec('BEGIN');
    try {
      writeRows(revision, change);
      database.exec('COMMIT');
    } catch (error) {
      // SQLite has already rolled back when the disk is full.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
}

function readRevision(database: DatabaseSync): string | undefined {
  const saved = database.prepare('SELECT revision FROM world WHERE id = 1').get();
  return saved === undefined ? undefined : String(saved['revision']);
}

/** Throws when the world is of another version. Its rows are validated when they are restored. */
function readWorld(database: DatabaseSync): SavedWorld | undefined {
  const saved = database.prepare('SELECT shape, clock, random FROM world WHERE id = 1').get();
  if (saved === undefined) return undefined;
  if (saved['shape'] !== SCHEMA_VERSION) throw new Error('This is a world of another shape.');
  numberRanks(database);
  const rows = new Map<string, unknown[]>(Object.keys(collections).map((name) => [name, []]));
  for (const { collection, row } of database.prepare('SELECT collection, row FROM rows ORDER BY rank').iterate()) {
    const list = rows.get(String(collection));
    if (list === undefined) throw new Error(`There is no ${String(collection)} in a world of this shape.`);
    list.push(JSON.parse(String(row)));
  }
  const movements: unknown[] = [];
  const entries: unknown[] = [];
  for (const { movement } of database.prepare('SELECT movement FROM movements ORDER BY number').iterate()) {
    const stored: { movement: unknown; entries: unknown[] } = JSON.parse(String(movement));
    movements.push(stored.movement);
    entries.push(...stored.entries);
  }
  const clock: SavedWorld['clock'] = JSON.parse(String(saved['clock']));
  const journal = { movements, entries };
  return { shape: SCHEMA_VERSION, rows: Object.fromEntries(rows), journal, clock, random: Number(saved['random']) };
}

/** Renumbers the ranks to 1, 2, 3 …, which restored rows get in memory, so that later rows sort after them. */
function numberRanks(database: DatabaseSync): void {
  database.exec(`
    UPDATE rows SET rank = numbered.rank FROM (
      SELECT collection, id, row_number() OVER (PARTITION BY collection ORDER BY rank) AS rank FROM rows
    ) AS numbered
    WHERE rows.collection = numbered.collection AND rows.id = numbered.id AND rows.rank <> numbered.rank
  `);
}
