import { createApiClient, type Client } from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';

import { createFrozenClock } from '../clock/clock.ts';
import { createAnswerCheck } from '../gateway/answer-check.ts';
import { createWorld, type World, type WorldOptions } from '../world.ts';

export interface Caller {
  readonly world: World;
  readonly client: Client;
  setToken(token: string | undefined): void;
}

/** A client whose calls go straight into a world of its own; its time stands still until it is advanced. */
export function createCaller(options: WorldOptions = {}): Caller {
  const clock = createFrozenClock(new Date('2026-11-21T06:00:00Z'));
  const world = createWorld({ clock, checkAnswer: createAnswerCheck(), ...options });
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

/** The error that a call is refused with; fails when it is not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.');
  return error;
}
