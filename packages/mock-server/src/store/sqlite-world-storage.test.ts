import { mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, it } from 'vitest';

import { openSession } from '../domain/session.ts';
import { createPersistentWorld } from '../world-persistence.ts';
import { FileUnusable, openSqliteWorldStorage } from './sqlite-world-storage.ts';
import type { WorldChange } from './world-storage.ts';

const newFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'mock-data-')), 'world.sqlite');

function open(file: string) {
  const notices: string[] = [];
  const notify = (notice: string): void => void notices.push(notice);
  const storage = openSqliteWorldStorage(file, notify);
  return { storage, notices, home: createPersistentWorld(storage, notify) };
}

/** Logs the first member in and returns the token. */
const logIn = ({ home }: ReturnType<typeof open>) =>
  home.use(({ world }) => {
    const [member] = world.store.members.all();
    if (member === undefined) throw new Error('The world has no members.');
    return openSession(world, member, { address: '127.0.0.1', userAgent: '' }).token;
  });
const sessionsOf = ({ home }: ReturnType<typeof open>) =>
  home.use(({ world }) => world.store.sessions.all().map(({ id }) => id));

function change(file: string, statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

/** The tokens in a file that nobody has open. */
function readSessions(file: string): unknown[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare("SELECT id FROM rows WHERE collection = 'sessions' ORDER BY rank").all();
  database.close();
  return rows.map(({ id }) => id);
}

it('brings a world back as it was, its time and its chance too', async () => {
  const file = newFile();
  const before = open(file);
  const tokens = [await logIn(before), await logIn(before)];
  await before.home.use(({ world }) => world.clock.advance(60_000));
  const third = await logIn(before);
  const next = await before.home.use(({ world }) => world.save().random);
  before.storage.close();
  const after = open(file);
  expect(await sessionsOf(after)).toEqual([...tokens, third]);
  expect(await after.home.use(({ world }) => world.save())).toMatchObject({ random: next, clock: { ahead: 60_000 } });
  expect(after.notices).toEqual([]);
  after.storage.close();
});

it('says which folder is missing when the file cannot be opened', () => {
  const file = path.join(path.dirname(newFile()), 'nowhere', 'world.sqlite');
  expect(() => open(file)).toThrow(FileUnusable);
  expect(() => open(file)).toThrow(`${file} cannot be opened: is there such a folder, and may it be written to?`);
});

it('is for one process at a time', () => {
  const file = newFile();
  const first = open(file);
  expect(() => open(file)).toThrow(FileUnusable);
  first.storage.close();
  open(file).storage.close();
});

it('renames a file that holds no world and starts a new one', async () => {
  const file = newFile();
  writeFileSync(file, 'This is not a database. '.repeat(100));
  const opened = open(file);
  expect(opened.notices).toEqual([expect.stringContaining('unreadable')]);
  await logIn(opened);
  opened.storage.close();
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual(['world.sqlite', 'world.sqlite.unreadable']);
  const again = open(file);
  expect(await sessionsOf(again)).toHaveLength(1);
  again.storage.close();
});

it.each([
  ['a row that is cut off', "UPDATE rows SET row = substr(row, 1, 10) WHERE collection = 'members'"],
  ['a row that is not as its collection wants it', `UPDATE rows SET row = '{"id":"m_1"}' WHERE collection = 'members'`],
  [
    'a movement that does not add up',
    `UPDATE movements SET movement = replace(movement, '"amount":"-', '"amount":"-1')`,
  ],
  ['an older shape', 'UPDATE world SET shape = shape - 1'],
  ['a kind of rows that is unknown', "UPDATE rows SET collection = 'people' WHERE collection = 'members'"],
])('keeps the file aside, with a notice, and begins afresh when the kept world has %s', async (_what, damage) => {
  const file = newFile();
  const before = open(file);
  const token = await logIn(before);
  before.storage.close();
  change(file, damage);
  const after = open(file);
  expect(await sessionsOf(after)).toEqual([]);
  expect(after.notices).toEqual([expect.stringContaining(`${file}.unreadable`)]);
  await logIn(after);
  after.storage.close();
  expect(readSessions(`${file}.unreadable`)).toEqual([token]);
});

it('never overwrites what was put aside before', async () => {
  const file = newFile();
  for (const text of ['first', 'second']) {
    writeFileSync(file, text.repeat(100));
    open(file).storage.close();
  }
  const kept = [`${file}.unreadable`, `${file}.unreadable-2`].map((name) => readFileSync(name, 'utf8').slice(0, 5));
  expect(kept).toEqual(['first', 'secon']);
});

it.each([1, 100, 3000, 5000, 20_000])('starts afresh when the last %i bytes of the file are missing', async (bytes) => {
  const file = newFile();
  const before = open(file);
  await logIn(before);
  before.storage.close();
  truncateSync(file, statSync(file).size - bytes);
  const after = open(file);
  expect(await sessionsOf(after)).toEqual([]);
  expect(after.notices).toEqual([expect.stringContaining(`${file}.unreadable`)]);
  await logIn(after);
  after.storage.close();
});

it('puts a world aside that an earlier version has written as one text', async () => {
  const file = newFile();
  const older = 'id INTEGER PRIMARY KEY, shape INTEGER NOT NULL, revision TEXT NOT NULL, state TEXT NOT NULL';
  change(file, `CREATE TABLE world (${older})`);
  const opened = open(file);
  expect(opened.notices).toEqual([expect.stringContaining('unreadable')]);
  opened.storage.close();
});

it('refuses the database of another program and writes nothing into it', () => {
  const file = newFile();
  change(file, 'CREATE TABLE world (name TEXT); CREATE TABLE notes (text TEXT)');
  const before = readFileSync(file);
  expect(() => open(file)).toThrow(FileUnusable);
  expect(() => open(file)).toThrow(`${file} is the database of another program: name another file.`);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(path.dirname(file))).toEqual(['world.sqlite']);
});

it('keeps the order of rows over restarts, whatever was removed in between', async () => {
  const file = newFile();
  const orders: string[][] = [];
  for (let round = 0; round < 3; round += 1) {
    const opened = open(file);
    orders.push(await sessionsOf(opened));
    for (let count = 0; count < 4; count += 1) await logIn(opened);
    await opened.home.use(({ world: { store } }) => {
      const [first, second] = store.sessions.all();
      store.transact(() => [first, second].forEach((row) => row !== undefined && store.sessions.remove(row.id)));
    });
    orders.push(await sessionsOf(opened));
    opened.storage.close();
  }
  const [, one, two, three, four] = orders;
  expect([two, four]).toEqual([one, three]);
});

it('writes only the rows that a call has changed', async () => {
  const file = newFile();
  const opened = open(file);
  await logIn(opened);
  const changes: WorldChange[] = [];
  const { write } = opened.storage;
  opened.storage.write = async (revision, what) => {
    changes.push(what);
    return write(revision, what);
  };
  await logIn(opened);
  const [whole] = changes;
  expect(whole?.isWhole).toBe(false);
  expect(whole?.rows.length).toBeLessThan(5);
  expect(whole?.movements).toEqual([]);
  opened.storage.close();
});
