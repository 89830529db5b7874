import { operations } from '@croupier/sdk/operations';

import { Refusal } from './domain/kernel/index.ts';
import type { IncomingCall, Outcome, Transmission } from './gateway/call.ts';
import { encodeError, toOutcome } from './gateway/encode.ts';
import { isWorldId, worldIdOf } from './gateway/world-id.ts';
import { notModelledIds } from './handlers/not-modelled.data.ts';
import { createMemoryWorld, NotStored, type WorldHolder } from './world-persistence.ts';
import { createControl } from './scenario/control.ts';
import type { ControlPort, WorldOrigin } from './scenario/control-port.ts';
import type { World, WorldOptions } from './world.ts';

const DEFAULT_LIMIT = 40;

export interface WorldsOptions {
  /** Holder of the default world; in memory by default. */
  readonly home?: WorldHolder;
  /** Options of every other world. */
  readonly world?: WorldOptions;
  /** Maximum open worlds besides the default one; one more closes the least recently used. */
  readonly limit?: number;
}

/** Independent worlds side by side. */
export interface Worlds {
  /**
   * Answers a call by `work` in its world; a new id opens a world. Answers `notStored`, by default the platform's internal
   * error, when the changes could not be stored and were undone; a retry may succeed.
   */
  readonly answer: (call: IncomingCall, work: (world: World) => Outcome, notStored?: Outcome) => Promise<Outcome>;
  /** Runs work on the world that a connection names; undefined when it names no possible world. */
  readonly runFor: <Result>(
    headers: IncomingCall['headers'],
    work: (world: World) => Result,
  ) => Promise<Result | undefined>;
  /** Runs work on the default world, and stores its changes. */
  readonly use: <Result>(work: (world: World) => Result) => Promise<Result>;
  /** Answers a control call under `/__mock`. The caller must have authorised it. */
  readonly control: (call: IncomingCall) => Promise<Transmission>;
}

export function createWorlds({ home, world: options = {}, limit = DEFAULT_LIMIT }: WorldsOptions = {}): Worlds {
  const defaultHolder = home ?? createMemoryWorld(options);
  // Ordered by last use.
  const holders = new Map<string, WorldHolder>();

  const touch = (id: string, next: WorldHolder): WorldHolder => {
    holders.delete(id);
    holders.set(id, next);
    for (const idle of holders.keys()) {
      if (holders.size <= limit) break;
      holders.delete(idle);
    }
    return next;
  };
  const open = (id: string, origin: WorldOrigin): void => void touch(id, createMemoryWorld({ ...options, ...origin }));
  const holderOf = (id: string | undefined): WorldHolder =>
    id === undefined ? defaultHolder : touch(id, holders.get(id) ?? createMemoryWorld(options));

  const port: ControlPort = {
    use: (id, work) => holderOf(id).use(work),
    open,
    close: (id) => holders.delete(id),
    list: () => [...holders.keys()],
    isWorldId,
    notModelled: notModelledIds,
    operations: Object.keys(operations).length,
  };
  const control = createControl(port);

  return {
    use: (work) => defaultHolder.use(({ world }) => work(world)),
    async runFor(headers, work) {
      const id = worldIdOf({ headers });
      if (id !== undefined && !isWorldId(id)) return undefined;
      return holderOf(id).use(({ world }) => work(world));
    },
    async answer(call, work, notStored) {
      const id = worldIdOf(call);
      if (id !== undefined && !isWorldId(id)) return answerInvalidWorldId();
      return holderOf(id)
        .use(({ world }) => work(world))
        .catch((error: unknown) => {
          if (!(error instanceof NotStored)) throw error;
          return notStored ?? toOutcome(encodeError(new Refusal('INTERNAL_ERROR'), crypto.randomUUID()));
        });
    },
    async control(call) {
      const id = worldIdOf(call);
      if (id !== undefined && !isWorldId(id)) return answerInvalidWorldId();
      const { status, body } = await control({ ...call, worldId: id }).catch((error: unknown) => {
        if (error instanceof NotStored) return { status: 500, body: { error: error.message } };
        throw error;
      });
      const isText = typeof body === 'string';
      const headers = { 'Content-Type': isText ? 'text/plain' : 'application/json', 'Cache-Control': 'no-store' };
      return { kind: 'answer', status, headers, body: isText ? body : JSON.stringify(body), delay: 0 };
    },
  };
}

function answerInvalidWorldId() {
  const error = 'A world is named by up to 40 letters, digits and hyphens.';
  const headers = { 'Content-Type': 'application/json' };
  return { kind: 'answer', status: 400, headers, body: JSON.stringify({ error }), delay: 0 } as const;
}
