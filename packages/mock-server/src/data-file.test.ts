import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { operations } from '@croupier/sdk/operations';
import { afterEach, expect, it } from 'vitest';

import { createPersistentWorld } from './world-persistence.ts';
import { openSqliteWorldStorage } from './store/sqlite-world-storage.ts';
import { keyOf } from './testing/money.ts';
import { listen } from './testing/platform.ts';
import { createWorlds } from './server.ts';

const CONNECTIONS = 8;
const newFile = (): string => path.join(mkdtempSync(path.join(tmpdir(), 'mock-data-')), 'world.sqlite');
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts the mock as `npm run mock` does, on a free port. */
async function startMock(file: string): Promise<{ child: ChildProcess; origin: string }> {
  const main = path.join(import.meta.dirname, 'server-main.ts');
  const child = spawn(process.execPath, [main, '--port', '0', '--data', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\S+/.exec(line) ?? [];
    if (origin !== undefined) return { child, origin };
  }
  throw new Error('The mock did not start.');
}

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/__mock/login`, { method: 'POST', body: '{"persona":"member"}' });
  const { token }: { token: string } = await answer.json();
  return token;
}

interface TransferAnswer {
  readonly status: number;
  readonly value?: { readonly transactionId: string };
}

async function transfer(origin: string, token: string, number: number): Promise<TransferAnswer> {
  const { method, path: pathname } = operations.transferWallet;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...keyOf(number) };
  const body = JSON.stringify({ fromWallet: 'MAIN', toWallet: 'JDB', amount: '1.00', currency: 'PHP' });
  const answer = await fetch(`${origin}${pathname}`, { method, headers, body });
  return { status: answer.status, ...(await answer.json()) };
}

async function balanceOf(origin: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}${operations.getWalletBalance.path}`, { headers });
  const { value }: { value: { balance: string } } = await answer.json();
  return Number.parseInt(value.balance, 10);
}

/** Sends transfers on several connections until the mock is killed; returns the answered transaction ids by transfer. */
async function transferUntilKilled(origin: string, token: string, onAnswer: (count: number) => void) {
  const answered = new Map<number, string>();
  let next = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      next += 1;
      const number = next;
      const answer = await transfer(origin, token, number).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.value === undefined) throw new Error(`Transfer ${number} was answered with ${answer.status}.`);
      answered.set(number, answer.value.transactionId);
      onAnswer(answered.size);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return { answered, sent: next };
}

it.each([1, 25, 90])('keeps every answered transfer exactly once when it is killed after %i answers', async (count) => {
  const file = newFile();
  const first = await startMock(file);
  const token = await logIn(first.origin);
  const before = await balanceOf(first.origin, token);
  const { answered, sent } = await transferUntilKilled(first.origin, token, (size) => {
    if (size === count) first.child.kill('SIGKILL');
  });
  await (first.child.exitCode ?? first.child.signalCode ?? once(first.child, 'exit'));
  const { origin } = await startMock(file);
  const transferred = before - (await balanceOf(origin, token));
  expect(transferred).toBeGreaterThanOrEqual(answered.size);
  expect(transferred).toBeLessThanOrEqual(sent);
  const again = await Promise.all([...answered.keys()].map((number) => transfer(origin, token, number)));
  expect(again.map(({ value }) => value?.transactionId)).toEqual([...answered.values()]);
  expect(before - (await balanceOf(origin, token))).toBe(transferred);
});

it('answers 500 to a transfer and undoes it when the disk is full', async () => {
  const file = newFile();
  const notices: string[] = [];
  const open = async (limits: { maxPages?: number }) => {
    const storage = openSqliteWorldStorage(file, (notice) => notices.push(notice), limits);
    const holder = createPersistentWorld(storage, (notice) => notices.push(notice));
    const { origin, close } = await listen(createWorlds({ home: holder }));
    return { origin, storage, close: () => (close(), storage.close()) };
  };
  const unlimited = await open({});
  const token = await logIn(unlimited.origin);
  const before = await balanceOf(unlimited.origin, token);
  unlimited.close();

  const full = await open({ maxPages: 1 });
  let done = 0;
  let refused = 0;
  for (let number = 1; refused < 3 && number < 400; number += 1) {
    const { status } = await transfer(full.origin, token, number);
    if (status === 200) done += 1;
    else refused += Number(status === 500);
  }
  expect(refused).toBe(3);
  expect(await balanceOf(full.origin, token)).toBe(before - done);
  expect(notices).toContainEqual(expect.stringContaining('database or disk is full'));
  full.close();

  const again = await open({});
  expect(await balanceOf(again.origin, token)).toBe(before - done);
  expect((await transfer(again.origin, token, 999)).status).toBe(200);
  again.close();
});
