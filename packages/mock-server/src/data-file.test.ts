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

/** The mock as `npm run mock` starts it, on a port of its own. */
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

interface Answered {
  readonly status: number;
  readonly value?: { readonly transactionId: string };
}

async function transfer(origin: string, token: string, number: number): Promise<Answered> {
  const { method, path: place } = operations.transferWallet;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...keyOf(number) };
  const body = JSON.stringify({ fromWallet: 'MAIN', toWallet: 'JDB', amount: '1.00', currency: 'PHP' });
  const answer = await fetch(`${origin}${place}`, { method, headers, body });
  return { status: answer.status, ...(await answer.json()) };
}

async function balanceOf(origin: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}${operations.getWalletBalance.path}`, { headers });
  const { value }: { value: { balance: string } } = await answer.json();
  return Number.parseInt(value.balance, 10);
}

/** Transfers one after the other on some connections until the mock is gone; gives the answered ids by their number. */
async function transferUntilGone(origin: string, token: string, onAnswer: (count: number) => void) {
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

it.each([1, 25, 90])(
  'has every answered transfer, and none twice, when it is killed after %i answers of a burst',
  async (count) => {
    const file = newFile();
    const first = await startMock(file);
    const token = await logIn(first.origin);
    const before = await balanceOf(first.origin, token);
    const { answered, sent } = await transferUntilGone(first.origin, token, (size) => {
      if (size === count) first.child.kill('SIGKILL');
    });
    await (first.child.exitCode ?? first.child.signalCode ?? once(first.child, 'exit'));
    const { origin } = await startMock(file);
    const moved = before - (await balanceOf(origin, token));
    expect(moved).toBeGreaterThanOrEqual(answered.size);
    expect(moved).toBeLessThanOrEqual(sent);
    const again = await Promise.all([...answered.keys()].map((number) => transfer(origin, token, number)));
    expect(again.map(({ value }) => value?.transactionId)).toEqual([...answered.values()]);
    expect(before - (await balanceOf(origin, token))).toBe(moved);
  },
);

it('refuses a transfer that the disk does not take, and leaves no trace of it', async () => {
  const file = newFile();
  const notices: string[] = [];
  const open = async (limits: { pages?: number }) => {
    const storage = openSqliteWorldStorage(file, (notice) => notices.push(notice), limits);
    const home = createPersistentWorld(storage, (notice) => notices.push(notice));
    const { origin, close } = await listen(createWorlds({ home }));
    return { origin, storage, close: () => (close(), storage.close()) };
  };
  const roomy = await open({});
  const token = await logIn(roomy.origin);
  const before = await balanceOf(roomy.origin, token);
  roomy.close();

  const full = await open({ pages: 1 });
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
