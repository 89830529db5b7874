import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, it } from 'vitest';

import { openSession } from '../domain/session.ts';
import { createKeptHome } from '../kept-world.ts';
import { FileUnusable, openSqliteWorldStorage } from './sqlite-world-storage.ts';
import { SAVED_SHAPE } from './world-storage.ts';

const newFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'mock-data-')), 'world.sqlite');

function open(file: string) {
  const notices: string[] = [];
  const notify = (notice: string): void => void notices.push(notice);
  const storage = openSqliteWorldStorage(file, notify);
  return { storage, notices, home: createKeptHome(storage, notify) };
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

it('restores a world with its clock and random state', async () => {
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
  ['is cut off', 'UPDATE world SET state = substr(state, 1, 100)'],
  ['has an older shape', `UPDATE world SET state = replace(state, '"shape":${SAVED_SHAPE}', '"shape":1')`],
  ['lacks a kind of rows', `UPDATE world SET state = replace(state, '"members":', '"people":')`],
])('gives a notice and a new world when the stored one %s', async (_what, damage) => {
  const file = newFile();
  const before = open(file);
  await logIn(before);
  before.storage.close();
  const database = new DatabaseSync(file);
  database.exec(damage);
  database.close();
  const after = open(file);
  expect(await sessionsOf(after)).toEqual([]);
  expect(after.notices).toHaveLength(1);
  await logIn(after);
  after.storage.close();
});
