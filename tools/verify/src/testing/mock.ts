import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createHttpMock, createWorlds, personas } from '@croupier/mock-server/server';
import type { Role } from '@croupier/sdk/operations';

/** More calls than a run makes. */
const CALLS_PER_MINUTE = 1_000_000;

export interface RunningMock {
  readonly baseUrl: string;
  /** Tokens of a trial account, a member and an agent. */
  readonly tokens: ReadonlyMap<Role, string>;
  close(): void;
}

/** Starts the mock over HTTP, with a new world, on a free port. */
export async function startMock({ seed = 1 } = {}): Promise<RunningMock> {
  const { listener } = createHttpMock(createWorlds({ world: { seed, callsPerMinute: CALLS_PER_MINUTE } }));
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address of a TCP server is an object.
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const roles = ['trial', 'member', 'agent'] as const;
  const tokens = new Map<Role, string>();
  for (const role of roles) tokens.set(role, await logIn(baseUrl, personas[role].account));
  return {
    baseUrl,
    tokens,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function logIn(baseUrl: string, account: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/__mock/login`, { method: 'POST', body: JSON.stringify({ account }) });
  const { token }: { token: string } = await answer.json();
  return token;
}
