import { closeSync, existsSync, openSync, readSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
/** Mask of the primary code in an extended result code. */
const PRIMARY_CODE = 0xff;

/** SQLite application id of a stored world: “Crpr” in ASCII. */
const APPLICATION_ID = 0x43727072;
const HEADER_BYTES = 100;
const APPLICATION_ID_OFFSET = 68;
const MAGIC = 'SQLite format 3\0';
/** Suffixes of the files that SQLite creates beside the database. */
const COMPANION_SUFFIXES = ['-wal', '-shm', '-journal'];

const TABLES = `
  CREATE TABLE IF NOT EXISTS world (
    id INTEGER PRIMARY KEY, shape INTEGER NOT NULL, revision TEXT NOT NULL, clock TEXT NOT NULL, random INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS rows (
    collection TEXT NOT NULL, id TEXT NOT NULL, rank INTEGER NOT NULL, row TEXT NOT NULL, PRIMARY KEY (collection, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS movements (number INTEGER PRIMARY KEY, movement TEXT NOT NULL);
`;

/** Thrown for a file that cannot be used; the message is for the user. */
export class FileUnusable extends Error {}

/**
 * Opens and locks the file of a stored world; the lock ends with the process at the latest. An unreadable file is renamed,
 * with a notice, and a new one is created. Throws FileUnusable when another process uses the file, it cannot be opened, or
 * it belongs to another program. `maxPages` limits its size in pages of 4 KiB.
 */
export function openWorldFile(file: string, notify: (notice: string) => void, maxPages?: number): DatabaseSync {
  try {
    const kind = kindOf(file);
    if (kind === 'foreign') throw new FileUnusable(`${file} is the database of another program: name another file.`);
    if (kind === 'world') return openLocked(file, maxPages);
  } catch (error) {
    if (error instanceof FileUnusable) throw error;
    throwIfUnusable(file, error);
  }
  notify(
    `${file} is not a kept world of this version: it now is ${setFileAside(file)}, and the mock starts with a fresh one.`,
  );
  return openLocked(file, maxPages);
}

/** Renames a file and its companion files without overwriting others; returns the new name. */
export function setFileAside(file: string): string {
  const nameOf = (count: number): string => `${file}.unreadable${count === 1 ? '' : `-${count}`}`;
  let count = 1;
  while (existsSync(nameOf(count))) count += 1;
  const newName = nameOf(count);
  renameSync(file, newName);
  for (const suffix of COMPANION_SUFFIXES) {
    if (existsSync(file + suffix)) renameSync(file + suffix, newName + suffix);
  }
  return newName;
}

/** Detects the kind of a file without writing to it. A missing or empty file counts as a world. */
function kindOf(file: string): 'world' | 'foreign' | 'unreadable' {
  if (!existsSync(file)) return 'world';
  const header = readHeader(file);
  if (header.length === 0) return 'world';
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'unreadable';
  if (header.readUInt32BE(APPLICATION_ID_OFFSET) === APPLICATION_ID) return 'world';
  return isOlderWorld(file) ? 'unreadable' : 'foreign';
}

function readHeader(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    return header.subarray(0, readSync(descriptor, header, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** True for a file of an earlier version of the mock, which stored a world as one string and set no application id. */
function isOlderWorld(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    if (tables.length !== 1 || tables[0]?.['name'] !== 'world') return false;
    const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all('world');
    return columns.map(({ name }) => name).join(' ') === 'id shape revision state';
  } finally {
    database.close();
  }
}

function openLocked(file: string, maxPages: number | undefined): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    // Set before WAL mode, so that the application id is in the file itself, where `kindOf` reads it.
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    database.exec(TABLES);
    database.exec('COMMIT');
    // Commits survive a crash of the process without waiting for the disk; a power failure does not damage the file.
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = NORMAL');
    if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.['quick_check'] !== 'ok') throw new Error(`The file is damaged: ${String(check?.['quick_check'])}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Throws FileUnusable for errors that a new file would not solve. */
function throwIfUnusable(file: string, error: unknown): void {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & PRIMARY_CODE : undefined;
  if (code === SQLITE_BUSY)
    throw new FileUnusable(`${file} is in use by another mock: stop that one, or name another file.`);
  if (code === SQLITE_FULL) throw new FileUnusable(`${file} cannot be written to: the disk is full.`);
  const isSystemError = error instanceof Error && 'syscall' in error;
  if (code === SQLITE_CANTOPEN || code === SQLITE_READONLY || isSystemError)
    throw new FileUnusable(`${file} cannot be opened: is there such a folder, and may it be written to?`);
}
