import type { DatabaseSync } from 'node:sqlite';

import { collections } from './rows.ts';
import { openWorldFile, putAside } from './world-file.ts';
import { SCHEMA_VERSION, type SavedWorld, type WorldChange, type WorldStorage } from './world-storage.ts';

export { FileUnusable } from './world-file.ts';

export interface SqliteWorldStorage extends WorldStorage {
  /** Lets the file go. */
  close(): void;
}

export interface SqliteLimits {
  /** Pages of 4 KiB that the file may grow to; as many as the disk takes, by default. */
  readonly pages?: number;
}

/**
 * Keeps a world in a SQLite file, which is this process's alone until it is closed. Only what has changed is written, in
 * one transaction, which has been committed when the write is over. Throws FileUnusable as `openWorldFile` does.
 */
export function openSqliteWorldStorage(
  file: string,
  notify: (notice: string) => void,
  { pages }: SqliteLimits = {},
): SqliteWorldStorage {
  let database = openWorldFile(file, notify, pages);
  let writeChange = createWriter(database);
  let revision: string | undefined;
  try {
    revision = readRevision(database);
  } catch {
    // Reading the world fails as well, and it is put aside then.
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
      const aside = putAside(file);
      database = openWorldFile(file, notify, pages);
      writeChange = createWriter(database);
      revision = undefined;
      return aside;
    },
    exclusively(work) {
      const queue = last.then(work);
      last = queue.catch(() => undefined);
      return queue;
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

  const writeAll = (revision: string, { isWhole, shape, clock, random, rows, movements }: WorldChange): void => {
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
      writeAll(revision, change);
      database.exec('COMMIT');
    } catch (error) {
      // SQLite itself takes back what does not fit on the disk.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
}

function readRevision(database: DatabaseSync): string | undefined {
  const kept = database.prepare('SELECT revision FROM world WHERE id = 1').get();
  return kept === undefined ? undefined : String(kept['revision']);
}

/** Throws when it is not of this version's shape; its rows are checked where they are restored. */
function readWorld(database: DatabaseSync): SavedWorld | undefined {
  const kept = database.prepare('SELECT shape, clock, random FROM world WHERE id = 1').get();
  if (kept === undefined) return undefined;
  if (kept['shape'] !== SCHEMA_VERSION) throw new Error('This is a world of another shape.');
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
  const clock: SavedWorld['clock'] = JSON.parse(String(kept['clock']));
  const journal = { movements, entries };
  return { shape: SCHEMA_VERSION, rows: Object.fromEntries(rows), journal, clock, random: Number(kept['random']) };
}

/** Rows that are read get the ranks 1, 2, 3 … in memory, so they get the same here; later rows come behind them. */
function numberRanks(database: DatabaseSync): void {
  database.exec(`
    UPDATE rows SET rank = numbered.rank FROM (
      SELECT collection, id, row_number() OVER (PARTITION BY collection ORDER BY rank) AS rank FROM rows
    ) AS numbered
    WHERE rows.collection = numbered.collection AND rows.id = numbered.id AND rows.rank <> numbered.rank
  `);
}
