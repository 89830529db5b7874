import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { operations } from '@croupier/sdk/operations';

import { load, type Load } from './load.ts';
import { createMix, type NextRequest } from './mix.ts';
import { createStore } from '../src/store/store.ts';

const TIMES = 200;

/** Measures store operations in microseconds, for several numbers of rows in a collection. */
function measureStore(): unknown[] {
  return [100, 1000, 10_000].map((rows) => {
    const store = createStore();
    const expiresAt = '2026-11-21T06:00:00.000Z';
    const reset = (number: number) => ({ id: `t${number}`, memberId: `m${number % 50}`, expiresAt });
    store.transact(() => {
      for (let number = 0; number < rows; number += 1) store.passwordResets.insert(reset(number));
    });
    const cost = (work: (number: number) => void): number => {
      const startedAt = performance.now();
      for (let number = 0; number < TIMES; number += 1) work(number);
      return Math.round(((performance.now() - startedAt) * 1e4) / TIMES) / 10;
    };
    // Spreads the ids over the collection.
    const idAt = (number: number): string => `t${(number * 7919) % rows}`;
    return {
      rows,
      get: cost((number) => store.passwordResets.get(idAt(number))),
      findBy: cost((number) => store.passwordResets.findBy('memberId', `m${number % 50}`)),
      all: cost(() => store.passwordResets.all()),
      insert: cost((number) => store.transact(() => store.passwordResets.insert(reset(rows + number)))),
      update: cost((number) => store.transact(() => store.passwordResets.update(idAt(number), { expiresAt }))),
      remove: cost((number) => store.transact(() => store.passwordResets.remove(`t${rows + number}`))),
      save: cost(() => store.save()),
    };
  });
}

const CONNECTIONS = 20;
const ROUNDS = 5;
const WARM_UP_MS = 1500;
const ROUND_MS = 3000;
const LOGINS = 4000;

interface StartedServer {
  readonly name: string;
  readonly process: ChildProcess;
  readonly port: number;
  readonly rounds: Load[];
}

/** Pins a process to a core, where the system supports it. */
function pin(core: number, pid: number | undefined): void {
  try {
    execFileSync('taskset', ['-a', '-cp', String(core), String(pid)], { stdio: 'ignore' });
  } catch {
    console.log('taskset is not available: no process is pinned to a core.');
  }
}

async function start(name: string): Promise<StartedServer> {
  const child = fork(path.join(import.meta.dirname, `${name}-server.ts`), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [address]: unknown[] = await once(child, 'message');
  const port = typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0;
  pin(0, child.pid);
  return { name, process: child, port, rounds: [] };
}

async function mixFor({ port }: StartedServer): Promise<NextRequest> {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}${operations.getEncryptionKey.path}`);
  const { value } = await answer.json();
  const login = await fetch(`${origin}/__mock/login`, { method: 'POST', body: '{"persona":"member"}' });
  const token = login.ok ? (await login.json()).token : 'any';
  return createMix(`127.0.0.1:${port}`, token, value, LOGINS);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function measureServers(): Promise<void> {
  pin(1, process.pid);
  const servers = [await start('raw'), await start('mock')];
  try {
    for (const server of servers) await load(server.port, await mixFor(server), CONNECTIONS, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
        server.rounds.push(await load(server.port, await mixFor(server), CONNECTIONS, ROUND_MS));
      }
    }
  } finally {
    for (const server of servers) server.process.kill();
  }
  const rows = servers.map(({ name, rounds }) => ({
    server: name,
    'calls/s': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
    'p50 ms': Number(median(rounds.map(({ p50 }) => p50)).toFixed(2)),
    'p99 ms': Number(median(rounds.map(({ p99 }) => p99)).toFixed(2)),
    'not 200': rounds.reduce((sum, { failed }) => sum + failed, 0),
  }));
  console.table(rows);
}

await measureServers();
console.table(measureStore());
