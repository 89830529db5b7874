import { createApiClient, type Client } from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';

import { createFrozenClock } from '../clock/clock.ts';
import { createAnswerCheck, createWorld, type World, type WorldOptions } from '../node.ts';

export interface Caller {
  readonly world: World;
  readonly client: Client;
  setToken(token: string | undefined): void;
}

const NOON = new Date('2026-11-21T06:00:00Z');
let seeded: World | undefined;

/** Returns a seeded world, which is created once because seeding is slow. Other worlds are copies of it. */
function seededWorld(): World {
  seeded ??= createWorld({ clock: createFrozenClock(NOON) });
  return seeded;
}

/** Creates a client that calls its own world in the process. The world's clock is frozen by default. */
export function createCaller(options: WorldOptions = {}): Caller {
  const { seed, saved, clock = createFrozenClock(NOON) } = options;
  const isDefault = seed === undefined && saved === undefined && options.clock === undefined;
  const copyOf = isDefault ? seededWorld() : undefined;
  const world = createWorld({ clock, copyOf, checkAnswer: createAnswerCheck(), ...options });
  let token: string | undefined;
  const client = createApiClient({
    baseUrl: 'http://platform.example',
    fetch: (request) => world.dispatch(request),
    getToken: () => token,
  });
  return { world, client, setToken: (next) => (token = next) };
}

export const bodyOf = ({ account, password }: { account: string; password: string }) => ({
  username: account,
  password,
  type: 'username' as const,
});

/** Returns the error of a refused call; fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.');
  return error;
}
