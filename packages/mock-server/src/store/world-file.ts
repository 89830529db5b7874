import { closeSync, existsSync, openSync, readSync, renameSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
/** Extended codes keep the plain one in their lowest byte. */
const PLAIN_CODE = 0xff;

/** Marks a file as a kept world, where SQLite has a place for it: “Crpr”. */
const APPLICATION_ID = 0x43727072;
const HEADER_BYTES = 100;
const APPLICATION_ID_AT = 68;
const MAGIC = 'SQLite format 3\0';
/** Files that SQLite keeps beside its own. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

const TABLES = `
  CREATE TABLE IF NOT EXISTS world (
    id INTEGER PRIMARY KEY, shape INTEGER NOT NULL, revision TEXT NOT NULL, clock TEXT NOT NULL, random INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS rows (
    collection TEXT NOT NULL, id TEXT NOT NULL, rank INTEGER NOT NULL, row TEXT NOT NULL, PRIMARY KEY (collection, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS movements (number INTEGER PRIMARY KEY, movement TEXT NOT NULL);
`;

/** The file cannot be worked with; the message says why. */
export class FileUnusable extends Error {}

/**
 * Opens a file for a kept world and keeps its lock; the system lets it go when the process ends, however it ends. A file
 * that cannot be read as one is put aside, with a notice. Throws FileUnusable when another process has the file, it
 * cannot be opened, or it belongs to another program. `mostPages` of 4 KiB is all that the file may grow to.
 */
export function openWorldFile(file: string, notify: (notice: string) => void, mostPages?: number): DatabaseSync {
  try {
    const kind = kindOf(file);
    if (kind === 'foreign') throw new FileUnusable(`${file} is the database of another program: name another file.`);
    if (kind === 'world') return claim(file, mostPages);
  } catch (error) {
    if (error instanceof FileUnusable) throw error;
    refuseUnusable(file, error);
  }
  notify(
    `${file} is not a kept world of this version: it now is ${putAside(file)}, and the mock starts with a fresh one.`,
  );
  return claim(file, mostPages);
}

/** Gives the file another name, beside it, and what SQLite keeps beside it too; nothing is overwritten. */
export function putAside(file: string): string {
  const nameOf = (count: number): string => `${file}.unreadable${count === 1 ? '' : `-${count}`}`;
  let count = 1;
  while (existsSync(nameOf(count))) count += 1;
  const aside = nameOf(count);
  renameSync(file, aside);
  for (const companion of COMPANIONS) {
    if (existsSync(file + companion)) renameSync(file + companion, aside + companion);
  }
  return aside;
}

/** What the file is, without a write to it. A file that is not there yet, or is empty, becomes a world. */
function kindOf(file: string): 'world' | 'foreign' | 'unreadable' {
  if (!existsSync(file)) return 'world';
  const header = readHeader(file);
  if (header.length === 0) return 'world';
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) return 'unreadable';
  if (header.readUInt32BE(APPLICATION_ID_AT) === APPLICATION_ID) return 'world';
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

/** Whether an earlier version of the mock has written the file: it kept a world as one text, and set no mark. */
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

function claim(file: string, mostPages: number | undefined): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    // The mark is in the file itself before anything goes to the log beside it.
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    database.exec(TABLES);
    database.exec('COMMIT');
    // A commit survives the end of the process without waiting for the disk; the file stays whole when the power fails.
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = NORMAL');
    if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`);
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.['quick_check'] !== 'ok') throw new Error(`The file is damaged: ${String(check?.['quick_check'])}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Throws FileUnusable for what another file would not cure. */
function refuseUnusable(file: string, error: unknown): void {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & PLAIN_CODE : undefined;
  if (code === SQLITE_BUSY)
    throw new FileUnusable(`${file} is in use by another mock: stop that one, or name another file.`);
  if (code === SQLITE_FULL) throw new FileUnusable(`${file} cannot be written to: the disk is full.`);
  const isSystems = error instanceof Error && 'syscall' in error;
  if (code === SQLITE_CANTOPEN || code === SQLITE_READONLY || isSystems)
    throw new FileUnusable(`${file} cannot be opened: is there such a folder, and may it be written to?`);
}
