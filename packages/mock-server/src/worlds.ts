import { operations } from '@croupier/sdk/operations';

import { Refusal } from './domain/refusal.ts';
import { isGameCall } from './games/game-server.ts';
import type { CallHeaders, IncomingCall, Outcome } from './gateway/call.ts';
import { encodeError, toOutcome } from './gateway/encode.ts';
import { notModelledIds } from './handlers/not-modelled.data.ts';
import { createMemoryWorld, NotKept, type WorldHolder } from './world-persistence.ts';
import { createControl, isControlPath } from './scenario/control.ts';
import type { ControlPort, WorldOrigin } from './scenario/control-port.ts';
import type { WorldOptions } from './world.ts';

/** Header and cookie that name a call's world; the default one without a name. */
const WORLD_HEADER = 'X-Mock-World';
const WORLD_COOKIE = 'mock-world';

const WORLD_ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/i;
const DEFAULT_LIMIT = 40;

export interface WorldsOptions {
  /** Holder of the default world; in memory by default. */
  readonly home?: WorldHolder;
  /** Initial options of every other world. */
  readonly world?: WorldOptions;
  /** Maximum open worlds besides the default one; one more closes the least recently used. */
  readonly limit?: number;
}

/** Independent worlds side by side. */
export interface Worlds {
  /** Answers one call in the world that it names; a new name opens a world. */
  readonly answer: (call: IncomingCall) => Promise<Outcome>;
  /** Answers a control call under `/__mock`. The caller must have authorised it. */
  readonly control: (call: IncomingCall) => Promise<Outcome>;
}

export { isControlPath };

export function createWorlds({ home, world: options = {}, limit = DEFAULT_LIMIT }: WorldsOptions = {}): Worlds {
  const defaultHome = home ?? createMemoryWorld(options);
  // Ordered by last use.
  const homes = new Map<string, WorldHolder>();

  const touch = (id: string, next: WorldHolder): WorldHolder => {
    homes.delete(id);
    homes.set(id, next);
    for (const idle of homes.keys()) {
      if (homes.size <= limit) break;
      homes.delete(idle);
    }
    return next;
  };
  const open = (id: string, origin: WorldOrigin): void => void touch(id, createMemoryWorld({ ...options, ...origin }));
  const homeOf = (id: string | undefined): WorldHolder =>
    id === undefined ? defaultHome : touch(id, homes.get(id) ?? createMemoryWorld(options));

  const port: ControlPort = {
    use: (id, work) => homeOf(id).use(work),
    open,
    close: (id) => homes.delete(id),
    list: () => [...homes.keys()],
    isWorldId: (id) => WORLD_ID_PATTERN.test(id),
    notModelled: notModelledIds,
    operations: Object.keys(operations).length,
  };
  const control = createControl(port);

  return {
    async answer(call) {
      const id = findWorldId(call.headers);
      if (id !== undefined && !WORLD_ID_PATTERN.test(id)) return assertWorldId();
      return homeOf(id)
        .use(({ world }) => world.answer(call))
        .catch((error: unknown) => refuseNotKept(error, call));
    },
    async control(call) {
      const id = findWorldId(call.headers);
      if (id !== undefined && !WORLD_ID_PATTERN.test(id)) return assertWorldId();
      const { status, body } = await control({ ...call, worldId: id }).catch((error: unknown) => {
        if (error instanceof NotKept) return { status: 500, body: { error: error.message } };
        throw error;
      });
      const isText = typeof body === 'string';
      const headers = { 'Content-Type': isText ? 'text/plain' : 'application/json', 'Cache-Control': 'no-store' };
      return { kind: 'answer', status, headers, body: isText ? body : JSON.stringify(body), delay: 0 };
    },
  };
}

/** Name of a call's world by header or cookie. */
function findWorldId(headers: CallHeaders): string | undefined {
  const named = headers.get(WORLD_HEADER);
  if (named !== null) return named;
  const cookies = headers.get('Cookie');
  if (cookies?.includes(WORLD_COOKIE) !== true) return undefined;
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === WORLD_COOKIE)?.[1];
}

/** The answer to a call whose effect could not be kept, so that it had none; a retry may succeed. */
function refuseNotKept(error: unknown, { target }: IncomingCall): Outcome {
  if (!(error instanceof NotKept)) throw error;
  if (!isGameCall(target)) return toOutcome(encodeError(new Refusal('INTERNAL_ERROR'), crypto.randomUUID()));
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return { kind: 'answer', status: 503, headers, body: JSON.stringify({ error: 'TRY_AGAIN' }), delay: 0 };
}

function assertWorldId(): Outcome {
  const error = 'A world is named by up to 40 letters, digits and hyphens.';
  const headers = { 'Content-Type': 'application/json' };
  return { kind: 'answer', status: 400, headers, body: JSON.stringify({ error }), delay: 0 };
}
