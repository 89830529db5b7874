import { mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, it } from 'vitest';

import { callContextOf } from '../domain/kernel/index.ts';
import { openSession } from '../domain/session/index.ts';
import { createPersistentWorld } from '../world-persistence.ts';
import { FileUnusable, openSqliteWorldStorage } from './sqlite-world-storage.ts';
import type { WorldChange } from './world-storage.ts';

const newFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'mock-data-')), 'world.sqlite');

function open(file: string) {
  const notices: string[] = [];
  const notify = (notice: string): void => void notices.push(notice);
  const storage = openSqliteWorldStorage(file, notify);
  return { storage, notices, holder: createPersistentWorld(storage, notify) };
}

/** Logs the first member in and returns the token. */
const logIn = ({ holder }: ReturnType<typeof open>) =>
  holder.use(({ world }) => {
    const [member] = world.store.members.all();
    if (member === undefined) throw new Error('The world has no members.');
    return openSession(callContextOf(world, { address: '127.0.0.1' }), member).token;
  });
/** Tokens of the sessions that were opened here; another one is part of each new world. */
const sessionsOf = ({ holder }: ReturnType<typeof open>) =>
  holder.use(({ world }) =>
    world.store.sessions
      .all()
      .filter(({ loginId }) => loginId !== 'log_4f81')
      .map(({ id }) => id),
  );

function execute(file: string, statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

/** Returns the session tokens in a closed file. */
function readSessions(file: string): unknown[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare("SELECT id FROM rows WHERE collection = 'sessions' ORDER BY rank").all();
  database.close();
  return rows.map(({ id }) => id);
}

it('restores sessions, clock and random numbers when the file is opened again', async () => {
  const file = newFile();
  const before = open(file);
  const tokens = [await logIn(before), await logIn(before)];
  await before.holder.use(({ world }) => world.clock.advance(60_000));
  const third = await logIn(before);
  const next = await before.holder.use(({ world }) => world.save().random);
  before.storage.close();
  const after = open(file);
  expect(await sessionsOf(after)).toEqual([...tokens, third]);
  expect(await after.holder.use(({ world }) => world.save())).toMatchObject({ random: next, clock: { ahead: 60_000 } });
  expect(after.notices).toEqual([]);
  after.storage.close();
});

it('throws FileUnusable with the path when the folder does not exist', () => {
  const file = path.join(path.dirname(newFile()), 'nowhere', 'world.sqlite');
  expect(() => open(file)).toThrow(FileUnusable);
  expect(() => open(file)).toThrow(`${file} cannot be opened: is there such a folder, and may it be written to?`);
});

it('throws FileUnusable while the file is open elsewhere', () => {
  const file = newFile();
  const first = open(file);
  expect(() => open(file)).toThrow(FileUnusable);
  first.storage.close();
  open(file).storage.close();
});

it('renames a file that is no database and starts a new world', async () => {
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
  ['a truncated row', "UPDATE rows SET row = substr(row, 1, 10) WHERE collection = 'members'"],
  ['a row that violates its schema', `UPDATE rows SET row = '{"id":"m_1"}' WHERE collection = 'members'`],
  [
    'a movement that does not sum to zero',
    `UPDATE movements SET movement = replace(movement, '"amount":"-', '"amount":"-1')`,
  ],
  ['an older version', 'UPDATE world SET shape = shape - 1'],
  ['an unknown collection', "UPDATE rows SET collection = 'people' WHERE collection = 'members'"],
])('renames the file, with a notice, and starts a new world when the stored world has %s', async (_name, damage) => {
  const file = newFile();
  const before = open(file);
  const token = await logIn(before);
  before.storage.close();
  execute(file, damage);
  const after = open(file);
  expect(await sessionsOf(after)).toEqual([]);
  expect(after.notices).toEqual([expect.stringContaining(`${file}.unreadable`)]);
  await logIn(after);
  after.storage.close();
  expect(readSessions(`${file}.unreadable`)).toContain(token);
});

it('never overwrites a file that was renamed before', async () => {
  const file = newFile();
  for (const text of ['first', 'second']) {
    writeFileSync(file, text.repeat(100));
    open(file).storage.close();
  }
  const kept = [`${file}.unreadable`, `${file}.unreadable-2`].map((name) => readFileSync(name, 'utf8').slice(0, 5));
  expect(kept).toEqual(['first', 'secon']);
});

it.each([1, 100, 3000, 5000, 20_000])(
  'starts a new world when the last %i bytes of the file are missing',
  async (bytes) => {
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
  },
);

it('renames a file in which an earlier version stored the world as one string', async () => {
  const file = newFile();
  const older = 'id INTEGER PRIMARY KEY, shape INTEGER NOT NULL, revision TEXT NOT NULL, state TEXT NOT NULL';
  execute(file, `CREATE TABLE world (${older})`);
  const opened = open(file);
  expect(opened.notices).toEqual([expect.stringContaining('unreadable')]);
  opened.storage.close();
});

it('throws FileUnusable for the database of another program, and does not change it', () => {
  const file = newFile();
  execute(file, 'CREATE TABLE world (name TEXT); CREATE TABLE notes (text TEXT)');
  const before = readFileSync(file);
  expect(() => open(file)).toThrow(FileUnusable);
  expect(() => open(file)).toThrow(`${file} is the database of another program: name another file.`);
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(path.dirname(file))).toEqual(['world.sqlite']);
});

it('keeps the order of rows over restarts when rows are removed in between', async () => {
  const file = newFile();
  const orders: string[][] = [];
  for (let round = 0; round < 3; round += 1) {
    const opened = open(file);
    orders.push(await sessionsOf(opened));
    for (let count = 0; count < 4; count += 1) await logIn(opened);
    await opened.holder.use(({ world: { store } }) => {
      const [first, second] = store.sessions.all();
      store.transact(() => [first, second].forEach((row) => row !== undefined && store.sessions.remove(row.id)));
    });
    orders.push(await sessionsOf(opened));
    opened.storage.close();
  }
  const [, firstEnd, secondStart, secondEnd, thirdStart] = orders;
  expect([secondStart, thirdStart]).toEqual([firstEnd, secondEnd]);
});

it('writes only the rows that a call has changed', async () => {
  const file = newFile();
  const opened = open(file);
  await logIn(opened);
  const changes: WorldChange[] = [];
  const { write } = opened.storage;
  opened.storage.write = async (revision, worldChange) => {
    changes.push(worldChange);
    return write(revision, worldChange);
  };
  await logIn(opened);
  const [written] = changes;
  expect(written?.isWhole).toBe(false);
  expect(written?.rows.length).toBeLessThan(5);
  expect(written?.movements).toEqual([]);
  opened.storage.close();
});
